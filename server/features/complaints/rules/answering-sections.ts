import type { ComplaintSection } from '../contract.ts';
import type { PlainSentence } from './plain-words.ts';
import { numberOf } from './said-of.ts';
import { mayBe, type Word, writtenWords } from './words.ts';

/** What people ask who want to do something themselves. */
const CARE = [
  'làm sao',
  'làm gì',
  'làm thế nào',
  'xử lý',
  'xử trí',
  'sơ cứu',
  'tại nhà',
  'ở nhà',
  'uống gì',
  'uống thuốc gì',
  'ăn gì',
  'kiêng gì',
  'cách chữa',
  'cách trị',
  'chăm sóc',
].map(writtenWords);

/** What people ask who think of a doctor. */
const DOCTOR = [
  'khám ở đâu',
  'khoa nào',
  'khoa gì',
  'đi khám',
  'cần khám',
  'khi nào',
  'nguy hiểm không',
  'có nguy hiểm',
  'có sao không',
  'có nặng không',
].map(writtenWords);

/** Since when, how long and at what time of the day. */
const TIMES = [
  'hôm qua',
  'hôm kia',
  'hôm trước',
  'tối qua',
  'đêm qua',
  'sáng nay',
  'chiều nay',
  'trưa nay',
  'tuần trước',
  'tháng trước',
  'ngày thứ',
  'lâu ngày',
  'lâu rồi',
  'đã lâu',
  'kéo dài',
  'dai dẳng',
  'liên tục',
  'mãi không',
  'không khỏi',
  'không đỡ',
  'chưa khỏi',
  'chưa đỡ',
  'tái phát',
  'về đêm',
  'ban đêm',
  'nửa đêm',
].map(writtenWords);

const AMOUNTS = 'mấy vài nửa cả suốt nhiều'.split(' ').flatMap(writtenWords);
const UNITS = 'phút giờ tiếng hôm bữa ngày đêm tuần tháng năm'.split(' ').flatMap(writtenWords);

const INFANT_MONTHS = 12;
const ELDERLY_MONTHS = 60 * 12;

/**
 * The sections of a complaint's page that answer a sentence, the best first: of whom it speaks, then what it asks, then
 * since when; none where it says nothing of that.
 * @param isFree whether a word, by its place, belongs to no complaint's name
 */
export function answeringSections(
  sentence: PlainSentence,
  words: readonly Word[],
  isFree: (place: number) => boolean,
): ComplaintSection[] {
  const says = (phrases: readonly (readonly Word[])[]) =>
    words.some((_, at) =>
      phrases.some(phrase => mayBe(words, phrase, at) && phrase.every((_word, index) => isFree(at + index))),
    );
  const sections: ComplaintSection[] = [...sectionsForWhom(sentence)];
  if (says(CARE)) sections.push('home_care');
  if (says(DOCTOR) || says(TIMES) || saysHowLong(words, at => isFree(at) && !sentence.of.places.has(at)))
    sections.push('when_to_see_doctor');
  return sections;
}

/** The sections for those of whom a sentence speaks, the nearest first. */
function sectionsForWhom({ isChild, of: { months, isPregnant } }: PlainSentence): readonly ComplaintSection[] {
  if (isPregnant) return ['pregnancy'];
  if (isChild) return months !== undefined && months < INFANT_MONTHS ? ['infants', 'children'] : ['children'];
  if (months === undefined) return [];
  return months >= ELDERLY_MONTHS ? ['elderly'] : ['adults'];
}

/** "3 ngày", "mấy hôm", but no age: "bé 3 tháng". */
function saysHowLong(words: readonly Word[], isFree: (place: number) => boolean): boolean {
  return words.some((word, at) => {
    const isAmount = numberOf(word) !== undefined || AMOUNTS.some(amount => mayBe(words, [amount], at));
    return isAmount && isFree(at) && isFree(at + 1) && UNITS.some(unit => mayBe(words, [unit], at + 1));
  });
}
