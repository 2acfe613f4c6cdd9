import { atOnce, type Steps } from '../../../platform/load/in-pieces.ts';
import { deletions, MIN_TYPO, withinOneTypo } from '../../../platform/search/text/one-typo.ts';
import { soundDistance, soundOf } from '../../../platform/search/text/sound.ts';
import { composeText, type WordForms, wordFormer, wordsOf } from '../../../platform/search/text/words.ts';

/** Words of the lexicon by what they may be mistaken for; built once. */
export interface SpellingTable {
  /**
   * What a word that was spelled wrongly may stand for where one of the words beside it stands beside that in a text, too;
   * small with accents, the nearest first: with other accents, as it is heard, with one slip.
   */
  near(word: WordForms, beside: Beside): readonly string[];
  /** Whether a word stands in a text as it does here, beside one of the words beside it. */
  isBeside(word: WordForms, beside: Beside): boolean;
}

/** The words before and behind a word; undefined at the ends. */
interface Beside {
  readonly before: WordForms | undefined;
  readonly after: WordForms | undefined;
}

/** A letter may be left out of the shortest word that a slip is looked for in. */
const MIN_SLIP = MIN_TYPO - 1;

interface Entry extends WordForms {
  readonly text: string;
}

/** Compiles the words of some texts. */
export const compileSpellings = (texts: Iterable<string>): SpellingTable => atOnce(spellingTableOf(texts));

/** As {@link compileSpellings}, text by text. */
export function* spellingTableOf(texts: Iterable<string>): Steps<SpellingTable> {
  const formWord = wordFormer();
  const formed = (text: string): Entry => ({ text, ...formWord(text) });
  const read: Entry[][] = [];
  for (const text of texts) {
    yield;
    read.push(wordsOf(composeText(text)).map(formed));
  }
  const entries = [...new Map(read.flat().map(entry => [entry.text, entry])).values()];
  const pairs = new Set(
    read.flatMap(words => words.slice(1).map((word, at) => pairOf(words[at]?.folded ?? '', word.folded))),
  );
  const isPair = (first: WordForms | undefined, second: WordForms | undefined) =>
    first !== undefined && second !== undefined && pairs.has(pairOf(first.folded, second.folded));
  const isBeside: SpellingTable['isBeside'] = (word, { before, after }) => isPair(before, word) || isPair(word, after);
  const byFolded = Map.groupBy(entries, ({ folded }) => folded);
  const bySound = Map.groupBy(entries, ({ folded }) => soundOf(folded));
  const byDeletion = new Map<string, Entry[]>();
  for (const entry of entries) {
    yield;
    if (entry.folded.length < MIN_TYPO) continue;
    for (const form of deletions(entry.folded)) byDeletion.set(form, [...(byDeletion.get(form) ?? []), entry]);
  }
  return {
    isBeside,
    near: ({ folded, accented }, beside) => {
      const sound = soundOf(folded);
      const heard = (sound === undefined ? [] : (bySound.get(sound) ?? [])).toSorted(
        (a, b) => soundDistance(folded, a.folded) - soundDistance(folded, b.folded),
      );
      const slipped = folded.length < MIN_SLIP ? [] : deletions(folded).flatMap(form => byDeletion.get(form) ?? []);
      const all = [
        ...(byFolded.get(folded) ?? []),
        ...heard,
        ...slipped.filter(each => withinOneTypo(folded, each.folded)),
      ];
      const others = all.filter(each => each.accented !== accented && isBeside(each, beside));
      return [...new Set(others.map(({ text }) => text))];
    },
  };
}

const pairOf = (first: string, second: string) => `${first} ${second}`;
