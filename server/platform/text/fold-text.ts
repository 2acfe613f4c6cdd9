import { limitMarks } from './marks.ts';

/**
 * Text as it is compared: lower case, without accents ("đ" becomes "d"), only letters and digits, single spaces.
 * "Ðà Nẵng", "ĐÀ-NẴNG" and "da nang" are alike.
 */
export function foldText(text: string): string {
  return limitMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đð]/gu, 'd')
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As {@link foldText}, but accents count; where in the syllable the tone mark stands ("Hoà", "Hòa") does not. */
export function foldCase(text: string): string {
  return limitMarks(text.replace(/['’`]/gu, ''))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ð', 'đ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(toneLast)
    .join(' ');
}

/** Grave, acute, tilde, hook above, dot below: the five tones. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/gu;

function toneLast(word: string): string {
  const parts = word.normalize('NFD');
  return parts.replace(TONE, '') + (parts.match(TONE)?.join('') ?? '');
}
