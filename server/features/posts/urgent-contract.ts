/*
 * Words of what cannot wait, one table for the server and for browsers, which look while somebody types.
 */

import { SELF_HARM, SELF_HARM_ACCENTED } from './self-harm-words-contract.ts';
import { ACHING, DANGEROUS, EMERGENCY, EVERYDAY, POISONS, SPREAD } from './urgent-words-contract.ts';

/** `emergency`: of the body, poisoning and overdose among them. `self_harm`: somebody may want to hurt themselves. */
export const URGENCIES = ['emergency', 'self_harm'] as const;
export type Urgency = (typeof URGENCIES)[number];

const TAKEN = ['uống', 'nuốt', 'ăn', 'húp', 'liếm'];
/** "uống phải một ít axit": so many words may stand between the two. */
const WORDS_BETWEEN = 4;

/** Said right before something, they say that it is not there; one word more may stand between. */
const DENIED = ['không', 'chưa', 'chẳng', 'hết', 'đỡ'];
const BETWEEN_DENIED = ['bị', 'có', 'thấy', 'còn', 'hề', 'từng'];

/** A word without its accents, and these. */
interface Word {
  readonly letters: string;
  readonly marks: string;
}

const STROKE = '\u0335';
const wordOf = (text: string): Word => ({
  letters: text.replace(/\p{M}/gu, ''),
  marks: [...(text.match(/\p{M}/gu) ?? [])].sort().join(''),
});
const wordsOf = (text: string): Word[] =>
  (
    text
      .toLocaleLowerCase('vi')
      .normalize('NFD')
      .replaceAll('đ', `d${STROKE}`)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(wordOf);

/** Whether a written word may be this one: accents may be left out, but no other ones set. */
const mayBe = (written: Word | undefined, meant: Word): boolean =>
  written?.letters === meant.letters && [...written.marks].every(mark => meant.marks.includes(mark));
const isSame = (written: Word | undefined, meant: Word): boolean =>
  written?.letters === meant.letters && written.marks === meant.marks;

type Fits = (written: Word | undefined, meant: Word) => boolean;
interface Phrase {
  readonly words: readonly Word[];
  readonly fits: Fits;
}
const phrases = (texts: readonly string[], fits: Fits = mayBe): Phrase[] =>
  texts.map(text => ({ words: wordsOf(text), fits }));

const selfHarm = [...phrases(SELF_HARM), ...phrases(SELF_HARM_ACCENTED, isSame)];
const emergencies = phrases(EMERGENCY);
const poisons = phrases(POISONS);
const everyday = [
  ...phrases(EVERYDAY),
  ...phrases(
    ACHING.map(part => `${part} nhức muốn chết`),
    isSame,
  ),
];
const [taken, denied, betweenDenied] = [TAKEN, DENIED, BETWEEN_DENIED].map(texts => phrases(texts));

const standsAt = (written: readonly Word[], { words, fits }: Phrase, at: number): boolean =>
  words.every((word, index) => fits(written[at + index], word));
const isOneOf = (written: Word | undefined, among: readonly Phrase[] = []): boolean =>
  among.some(({ words: [word], fits }) => word !== undefined && fits(written, word));

/** Somebody who has taken so many pills at once has taken too many. */
const MANY_PILLS = 10;
const PILLS = wordsOf('viên vỉ').flatMap(word => ({ words: [word], fits: mayBe }));
const spread = phrases(SPREAD);
const dangerous = phrases(DANGEROUS);

/** Whether what somebody writes names something that cannot wait; null where it does not. */
export function urgencyOf(text: string): Urgency | null {
  const sentences = text.split(/[.!?;\n]+/u).map(sentence => masked(wordsOf(sentence)));
  if (sentences.some(words => names(words, selfHarm))) return 'self_harm';
  const isUrgent = (words: readonly Word[]) => names(words, emergencies) || namesPoison(words) || namesOverdose(words);
  return sentences.some(isUrgent) ? 'emergency' : null;
}

const NOTHING: Word = { letters: '', marks: '' };

/** A sentence without the everyday words in it. */
function masked(words: readonly Word[]): readonly Word[] {
  const hidden = new Set<number>();
  for (const at of words.keys()) {
    for (const phrase of everyday) {
      if (standsAt(words, phrase, at)) for (const index of phrase.words.keys()) hidden.add(at + index);
    }
  }
  return hidden.size === 0 ? words : words.map((word, at) => (hidden.has(at) ? NOTHING : word));
}

const names = (words: readonly Word[], among: readonly Phrase[]): boolean =>
  words.some((_, at) => among.some(phrase => standsAt(words, phrase, at)) && !isDenied(words, at));

function isDenied(words: readonly Word[], at: number): boolean {
  if (isOneOf(words[at - 1], denied)) return true;
  return isOneOf(words[at - 1], betweenDenied) && isOneOf(words[at - 2], denied);
}

const namesPoison = (words: readonly Word[]): boolean =>
  words.some((_, at) => {
    if (!poisons.some(phrase => standsAt(words, phrase, at))) return false;
    const first = words.slice(Math.max(0, at - WORDS_BETWEEN), at).findIndex(word => isOneOf(word, taken));
    return first >= 0 && !isDenied(words, Math.max(0, at - WORDS_BETWEEN) + first);
  });

/** "uống 40 viên paracetamol", "40 viên thuốc ngủ", but not "kê đơn 20 viên" or "30 viên sắt mỗi tháng". */
function namesOverdose(words: readonly Word[]): boolean {
  if (words.some((_, at) => spread.some(phrase => standsAt(words, phrase, at)))) return false;
  return words.some((word, at) => {
    const isMany = /^\d+$/.test(word.letters) && Number(word.letters) >= MANY_PILLS;
    if (!isMany || !isOneOf(words[at + 1], PILLS)) return false;
    const isTaken = words.slice(Math.max(0, at - WORDS_BETWEEN), at).some(each => isOneOf(each, taken));
    return isTaken || dangerous.some(phrase => standsAt(words, phrase, at + 2));
  });
}
