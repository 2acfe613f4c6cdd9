import styles from './whole-words.module.css';

/** Words of two syllables that begin the names of facilities, and the specialities that stand in titles most often. */
const WORDS = [
  ...['Bệnh viện', 'Phòng khám', 'Trung tâm', 'Nhà thuốc', 'Nha khoa', 'Trạm Y tế', 'Y tế', 'bác sĩ', 'cơ sở y tế'],
  ...['Đa khoa', 'Chuyên khoa', 'Quốc tế', 'Thẩm mỹ', 'Y học', 'cổ truyền', 'Xét nghiệm', 'Hà Nội', 'Hồ Chí Minh'],
  ...['Tim mạch', 'Nhi khoa', 'Sản phụ khoa', 'Da liễu', 'Nội tiết', 'Thần kinh', 'Hô hấp', 'Tiêu hóa', 'Ung bướu'],
];
const PATTERN = new RegExp(`(${WORDS.join('|')})`, 'i');

/** A heading in which no line ends within a word: Vietnamese writes its syllables apart. */
export function WholeWords({ text }: { text: string }) {
  // Every second part is what the pattern caught. The parts of one text stay in their places, so those are their keys.
  return text.split(PATTERN).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={at} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
