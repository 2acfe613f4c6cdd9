import { deletions, SHORTEST_TYPO, withinOneTypo } from '../../../platform/search/text/one-typo.ts';
import { soundDistance, soundOf } from '../../../platform/search/text/sound.ts';
import { composeText, type WordForms, wordFormer, wordsOf } from '../../../platform/search/text/words.ts';

/** Words of the lexicon by what they may be mistaken for; built once. */
export interface SpellingTable {
  /**
   * What a word that was spelled wrongly may stand for, small with accents, the nearest first: with other accents, as it
   * is heard, with one slip.
   */
  near(word: WordForms): readonly string[];
}

/** A letter may be left out of the shortest word that a slip is looked for in. */
const SHORTEST_SLIP = SHORTEST_TYPO - 1;

/** Words tried in the place of one. */
const MOST_NEAR = 12;

interface Entry extends WordForms {
  readonly text: string;
}

/** Compiles the words of some texts. */
export function compileSpellings(texts: Iterable<string>): SpellingTable {
  const formWord = wordFormer();
  const words = new Set([...texts].flatMap(text => wordsOf(composeText(text))));
  const entries = [...words].map((text): Entry => ({ text, ...formWord(text) }));
  const byFolded = Map.groupBy(entries, ({ folded }) => folded);
  const bySound = Map.groupBy(entries, ({ folded }) => soundOf(folded));
  const byDeletion = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.folded.length < SHORTEST_TYPO) continue;
    for (const form of deletions(entry.folded)) byDeletion.set(form, [...(byDeletion.get(form) ?? []), entry]);
  }
  return {
    near: ({ folded, accented }) => {
      const sound = soundOf(folded);
      const heard = (sound === undefined ? [] : (bySound.get(sound) ?? [])).toSorted(
        (a, b) => soundDistance(folded, a.folded) - soundDistance(folded, b.folded),
      );
      const slipped =
        folded.length < SHORTEST_SLIP ? [] : deletions(folded).flatMap(form => byDeletion.get(form) ?? []);
      const all = [
        ...(byFolded.get(folded) ?? []),
        ...heard,
        ...slipped.filter(each => withinOneTypo(folded, each.folded)),
      ];
      const others = all.filter(each => each.accented !== accented).map(({ text }) => text);
      return [...new Set(others)].slice(0, MOST_NEAR);
    },
  };
}
