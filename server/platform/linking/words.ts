import { composeText, toneKey } from '../search/text/words.ts';
import { remembering } from '../text/remembering.ts';

/** Letters, marks and digits, with apostrophes inside; search takes the same for one word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*/gu;
/** What may stand between two words of a name, however it is written: spaces and dashes, "COVID-19". */
const SOFT_GAP = /^[\s\-\u2010-\u2015\u2212]+$/u;
/** More signs than that stand inside no name. */
const MAX_GAP = 12;
const REMEMBERED = 50_000;

export interface Word {
  /** In small letters, tone taken out: "Hoà", "hòa" and "HÒA" have one key, "hoa" another one. */
  readonly key: string;
  /** Of the sign before it to that of the word before: a space for spaces and dashes, else the signs themselves. */
  readonly gap: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** Makes a function that reads a text's words; words repeat by the thousand, so their keys are remembered. */
export function wordReader(): (text: string) => Word[] {
  const keyOf = remembering(REMEMBERED, word => toneKey(composeText(word).toLowerCase()));
  return text => {
    const words: Word[] = [];
    let before = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const gap = words.length === 0 ? '' : gapOf(text.slice(before, index));
      before = index + word.length;
      words.push({ key: keyOf(word), gap, start: index, end: before });
    }
    return words;
  };
}

function gapOf(signs: string): string {
  if (signs === ' ' || SOFT_GAP.test(signs)) return ' ';
  return signs.length > MAX_GAP ? '\n' : signs.replace(/\s+/gu, '').replaceAll('&amp;', '&');
}
