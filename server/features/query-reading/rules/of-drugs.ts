import { plainWords } from '../../complaints/rules/plain-words.ts';
import { mayBe, type Word, writtenWords } from '../../complaints/rules/words.ts';
import { asksForPlace, meaningsOf, type ReadPart } from './query-meaning.ts';

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
  'trước hay sau khi ăn',
  'trước khi ăn hay sau khi ăn',
  'ngưng thuốc',
  'ngừng thuốc',
  'bỏ thuốc',
].map(writtenWords);

/** They are asked of a medicine only where they touch its word: much else is eaten, and expires. */
const TOUCHING = ['trước khi ăn', 'sau khi ăn', 'trước ăn', 'sau ăn', 'hết hạn'].map(writtenWords);

/** Words beside which such a question is one of a medicine. */
const MEDICINES = ['thuốc', 'liều', 'viên', 'kháng sinh', 'vitamin', 'siro'].map(writtenWords);

/** What a medicine is for, which is no name of one. */
const USES = [
  'ngủ',
  'an thần',
  'bổ',
  'ho',
  'cảm',
  'cảm cúm',
  'sốt',
  'hạ sốt',
  'giảm đau',
  'dị ứng',
  'huyết áp',
  'tiểu đường',
  'dạ dày',
  'tránh thai',
  'nam',
  'bắc',
  'tây',
].map(use => writtenWords(`thuốc ${use}`));

/** Words between a medicine and what is asked of it: "thuốc này uống trước khi ăn". */
const BETWEEN = ['này', 'đó', 'uống', 'đã', 'bị', 'nên', 'phải', 'có', 'được'].map(writtenWords);

/**
 * The name of the medicine that a query asks how to take, empty where none is named; undefined of a query that asks no
 * such thing: nowhere to go may be asked for beside it.
 */
export function askedDrug(words: readonly Word[], parts: readonly ReadPart[]): string | undefined {
  const isOfPlace = meaningsOf({ parts }, 'area').length > 0 || asksForPlace(parts);
  if (isOfPlace || !asksOfDrugs(words)) return undefined;
  const asked = new Set(
    words.flatMap((_, at) =>
      [...QUESTIONS, ...TOUCHING, ...MEDICINES, ...USES, ...BETWEEN]
        .filter(name => mayBe(words, name, at))
        .flatMap(name => name.map((_each, index) => at + index)),
    ),
  );
  const named = plainWords(words.filter((_, at) => !asked.has(at)));
  return named.map(({ typed }) => typed).join(' ');
}

function asksOfDrugs(words: readonly Word[]): boolean {
  const areMedicines = words.some((_, at) => endOf(words, MEDICINES, at) > at);
  return areMedicines && words.some((_, at) => endOf(words, QUESTIONS, at) > at || touchesMedicine(words, at));
}

/** Where the name ends that begins at a word; there itself where none does. */
function endOf(words: readonly Word[], names: readonly (readonly Word[])[], at: number): number {
  return at + (names.find(name => mayBe(words, name, at))?.length ?? 0);
}

/** Whether what is asked at a word stands right behind a medicine, or before one. */
function touchesMedicine(words: readonly Word[], at: number): boolean {
  const end = endOf(words, TOUCHING, at);
  if (end === at) return false;
  if (endOf(words, MEDICINES, end) > end) return true;
  let before = at;
  while (before > 0 && endOf(words, BETWEEN, before - 1) === before) before -= 1;
  return words.some(
    (_, from) => from < before && [...MEDICINES, ...USES].some(name => endOf(words, [name], from) === before),
  );
}
