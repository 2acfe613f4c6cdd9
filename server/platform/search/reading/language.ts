import type { SearchVocabulary } from '../search-index.ts';
import { type Abbreviations, compileAbbreviations } from '../text/abbreviations.ts';
import { compilePhrases, type Phrases } from '../text/phrases.ts';
import { type WordForms, wordFormer } from '../text/words.ts';

/** What both sides, indexing and searching, must know alike about words. */
export interface Language {
  readonly abbreviations: Abbreviations;
  readonly phrases: Phrases;
  /** Gives a small composed word its forms. */
  formWord(word: string): WordForms;
}

export function compileLanguage({ abbreviations, phrases }: SearchVocabulary): Language {
  return {
    abbreviations: compileAbbreviations(abbreviations),
    phrases: compilePhrases(phrases),
    formWord: wordFormer(),
  };
}
