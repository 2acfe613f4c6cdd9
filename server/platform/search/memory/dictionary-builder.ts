import { byCodePoints } from './code-point-order.ts';
import { type TextTable, textTable } from './text-table.ts';

/** Gives texts numbers as they come, and their places in the end. */
export interface DictionaryBuilder {
  /** The same for the same text. The text has to be well formed. */
  numberOf(text: string): number;
  finish(): FinishedDictionary;
}

interface FinishedDictionary {
  /** In the order of code points. */
  readonly texts: readonly string[];
  readonly table: TextTable;
  /** The place in the table of the text of each number. */
  readonly places: Uint32Array;
}

export function dictionaryBuilder(): DictionaryBuilder {
  const numbers = new Map<string, number>();
  return {
    numberOf: text => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    finish: () => {
      const texts = [...numbers.keys()].sort(byCodePoints);
      const places = new Uint32Array(texts.length);
      texts.forEach((text, place) => {
        places[numbers.get(text) ?? 0] = place;
      });
      return { texts, table: textTable(texts), places };
    },
  };
}
