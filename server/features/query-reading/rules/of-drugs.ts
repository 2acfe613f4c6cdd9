import { plainWords } from '../../complaints/rules/plain-words.ts';
import { mayBe, type Word, writtenWords } from '../../complaints/rules/words.ts';
import type { QueryMeaning } from './query-meaning.ts';

/** What people ask of a medicine that they take. */
const QUESTIONS = [
  'quên liều',
  'quên uống',
  'quên thuốc',
  'uống bù',
  'quá liều',
  'liều dùng',
  'liều lượng',
  'uống mấy viên',
  'uống bao nhiêu viên',
  'tác dụng phụ',
  'uống chung',
  'uống cùng',
  'tương tác',
  'trước ăn hay sau ăn',
  'trước hay sau ăn',
  'trước khi ăn',
  'sau khi ăn',
  'hết hạn',
  'ngưng thuốc',
  'ngừng thuốc',
  'bỏ thuốc',
].map(writtenWords);

/** Words beside which such a question is one of a medicine. */
const MEDICINES = ['thuốc', 'liều', 'viên', 'kháng sinh', 'vitamin', 'siro'].map(writtenWords);

/** Whether a query asks how a medicine is taken. */
export function asksOfDrugs(words: readonly Word[]): boolean {
  return stands(words, QUESTIONS) && stands(words, MEDICINES);
}

const stands = (words: readonly Word[], names: readonly (readonly Word[])[]): boolean =>
  words.some((_, at) => names.some(name => mayBe(words, name, at)));

/** The same query as one of a medicine: only its name, where it is said, is looked for. */
export function ofDrugs(meaning: QueryMeaning, words: readonly Word[]): QueryMeaning {
  const asked = new Set(
    words.flatMap((_, at) =>
      [...QUESTIONS, ...MEDICINES]
        .filter(name => mayBe(words, name, at))
        .flatMap(name => name.map((_each, index) => at + index)),
    ),
  );
  const named = plainWords(words.filter((_, at) => !asked.has(at)));
  const text = named.map(({ typed }) => typed).join(' ');
  return { ...meaning, facility: undefined, free: [], text, isOfDrugs: true };
}
