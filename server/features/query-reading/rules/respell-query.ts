import type { Lexicon } from './compile-lexicon.ts';
import { partsIn, readWords } from './named-parts.ts';
import type { QueryMeaning } from './query-meaning.ts';
import { readWhole } from './read-query.ts';

/** The other words of a phrase say which one a misspelled word is. */
const MIN_PHRASE = 2;

/** No phrase is longer. */
const MAX_PHRASE = 8;

/** A query as it was meant. */
export interface Respelled {
  /** "bác sĩ da liễu quận 3". */
  readonly text: string;
  readonly meaning: QueryMeaning;
  /** Whether the word that was spelled otherwise stands beside its neighbour in another phrase as it was typed, too. */
  readonly wasMeant: boolean;
}

/**
 * Reads a query with one of its words spelled otherwise, where all of it is understood then and the word belongs to a
 * phrase: "da liểu quận 3" asks for "da liễu". Undefined where no word makes it so, as where words that are not
 * understood stand further apart than those of a phrase.
 * @param provinceSlug the province chosen by the visitor
 */
export function respellQuery(lexicon: Lexicon, query: string, provinceSlug?: string): Respelled | undefined {
  const words = readWords(lexicon, query);
  const parts = partsIn(lexicon, words, undefined);
  const typed = words.map(word => word.typed);
  const outside = (shortest: number) =>
    [...words.entries()].filter(
      ([at]) => !parts.some(({ from, to }) => from <= at && at < to && to - from >= shortest),
    );
  const unread = outside(1).map(([at]) => at);
  if ((unread.at(-1) ?? 0) - (unread[0] ?? 0) >= MAX_PHRASE) return undefined;
  for (const [at, word] of outside(MIN_PHRASE)) {
    const beside = { before: words[at - 1], after: words[at + 1] };
    for (const near of lexicon.spellings.near(word, beside)) {
      const text = typed.with(at, near).join(' ');
      const meaning = readWhole(lexicon, text, provinceSlug);
      const part = meaning?.parts.find(({ from, to }) => from <= at && at < to);
      if (meaning && part && part.to - part.from >= MIN_PHRASE)
        return { text, meaning, wasMeant: lexicon.spellings.isBeside(word, beside) };
    }
  }
  return undefined;
}
