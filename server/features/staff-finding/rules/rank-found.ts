import { foldText } from '../../../platform/text/fold-text.ts';

/** How well a record fits, the best first; the search index has judged what only it finds. */
export const RANKS = { known: 0, called: 1, begins: 2, holds: 3, other: 4 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

/** How a name fits folded words: it is called so, begins so, holds each of them, or is found by something else. */
export function rankOfName(name: string, words: readonly string[]): Rank {
  const folded = foldText(name);
  const asked = words.join(' ');
  if (folded === asked) return RANKS.called;
  if (folded.startsWith(asked)) return RANKS.begins;
  return holdsWords(folded, words) ? RANKS.holds : RANKS.other;
}

/** Whether each of the words begins one of a folded text. */
export const holdsWords = (folded: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every(word => ` ${folded}`.includes(` ${word}`));
