/* Words of what cannot wait, one table for the server and for browsers, which look while the visitor types. */

import { isDenied } from '../../platform/text/denials.ts';
import { SELF_HARM, SELF_HARM_ACCENTED } from './self-harm-words-contract.ts';
import {
  ACHING,
  DANGEROUS,
  EMERGENCY,
  EMERGENCY_ACCENTED,
  EVERYDAY,
  FILLERS,
  MEDICINE,
  POISONS,
  SHORT_NOT,
  SPREAD,
} from './urgent-words-contract.ts';

/** `emergency`: of the body, poisoning and overdose among them. `self_harm`: the author may want to hurt themselves. */
export const URGENCIES = ['emergency', 'self_harm'] as const;
export type Urgency = (typeof URGENCIES)[number];

const TAKEN = ['uống', 'nuốt', 'ăn', 'húp', 'liếm'];
/** "uống phải một ít axit": so many words may stand between the two. */
const WORDS_BETWEEN = 4;

/** A word without its accents, and these. */
interface Word {
  readonly letters: string;
  readonly marks: string;
  /** As it is written, composed, in small letters. */
  readonly written: string;
}

const STROKE = '\u0335';
/** Letters without any accent. */
const PLAIN = /^[a-z0-9]*$/;
function wordOf(written: string): Word {
  if (PLAIN.test(written)) return { letters: written, marks: '', written };
  const text = written.normalize('NFD').replaceAll('đ', `d${STROKE}`);
  return {
    letters: text.replace(/\p{M}/gu, ''),
    marks: [...(text.match(/\p{M}/gu) ?? [])].sort().join(''),
    written,
  };
}
const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(wordOf);

/** Whether a written word may be this one: accents may be left out, but no other ones set. */
const mayBe = (written: Word | undefined, meant: Word): boolean =>
  written?.letters === meant.letters && [...written.marks].every(mark => meant.marks.includes(mark));
const isSame = (written: Word | undefined, meant: Word): boolean =>
  written?.letters === meant.letters && written.marks === meant.marks;

const SHORT = SHORT_NOT.flatMap(wordsOf);
/** With just these accents: "họng" and "Hồng" are no "hông". */
const isShort = (written: Word | undefined): boolean => SHORT.some(short => isSame(written, short));
const [NOT] = wordsOf('không');
/** As {@link mayBe}, where "ko" is "không": in a phrase, as "k" alone is also a name of cancer. */
const mayBeShort = (written: Word | undefined, meant: Word): boolean =>
  mayBe(written, meant) || (meant.letters === NOT?.letters && isShort(written));

type Fits = (written: Word | undefined, meant: Word) => boolean;
interface Phrase {
  readonly words: readonly Word[];
  readonly fits: Fits;
}
const phrases = (texts: readonly string[], fits: Fits = mayBe): Phrase[] =>
  texts.map(text => ({ words: wordsOf(text), fits }));

/** Phrases by the letters of their first words: each written word is looked up among hundreds of them at every key. */
type Table = ReadonlyMap<string, readonly Phrase[]>;
function tableOf(...lists: Phrase[][]): Table {
  const table = new Map<string, Phrase[]>();
  for (const phrase of lists.flat()) {
    const first = phrase.words[0]?.letters ?? '';
    table.set(first, [...(table.get(first) ?? []), phrase]);
  }
  return table;
}
const NO_PHRASES: readonly Phrase[] = [];
const beginningWith = (table: Table, word: Word | undefined): readonly Phrase[] =>
  table.get((isShort(word) ? NOT : word)?.letters ?? '') ?? NO_PHRASES;

const selfHarm = tableOf(phrases(SELF_HARM, mayBeShort), phrases(SELF_HARM_ACCENTED, isSame));
const emergencies = tableOf(phrases(EMERGENCY, mayBeShort), phrases(EMERGENCY_ACCENTED, isSame));
const poisons = tableOf(phrases(POISONS));
const fillers = phrases(FILLERS);
const everyday = tableOf(
  phrases(EVERYDAY, mayBeShort),
  phrases(
    ACHING.map(part => `${part} nhức muốn chết`),
    isSame,
  ),
);
const taken = phrases(TAKEN);

/** Where the words of a phrase end that begin at `at`; null where they do not stand there. */
function endOf(written: readonly Word[], { words, fits }: Phrase, at: number): number | null {
  let next = at;
  for (const [index, word] of words.entries()) {
    while (index > 0 && !fits(written[next], word) && isOneOf(written[next], fillers)) next += 1;
    if (!fits(written[next], word)) return null;
    next += 1;
  }
  return next;
}
const standsAt = (written: readonly Word[], phrase: Phrase, at: number): boolean => endOf(written, phrase, at) !== null;
const isOneOf = (written: Word | undefined, among: readonly Phrase[] = []): boolean =>
  among.some(({ words: [word], fits }) => word !== undefined && fits(written, word));

