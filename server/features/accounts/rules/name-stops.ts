import { foldText } from '../../../platform/text/fold-text.ts';
import { DEGREES, LIKELY_ENDS, SURE_ENDS, TITLES } from './name-words.ts';

/** Words behind a middle initial: `George H. W. Bush`. */
const WORDS_AFTER_INITIAL = 3;

/** A stop and the word before it, and, left for the next stop, the word or sign behind it. */
const STOP = /([\p{L}\p{M}\p{Nd}]*)(\s*)\.(?=(\s*)([\p{L}\p{M}\p{Nd}]+|.?))/gu;
const WORD = /^[\p{L}\p{M}\p{Nd}]/u;
const INITIAL = /^\p{L}$/u;
const TWO_LETTERS = /^[a-z]{2}$/;

/** A full stop within a name. */
export interface NameStop {
  /** The word before it, folded; empty where there is none. */
  readonly before: string;
  /** The word or the sign behind it; empty at the end. */
  readonly after: string;
  readonly isSpacedBefore: boolean;
  readonly isSpacedAfter: boolean;
  /** Words of two letters and more on either side. */
  readonly wordsBefore: number;
  readonly wordsAfter: number;
}

/** The full stops of a text, in order. */
export function stopsOf(text: string): NameStop[] {
  return [...text.matchAll(STOP)].map(
    ({ 0: all, 1: before = '', 2: left = '', 3: right = '', 4: after = '', index }) => ({
      before: foldText(before),
      after,
      isSpacedBefore: left !== '',
      isSpacedAfter: right !== '',
      wordsBefore: wordsIn(text.slice(0, index)),
      wordsAfter: wordsIn(text.slice(index + all.length)),
    }),
  );
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]{2,}/gu)?.length ?? 0;

/** Whether the stop joins two words as in `abc.vn`, `t.me` or `abc . com`, and not a degree and a name. */
export function isInAddress({ before, after, isSpacedBefore, isSpacedAfter }: NameStop): boolean {
  if (before === '' || !WORD.test(after)) return false;
  const end = after.toLowerCase();
  if (SURE_ENDS.has(end)) return true;
  const isChain = DEGREES.has(after) && TITLES.has(before);
  const isLikely = LIKELY_ENDS.has(after) || (TWO_LETTERS.test(after) && !isChain);
  if (isSpacedBefore) return isLikely;
  return !isSpacedAfter && (isLikely || end === 'me' || !mayStandBeforeStop(before));
}

/** Whether the stop ends a sentence that goes on behind it. */
export function isSentenceEnd({ before, after, wordsBefore, wordsAfter }: NameStop): boolean {
  if (after === '') return false;
  if (!mayStandBeforeStop(before)) return true;
  return INITIAL.test(before) && wordsBefore >= 2 && wordsAfter > WORDS_AFTER_INITIAL;
}

const mayStandBeforeStop = (word: string) => TITLES.has(word) || INITIAL.test(word);
