import type { ReactNode } from 'react';
import styles from './whole-end.module.css';

/** Words of two syllables that begin the names of facilities, and the specialities that stand in titles most often. */
const WORDS = [
  'Bệnh viện',
  'Phòng khám',
  'Trung tâm',
  'Nhà thuốc',
  'Nha khoa',
  'Trạm Y tế',
  'Y tế',
  'bác sĩ',
  'cơ sở y tế',
  'Đa khoa',
  'Chuyên khoa',
  'Quốc tế',
  'Thẩm mỹ',
  'Y học',
  'cổ truyền',
  'Xét nghiệm',
  'Hà Nội',
  'Hồ Chí Minh',
  'Tim mạch',
  'Nhi khoa',
  'Sản phụ khoa',
  'Da liễu',
  'Nội tiết',
  'Thần kinh',
  'Hô hấp',
  'Tiêu hóa',
  'Ung bướu',
];
const PATTERN = new RegExp(`(${WORDS.join('|')})`, 'i');

/** A heading in which no line ends within a word, as Vietnamese writes its syllables apart, nor holds a single last one. */
export function WholeWords({ text }: { text: string }) {
  return keptWhole(text.split(PATTERN).flatMap(splitEnd));
}

/** Parts the last two syllables from what stands before them, behind the last of the words above. */
function splitEnd(part: string, at: number, parts: readonly string[]): string[] {
  const syllables = part.split(' ');
  if (at < parts.length - 1 || syllables.length < 3) return [part];
  return [`${syllables.slice(0, -2).join(' ')} `, syllables.slice(-2).join(' '), ''];
}

/** The parts of a text, as `split` answers them for a pattern that catches what is not to be broken: every second part. */
function keptWhole(parts: readonly string[]): ReactNode {
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their places.
      <span key={at} className={styles.end}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