/** Who has taken so many pills at once has taken too many; blisters hold ten or so. */
const MANY_PILLS = 10;
const MANY_BLISTERS = 2;
const [pills, blisters, tens, units] = [
  'viên',
  'vỉ',
  'mười mươi chục trăm',
  'hai ba bốn tư năm lăm sáu bảy tám chín mốt rưỡi',
].map(texts => phrases(texts.split(' ')));
/** "40v", as people write it on phones. */
const GLUED = /^(\d+)(?:v|vien)$/;
const spread = tableOf(phrases(SPREAD));
const dangerous = tableOf(phrases(DANGEROUS));
const anyDangerous = tableOf(phrases(DANGEROUS), phrases(MEDICINE));

/** Whether what a visitor writes names something that cannot wait; null where it does not. */
export function urgencyOf(text: string): Urgency | null {
  const sentences = text.split(/[.!?;\n]+/u).map(sentence => masked(wordsOf(sentence)));
  if (sentences.some(words => names(words, selfHarm))) return 'self_harm';
  const isUrgent = (words: readonly Word[]) => names(words, emergencies) || namesPoison(words) || namesOverdose(words);
  return sentences.some(isUrgent) ? 'emergency' : null;
}

const NOTHING: Word = { letters: '', marks: '', written: '' };

/** A sentence without the everyday words in it. */
function masked(words: readonly Word[]): readonly Word[] {
  const hidden = new Set<number>();
  for (const at of words.keys()) {
    for (const phrase of beginningWith(everyday, words[at])) {
      const end = endOf(words, phrase, at) ?? at;
      for (let index = at; index < end; index += 1) hidden.add(index);
    }
  }
  return hidden.size === 0 ? words : words.map((word, at) => (hidden.has(at) ? NOTHING : word));
}

const namedAt = (words: readonly Word[], among: Table, at: number): boolean =>
  beginningWith(among, words[at]).some(phrase => standsAt(words, phrase, at));
const names = (words: readonly Word[], among: Table): boolean =>
  words.some((_, at) => namedAt(words, among, at) && !isDeniedAt(words, at));

const isDeniedAt = (words: readonly Word[], at: number): boolean =>
  isDenied(
    words.map(({ written }) => written),
    at,
  );

const namesPoison = (words: readonly Word[]): boolean =>
  words.some((_, at) => {
    if (!namedAt(words, poisons, at)) return false;
    const first = words.slice(Math.max(0, at - WORDS_BETWEEN), at).findIndex(word => isOneOf(word, taken));
    return first >= 0 && !isDeniedAt(words, Math.max(0, at - WORDS_BETWEEN) + first);
  });

/** "uống 40 viên paracetamol", "40 viên thuốc ngủ", but not "kê đơn 20 viên" or "30 viên sắt mỗi tháng". */
function namesOverdose(words: readonly Word[]): boolean {
  if (words.some((_, at) => namedAt(words, spread, at))) return false;
  return words.some((_, at) => {
    const end = endOfManyPills(words, at);
    if (end !== null && (isTakenBefore(words, at) || namedAt(words, anyDangerous, end))) return true;
    const isBlisters = countOf(words[at]) >= MANY_BLISTERS && isOneOf(words[at + 1], blisters);
    return isBlisters && isTakenBefore(words, at) && namedAt(words, dangerous, at + 2);
  });
}

const isTakenBefore = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - WORDS_BETWEEN), at).some(each => isOneOf(each, taken));

/** Where a number of too many pills ends that begins at `at`: "40 viên", "40v", "bốn mươi viên", "20 vỉ". */
function endOfManyPills(words: readonly Word[], at: number): number | null {
  const glued = GLUED.exec(words[at]?.letters ?? '');
  if (glued) return Number(glued[1]) >= MANY_PILLS ? at + 1 : null;
  const end = endOfMany(words, at);
  return end !== null && (isOneOf(words[end], pills) || isOneOf(words[end], blisters)) ? end + 1 : null;
}

/** Where a number of ten and more ends that begins at `at`, in digits or in words. */
function endOfMany(words: readonly Word[], at: number): number | null {
  if (digitsOf(words[at]) >= MANY_PILLS) return at + 1;
  const ten = isOneOf(words[at], units) ? at + 1 : at;
  if (!isOneOf(words[ten], tens)) return null;
  return isOneOf(words[ten + 1], units) ? ten + 2 : ten + 1;
}

const digitsOf = (word: Word | undefined): number => (/^\d+$/.test(word?.letters ?? '') ? Number(word?.letters) : 0);
/** In digits, or as one word. */
const countOf = (word: Word | undefined): number => (isOneOf(word, units) ? MANY_BLISTERS : digitsOf(word));
