import type { WordForm } from '../search-engine.ts';
import { openDictionary } from './dictionary.ts';
import { listOf } from './posting-lists.ts';
import type { SegmentSections } from './segment-format.ts';
import { textReader } from './text-table.ts';

/** The words of a segment's documents, by their forms; entries come in the order of forms, then of words. */
export interface FormDictionary {
  entriesOf(form: string): WordForm[];
  /** The first entries whose form begins so. */
  entriesFrom(beginning: string, limit: number): WordForm[];
}

export function openFormDictionary(
  sections: Pick<SegmentSections, 'words' | 'forms' | 'wordsOfForms'>,
): FormDictionary {
  const wordAt = textReader(sections.words);
  const forms = openDictionary(sections.forms);
  const entriesAt = (number: number, form: string) => {
    const words = listOf(sections.wordsOfForms, { from: number, to: number + 1 });
    return Array.from(words, word => ({ form, word: wordAt(word) }));
  };
  return {
    entriesOf: form => {
      const number = forms.numberOf(form);
      return number === undefined ? [] : entriesAt(number, form);
    },
    entriesFrom: (beginning, limit) => {
      const entries: WordForm[] = [];
      const { from, to } = forms.beginningWith(beginning);
      for (let number = from; number < to && entries.length < limit; number += 1) {
        entries.push(...entriesAt(number, forms.textOf(number)));
      }
      return entries.slice(0, limit);
    },
  };
}
