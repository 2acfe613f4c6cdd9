import { MIN_TYPO, withinOneTypo } from '../../../platform/search/text/one-typo.ts';
import { composeText, foldWord, wordsOf } from '../../../platform/search/text/words.ts';
import { remembering } from '../../../platform/text/remembering.ts';
import type { SearchItem } from '../contract.ts';
import type { IndexedCard } from '../search-source.ts';

/**
 * Makes items for these words. One that another name than its own fits better says so: nobody knows why it is there else.
 */
export function foundNames(query: string): (card: IndexedCard) => SearchItem {
  const asked = foldedWords(query);
  return card => {
    // Most cards are items as they stand.
    if (card.other_names === undefined && card.signs === undefined) return card;
    const { other_names = [], signs: _, ...item } = card;
    if (other_names.length === 0) return item;
    let best = { fit: fitOf(item.name, asked), said: '' };
    // No other name has more of the words, and most items are found by their own.
    if (best.fit === asked.length) return item;
    for (const { are, names } of other_names) {
      for (const name of names) {
        const fit = fitOf(name, asked);
        if (fit > best.fit) best = { fit, said: `${asSentence(name)}: ${are} của ${item.name}` };
      }
    }
    return best.said === '' ? item : { ...item, found_by: best.said };
  };
}

/** Folk names are written small. */
const asSentence = (name: string) => name.slice(0, 1).toLocaleUpperCase('vi') + name.slice(1);

/** How many of the words asked for stand in the name, but for a slip; the last of them may still be typed. */
function fitOf(name: string, asked: readonly string[]): number {
  const words = wordsOfName(name);
  const isIn = (typed: string, at: number) =>
    words.some(word => word === typed || isSlip(typed, word) || (at === asked.length - 1 && word.startsWith(typed)));
  return asked.filter(isIn).length;
}

const isSlip = (typed: string, word: string) => typed.length >= MIN_TYPO && withinOneTypo(typed, word);

/** Cards repeat from query to query, so the words of their names are remembered up to this many. */
const REMEMBERED = 10_000;
const wordsOfName = remembering(REMEMBERED, foldedWords);

function foldedWords(text: string): readonly string[] {
  return wordsOf(composeText(text)).map(foldWord);
}
