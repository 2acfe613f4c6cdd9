import type { Clause, Token } from '../search-engine.ts';
import { phraseForms } from '../text/phrases.ts';
import { composeText, type WordForms, wordsOf } from '../text/words.ts';
import type { Language } from './language.ts';

/** A word of a query, or a phrase that the index has as one token. */
export interface QueryWord extends WordForms {
  /** The words of a phrase as they stand in names. */
  readonly spelled?: WordForms;
}

/** One part of a query and the ways in which a document may satisfy it: one way is enough, with all of its words. */
export interface Unit {
  /** The first way is the one that ranking compares with names. A word without accented form may have any accents. */
  readonly ways: readonly (readonly QueryWord[])[];
  /** The typing may still go on: the last word of each way is a beginning. */
  readonly open: boolean;
}

/** One understanding of what was typed. */
export interface Reading {
  readonly units: readonly Unit[];
  /** True when the visitor typed accents, so that the same accents in a name count more. */
  readonly accented: boolean;
  /** Nothing else than names is looked for by it. */
  readonly onlyNames?: boolean;
}

/** Another understanding of a query that found nothing. */
export interface OtherReading {
  readonly reading: Reading;
  /** It is a guess at what was meant, not another way of writing the same. */
  readonly similar: boolean;
  /** Words that must stand side by side in a name or in titles. */
  readonly runs?: readonly string[];
  /** All words must stand in a name or in titles, at most so many of them otherwise than they were typed. */
  readonly mostChanged?: number;
}

/** As many words as long names have; the rest is ignored. */
const MAX_WORDS = 16;

/** Longer queries that name nothing say nothing more, and each word costs time in every search made for them. */
const MAX_OTHER_WORDS = 8;

/** The small words of a query, accents kept; empty when it has none. */
export function queryWords(query: string): string[] {
  return wordsOf(composeText(query)).slice(0, MAX_WORDS);
}

/** The first of many words, where all of them together are found nowhere. */
export const firstWords = (words: readonly string[]) => words.slice(0, MAX_OTHER_WORDS);

/**
 * Reads words as they stand, with abbreviations written out and, unless `apart`, phrases taken as one. The last word
 * counts as unfinished.
 */
export function readWords(words: readonly string[], language: Language, { apart = false } = {}): Reading {
  const forms = words.map(language.formWord).filter(form => form.folded !== '');
  const units: Unit[] = [];
  for (let at = 0; at < forms.length; ) {
    const found = language.abbreviations.at(forms, at);
    const [phrase] = apart || found ? [] : language.phrases.lengthsAt(forms, at);
    const length = found?.length ?? phrase ?? 1;
    const literal = forms.slice(at, at + length);
    const open = at + length >= forms.length;
    const meanings = (found?.meanings ?? []).map(meaning => readPhrases(meaning, language, { apart }));
    units.push({ ways: phrase ? [[phraseWord(literal)]] : waysOf(literal, meanings, open), open });
    at += length;
  }
  return { units, accented: forms.some(form => form.accented !== form.folded) };
}

/** Words that nobody typed as they stand here, such as an abbreviation's meaning: their accents are not asked for. */
export function readPhrases(text: readonly string[], language: Language, { apart = false } = {}): QueryWord[] {
  const forms = text.map(language.formWord);
  const words: QueryWord[] = [];
  for (let at = 0; at < forms.length; ) {
    const [phrase = 1] = apart ? [] : language.phrases.lengthsAt(forms, at);
    const part = forms.slice(at, at + phrase).map(withoutAccent);
    words.push(...(phrase > 1 ? [phraseWord(part)] : part));
    at += phrase;
  }
  return words;
}

function phraseWord(words: readonly WordForms[]): QueryWord {
  const meant = words.every(word => word.accented !== '');
  const { folded, accented } = phraseForms(words);
  const spelled = {
    folded: words.map(word => word.folded).join(' '),
    accented: meant ? words.map(word => word.accented).join(' ') : '',
  };
  return { folded, accented: meant ? accented : '', spelled };
}

/**
 * Documents hold clear abbreviations written out, so a finished one needs no second way. An unfinished one may be the
 * beginning of a word, and an ambiguous one was not written out.
 */
function waysOf(
  literal: readonly WordForms[],
  meanings: readonly (readonly QueryWord[])[],
  open: boolean,
): Unit['ways'] {
  if (meanings.length === 0) return [literal];
  return meanings.length > 1 || open ? [...meanings, literal] : meanings;
}

/** A word that nobody typed, so that no accents are meant by it. */
export function withoutAccent({ folded }: Pick<WordForms, 'folded'>): WordForms {
  return { folded, accented: '' };
}

/** The words of the first way, as they stand in names. */
export function spelledWords(unit: Unit): readonly WordForms[] {
  return (unit.ways[0] ?? []).map(word => word.spelled ?? word);
}

/** True when a unit's last word may be the beginning of a longer one. */
export function hasOpenWord(unit: Unit): boolean {
  return unit.open && unit.ways.some(way => !way.at(-1)?.spelled);
}

/** True when phrases were taken as one. */
export function hasPhrases(reading: Reading): boolean {
  return reading.units.some(unit => unit.ways.some(way => way.some(word => word.spelled)));
}

/** How strictly words are compared. */
export interface Strictness {
  /** Typed accents must be there. */
  readonly accents: boolean;
  /** The last word must be complete. */
  readonly whole: boolean;
}

export const TONES = ['1', '2', '3', '4', '5'];
const TONELESS = /^\p{Ll}+$/u;
const ASCII = /^[a-z0-9]*$/;

/** The beginnings of words that a beginning with accents and no tone yet may become: the tone is typed last. */
export function everyTone(accented: string): string[] {
  const isToneless = TONELESS.test(accented) && !ASCII.test(accented);
  return isToneless ? [accented, ...TONES.map(tone => tone + accented)] : [accented];
}

function withEveryTone(tokens: readonly Token[]): Token[][] {
  const last = tokens.at(-1);
  if (!last?.prefix) return [[...tokens]];
  return everyTone(last.text).map(text => [...tokens.slice(0, -1), { ...last, text }]);
}

/** What a document must hold to fit one part of a query: any of these will do. */
export function phrasesOf(unit: Unit, strictness: Strictness): Token[][] {
  return unit.ways.flatMap(way => {
    const tokens = way.map((word, index) => ({
      text: (strictness.accents && word.accented) || word.folded,
      prefix: unit.open && !strictness.whole && !word.spelled && index === way.length - 1,
    }));
    return strictness.accents ? withEveryTone(tokens) : [tokens];
  });
}

/** What a document must hold to fit a reading. */
export function clausesOf(reading: Reading, strictness: Strictness): Clause[] {
  return reading.units.flatMap(unit => {
    const phrases = phrasesOf(unit, strictness);
    const [only] = phrases;
    return only && phrases.length === 1 ? only.map(token => [[token]]) : [phrases];
  });
}
