import { isVietnameseSyllable } from '../../../platform/linking/vietnamese-syllable.ts';
import { composeText, foldLetters, foldWord } from '../../../platform/search/text/words.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** An abbreviation, and the words that are read in its place. */
export interface ShortForm {
  /** "ĐTĐ". */
  readonly short: string;
  /** "đái tháo đường". */
  readonly readAs: string;
}

/** Abbreviations by their letters, in memory; built once from all of them. */
export interface ShortForms {
  /** A text with its abbreviations written out; the text itself, unchanged, where it has none. */
  writeOut(text: string): string;
}

interface Known extends ShortForm {
  readonly folded: string;
  /** The words that are read in its place, folded. */
  readonly words: readonly string[];
  /** Its letters make no Vietnamese word, so that nothing else can be meant by them. */
  readonly isClear: boolean;
  /** It stands among the words that are read in its place, so that other words beside it say as much: "xét nghiệm AMH". */
  readonly isKept: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Two letters may be the initials of a name. */
const MIN_CLEAR = 3;

/** The letters by which an abbreviation is known, small and without accents: "ĐTĐ" → "dtd". */
export const shortKey = (short: string): string => foldLetters(composeText(short));

/**
 * Compiles abbreviations. One whose letters are a word, too ("THA", "VAT"), or are only two, is read where it is all of a
 * text or stands in capitals among small letters.
 */
export function compileShortForms(list: readonly ShortForm[]): ShortForms {
  const byKey = new Map(list.map(form => [shortKey(form.short), knownForm(form)]));
  return {
    writeOut: text => {
      const composed = composeText(text);
      const words = composed.match(WORD) ?? [];
      const isQuiet = words.some(word => word !== word.toUpperCase());
      const forms = words.map(word => {
        const known = byKey.get(foldLetters(word));
        if (!known || !isSpelled(word, known)) return undefined;
        const isMeant = known.isClear || (isQuiet && isCapital(word));
        return words.length === 1 || (isMeant && !known.isKept) ? known : undefined;
      });
      if (forms.every(form => form === undefined)) return text;
      const others = words.filter((_, at) => forms[at] === undefined);
      // Beside words without accents, words that have some would be all that is spelled out.
      const isBare = others.length > 0 && others.every(word => foldWord(word) === word.toLowerCase());
      const before = words.map(foldWord);
      let at = -1;
      return composed.replace(WORD, word => {
        at += 1;
        const form = forms[at];
        return form ? restOf(form, before.slice(0, at), isBare) : word;
      });
    },
  };
}

function knownForm(form: ShortForm): Known {
  const folded = shortKey(form.short);
  const words = foldText(form.readAs).split(' ');
  const isClear = folded.length >= MIN_CLEAR && !isVietnameseSyllable(folded);
  return { ...form, folded, words, isClear, isKept: words.includes(folded) };
}

/** What is written in the place of an abbreviation, without what stands before it already: "đau TKT" is no "đau đau …". */
function restOf({ readAs, words }: Known, before: readonly string[], isBare: boolean): string {
  const said = words.findLastIndex((_, at) => endsWith(before, words.slice(0, at + 1))) + 1;
  const written = isBare ? words : readAs.split(' ');
  return written.slice(said).join(' ');
}

const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  end.length <= words.length && end.every((word, at) => word === words[words.length - end.length + at]);

/** With its own letters or without accents: "thà" is no "THA". */
function isSpelled(word: string, { short, folded }: Known): boolean {
  const small = word.toLowerCase();
  return small === folded || small === short.toLowerCase() || small.replaceAll('đ', 'd') === folded;
}

const isCapital = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();
