import { foldWord } from './fold-word.ts';
import { toneKey } from './tone.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Longer runs of letters are no words; they would only bloat the index. */
const LONGEST_WORD = 40;

/** The words of composed text in small letters, accents kept. */
export function wordsOf(composed: string): string[] {
  const words = composed.toLowerCase().match(WORD) ?? [];
  return words.map(word => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).toWellFormed() : word));
}

/** One word in the two forms that the index holds. */
export interface WordForms {
  readonly folded: string;
  /** With its accents, tone first; equal to `folded` where the word has none. */
  readonly accented: string;
}

/** Words repeat by the thousand while indexing, so their forms are remembered up to this many. */
const REMEMBERED_WORDS = 50_000;

/** Makes a function that gives a small composed word's forms and remembers them. */
export function wordFormer(): (word: string) => WordForms {
  const known = new Map<string, WordForms>();
  return word => {
    const found = known.get(word);
    if (found) return found;
    const forms = { folded: foldWord(word), accented: toneKey(word) };
    if (known.size >= REMEMBERED_WORDS) known.clear();
    known.set(word, forms);
    return forms;
  };
}
