import { remembering } from '../../text/remembering.ts';
import { phraseForms } from '../text/phrases.ts';
import { composeText, type WordForms, wordsOf } from '../text/words.ts';
import type { Language } from './language.ts';

/** A text of a document as the index takes it. */
export interface ReadText {
  /** Words with clear abbreviations written out, one space between: folded, and with accents. */
  readonly words: string;
  readonly accentedWords: string;
  /** Folded tokens: of the words as written and written out, and of the phrases in them. */
  readonly tokens: readonly string[];
  /** Accented tokens, where they differ from the folded ones. */
  readonly accentedTokens: readonly string[];
  /** All words as one token, folded and, where that differs, with accents. */
  readonly whole: readonly string[];
}

/** Names of areas, terms and workplaces repeat by the thousand, so short texts are remembered up to this many. */
const REMEMBERED = 20_000;
const SHORT = 80;

/** Makes a function that reads texts of documents. */
export function textReader(language: Language): (text: string) => ReadText {
  const read = (text: string) => readText(text, language);
  const remembered = remembering(REMEMBERED, read);
  return text => (text.length > SHORT ? read : remembered)(text);
}

function readText(text: string, language: Language): ReadText {
  const written = wordsOf(composeText(text))
    .map(language.formWord)
    .filter(form => form.folded !== '');
  const full = writeOut(written, language);
  const tokens = new Set<string>();
  const accentedTokens = new Set<string>();
  const add = (form: WordForms) => {
    tokens.add(form.folded);
    if (form.accented !== form.folded) accentedTokens.add(form.accented);
  };
  full.forEach(add);
  if (full !== written) written.forEach(add);
  addPhrases(full, language, add);
  return {
    words: full.map(form => form.folded).join(' '),
    accentedWords: full.map(form => form.accented).join(' '),
    tokens: [...tokens],
    accentedTokens: [...accentedTokens],
    whole: wholeTokens(full),
  };
}

function wholeTokens(words: readonly WordForms[]): string[] {
  if (words.length === 0) return [];
  const { folded, accented } = phraseForms(words);
  return folded === accented ? [folded] : [folded, accented];
}

/** Each clear abbreviation replaced by its meaning; the very same array when there is none. */
function writeOut(words: readonly WordForms[], { abbreviations, formWord }: Language): readonly WordForms[] {
  let out: WordForms[] | undefined;
  for (let at = 0; at < words.length; ) {
    const found = abbreviations.at(words, at);
    const [meaning, second] = found?.meanings ?? [];
    const length = found?.length ?? 1;
    if (meaning && !second) out = [...(out ?? words.slice(0, at)), ...meaning.map(formWord)];
    else out?.push(...words.slice(at, at + length));
    at += length;
  }
  return out ?? words;
}

/** Every phrase at every place, for a query may cut the same words differently. */
function addPhrases(words: readonly WordForms[], { phrases }: Language, add: (form: WordForms) => void): void {
  for (let at = 0; at < words.length; at += 1) {
    for (const length of phrases.lengthsAt(words, at)) add(phraseForms(words.slice(at, at + length)));
  }
}
