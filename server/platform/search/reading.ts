import type { Clause } from './match-expression.ts';
import type { Abbreviations } from './text/abbreviations.ts';
import { composeText } from './text/compose-text.ts';
import { type WordForms, wordsOf } from './text/words.ts';

/** One part of a query and the ways in which a document may satisfy it: any way, but all of that way's words. */
export interface Unit {
  /** The first way is the one that ranking compares with names. A word without accented form may have any accents. */
  readonly ways: readonly (readonly WordForms[])[];
  /** The typing may still go on: the last word of each way is a beginning. */
  readonly open: boolean;
}

/** One understanding of what was typed. */
export interface Reading {
  readonly units: readonly Unit[];
  /** True when the visitor typed accents, so that the same accents in a name count more. */
  readonly accented: boolean;
}

/** Longer queries say nothing more; the rest is ignored. */
const MOST_WORDS = 12;

/** Gives a small composed word its forms. */
export type FormWord = (word: string) => WordForms;

/** The small words of a query, accents kept; empty when it has none. */
export function queryWords(query: string): string[] {
  return wordsOf(composeText(query)).slice(0, MOST_WORDS);
}

/** Reads words as they stand, with abbreviations written out. The last word counts as unfinished. */
export function readWords(words: readonly string[], abbreviations: Abbreviations, formWord: FormWord): Reading {
  const forms = words.map(formWord).filter(form => form.folded !== '');
  const folded = forms.map(form => form.folded);
  const units: Unit[] = [];
  for (let at = 0; at < forms.length; ) {
    const found = abbreviations.at(folded, at);
    const length = found?.length ?? 1;
    const literal = forms.slice(at, at + length);
    const open = at + length >= forms.length;
    const meanings = (found?.meanings ?? []).map(meaning => meaning.map(word => withoutAccent(formWord(word))));
    units.push({ ways: waysOf(literal, meanings, open), open });
    at += length;
  }
  return { units, accented: forms.some(form => form.accented !== form.folded) };
}

/**
 * Documents hold clear abbreviations written out, so a finished one needs no second way. An unfinished one may be the
 * beginning of a word, and an ambiguous one was not written out.
 */
function waysOf(
  literal: readonly WordForms[],
  meanings: readonly (readonly WordForms[])[],
  open: boolean,
): Unit['ways'] {
  if (meanings.length === 0) return [literal];
  return meanings.length > 1 || open ? [...meanings, literal] : meanings;
}

/** A word that nobody typed, so that no accents are meant by it. */
export function withoutAccent({ folded }: Pick<WordForms, 'folded'>): WordForms {
  return { folded, accented: '' };
}

/** How strictly words are compared. */
export interface Strictness {
  /** Typed accents must be there. */
  readonly accents: boolean;
  /** The last word must be complete. */
  readonly whole: boolean;
}

/** What a document must hold to fit a reading. */
export function clausesOf(reading: Reading, strictness: Strictness): Clause[] {
  return reading.units.flatMap(unit => {
    const phrases = unit.ways.map(way =>
      way.map((word, index) => ({
        text: (strictness.accents && word.accented) || word.folded,
        prefix: unit.open && !strictness.whole && index === way.length - 1,
      })),
    );
    const [only] = phrases;
    return only && phrases.length === 1 ? only.map(token => [[token]]) : [phrases];
  });
}
