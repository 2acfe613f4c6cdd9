import { atOnce, type Steps } from '../../load/in-pieces.ts';
import { composeText, type WordForms, wordFormer, wordsOf } from './words.ts';

/** A phrase that stands in a text. */
export interface FoundPhrase<V> {
  /** How many words it has there. */
  readonly length: number;
  readonly values: readonly V[];
}

/** How a phrase is compared. */
interface PhraseRule {
  /** `any`: where it is written without any accent, typed words may have whatever accents. */
  readonly accents: 'any';
}

/** A phrase with what it stands for. */
export type PhraseEntry<V> = readonly [text: string, value: V, rule?: PhraseRule];

/** Phrases by their words; built once from a list. */
export interface PhraseTable<V> {
  /** The longest phrase that begins at `words[at]`, or undefined. */
  longestAt(words: readonly WordForms[], at: number): FoundPhrase<V> | undefined;
  /** Whether a folded word stands in any phrase. */
  knows(folded: string): boolean;
}

interface Entry<V> {
  readonly words: readonly WordForms[];
  readonly values: V[];
  readonly hasAnyAccents: boolean;
}

/** Shorter phrases written as one word look like other words: "anan". */
const MIN_JOINED = 5;

/** Compiles phrases. They are also found where their words are written as one without accents: "govap". */
export const compilePhraseTable = <V>(list: Iterable<PhraseEntry<V>>): PhraseTable<V> => atOnce(phraseTableOf(list));

/** As {@link compilePhraseTable}, phrase by phrase. */
export function* phraseTableOf<V>(list: Iterable<PhraseEntry<V>>): Steps<PhraseTable<V>> {
  const entries = new Map<string, Entry<V>>();
  const known = new Set<string>();
  const formWord = wordFormer();
  const add = (words: readonly WordForms[], value: V, rule?: PhraseRule) => {
    const hasAnyAccents = rule !== undefined && words.every(({ folded, accented }) => folded === accented);
    const key = `${words.map(({ accented }) => accented).join(' ')}${hasAnyAccents ? '*' : ''}`;
    const entry = entries.get(key) ?? { words, values: [], hasAnyAccents };
    if (!entry.values.includes(value)) entry.values.push(value);
    entries.set(key, entry);
    for (const { folded } of words) known.add(folded);
  };
  for (const [text, value, rule] of list) {
    yield;
    const words = formsOf(text, formWord);
    if (words.length === 0) continue;
    add(words, value, rule);
    const joined = words.map(({ folded }) => folded).join('');
    if (words.length > 1 && joined.length >= MIN_JOINED) add([{ folded: joined, accented: joined }], value);
  }
  const byFirst = Map.groupBy(entries.values(), entry => entry.words[0]?.folded ?? '');
  for (const group of byFirst.values()) group.sort((a, b) => b.words.length - a.words.length);
  return {
    longestAt: (words, at) => {
      const found: Entry<V>[] = [];
      for (const entry of byFirst.get(words[at]?.folded ?? '') ?? []) {
        // The longest come first.
        if (found[0] && entry.words.length < found[0].words.length) break;
        if (standsAt(entry, words, at)) found.push(entry);
      }
      const length = found[0]?.words.length ?? 0;
      return length === 0 ? undefined : { length, values: [...new Set(found.flatMap(({ values }) => values))] };
    },
    knows: folded => known.has(folded),
  };
}

/** The words of a text in the forms in which they are compared. */
function formsOf(text: string, formWord: (word: string) => WordForms): WordForms[] {
  return wordsOf(composeText(text))
    .map(formWord)
    .filter(({ folded }) => folded !== '');
}

/** Whether the words of a phrase stand among typed ones, from `at` on. */
function standsAt<V>({ words, hasAnyAccents }: Entry<V>, typed: readonly WordForms[], at: number): boolean {
  if (words.length > typed.length - at) return false;
  return words.every((word, index) => isWord(typed[at + index], word, hasAnyAccents));
}

/** Whether a typed word may be this one: accents and the tone may be missing, but not be others. */
function isWord(typed: WordForms | undefined, word: WordForms, hasAnyAccents: boolean): boolean {
  if (typed?.folded !== word.folded) return false;
  if (hasAnyAccents || typed.accented === typed.folded || typed.accented === word.accented) return true;
  return /^[1-5]/.test(word.accented) && word.accented.slice(1) === typed.accented;
}
