import { foldWord } from '../search/text/words.ts';
import { isVietnameseSyllable } from './vietnamese-syllable.ts';
import type { Word } from './words.ts';

/** Shorter words mean too many things: "MS", "B1". */
const MIN_ALONE = 3;
const LETTER = /\p{L}/u;

/**
 * The ways to write a name by which texts are linked. A single word that could be any Vietnamese word ("Lao", "Dại") or
 * that is very short counts only behind one of `leads` ("bệnh lao"); digits alone never do.
 */
export function spellingsOf(
  name: string,
  leads: readonly string[],
  readWords: (text: string) => readonly Word[],
): ReadonlyArray<readonly Word[]> {
  const words = readWords(name);
  const [first, second] = words;
  if (!first || !words.some(({ key }) => LETTER.test(key))) return [];
  if (second || !isAmbiguous(name.slice(first.start, first.end))) return [words];
  return leads.map(lead => readWords(`${lead} ${name}`));
}

function isAmbiguous(word: string): boolean {
  const folded = foldWord(word.normalize('NFC'));
  return folded.length < MIN_ALONE || isVietnameseSyllable(folded);
}
