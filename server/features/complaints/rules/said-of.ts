import { mayBe, type Word, writtenWords } from './words.ts';

/** The people whom a sentence is about. */
export interface SaidOf {
  /** In months, where an age is said: "bé 8 tháng" is 8, "mẹ tôi 70 tuổi" 840. */
  readonly months: number | undefined;
  readonly isPregnant: boolean;
  /** Which of the words say an age or a pregnancy, by their places. */
  readonly places: ReadonlySet<number>;
}

const PREGNANCY = [
  'đang mang thai',
  'mang thai',
  'mang bầu',
  'đang có bầu',
  'có bầu',
  'có thai',
  'thai phụ',
  'bà bầu',
  'mẹ bầu',
  'phụ nữ có thai',
  'đang bầu',
  'bầu',
].map(writtenWords);

const PREGNANCY_BY_FIRST = Map.groupBy(PREGNANCY, ([first]) => first?.folded ?? '');

/** How many months each unit of an age has. */
const UNITS: readonly (readonly [words: readonly Word[], months: number])[] = [
  [writtenWords('tháng tuổi'), 1],
  [writtenWords('ngày tuổi'), 1 / 30],
  [writtenWords('tuần tuổi'), 1 / 4],
  [writtenWords('tuổi'), 12],
  [writtenWords('tháng'), 1],
  [writtenWords('tuần'), 1 / 4],
  [writtenWords('ngày'), 1 / 30],
];

/** Of a child that is named, "bé 8 tháng" says how old it is; of others "3 tháng" says since when. */
const AGES_ALONE = 4;

const NUMBERS = 'một hai ba bốn năm sáu bảy tám chín mười'.split(' ').flatMap(writtenWords);

/** "2t", "18th": a number and its unit in one word. */
const GLUED = /^(\d{1,3})(tuoi|t|thang|th)$/;

const MAX_MONTHS = 120 * 12;

/**
 * Reads of whom a sentence speaks.
 * @param beside the places of words on other people
 * @param isChildAt whether a word names a child
 */
export function saidOf(
  words: readonly Word[],
  beside: ReadonlySet<number>,
  isChildAt: (at: number) => boolean,
): SaidOf {
  const places = new Set<number>();
  const take = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) places.add(at);
  };
  let months: number | undefined;
  let isPregnant = false;
  for (let at = 0; at < words.length; at += 1) {
    if (places.has(at) || beside.has(at)) continue;
    const pregnancy = PREGNANCY_BY_FIRST.get(words[at]?.folded ?? '')?.find(name => mayBe(words, name, at));
    if (pregnancy) {
      isPregnant = true;
      take(at, pregnancy.length);
      const since = ageAt(words, at + pregnancy.length, true);
      take(at + pregnancy.length, since?.length ?? 0);
      continue;
    }
    const age = ageAt(words, at, at > 0 && isChildAt(at - 1));
    if (!age) continue;
    months ??= age.months;
    take(at, age.length);
  }
  return { months, isPregnant, places };
}

/** The age that begins with a word, and of how many words it is. @param isOwn whether a number of months or days is an age, too */
export function ageAt(
  words: readonly Word[],
  at: number,
  isOwn: boolean,
): { months: number; length: number } | undefined {
  const word = words[at];
  if (!word) return undefined;
  const [, glued, unit] = GLUED.exec(word.folded) ?? [];
  if (glued && unit) return { months: Number(glued) * (unit.startsWith('th') ? 1 : 12), length: 1 };
  const number = numberOf(word);
  const units = isOwn ? UNITS : UNITS.slice(0, AGES_ALONE);
  const found = number === undefined ? undefined : units.find(([name]) => mayBe(words, name, at + 1));
  const months = (number ?? 0) * (found?.[1] ?? 0);
  return found && months <= MAX_MONTHS ? { months, length: 1 + found[0].length } : undefined;
}

/** The number that a word is, in digits or up to ten in letters. */
export function numberOf(word: Word): number | undefined {
  if (/^\d{1,3}$/.test(word.folded)) return Number(word.folded);
  const at = NUMBERS.findIndex(({ folded, accented }) =>
    word.isBare ? word.folded === folded : word.accented === accented,
  );
  return at === -1 ? undefined : at + 1;
}
