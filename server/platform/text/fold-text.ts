import { foldingByLetters } from './letter-table.ts';
import { limitMarks } from './text-limits.ts';

/**
 * Text as it is compared: lower case, without accents ("đ" becomes "d"), only letters and digits, single spaces.
 * "Ðà Nẵng", "ĐÀ-NẴNG" and "da nang" are alike.
 */
export const foldText = foldingByLetters(text =>
  limitMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đð]/gu, 'd')
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Grave, acute, tilde, hook above, dot below: the five tones. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** As {@link foldText}, but with accents; the position of the tone mark in the syllable ("Hoà", "Hòa") does not count. */
export const foldCase = foldingByLetters(
  text =>
    limitMarks(text.replace(/['’`]/gu, ''))
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ð', 'đ')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .split(' ')
      .map(toneLast)
      .join(' '),
  TONE,
);

function toneLast(word: string): string {
  const parts = word.normalize('NFD');
  return parts.replace(TONE, '') + (parts.match(TONE)?.join('') ?? '');
}

/** Slugs stop at a word's end before this many characters. */
const MAX_LENGTH = 120;

/** The part of an address that names a record: "Bệnh viện Chợ Rẫy" is `benh-vien-cho-ray`; never empty. */
export function slugOf(text: string): string {
  const words = foldText(text).match(/[a-z0-9]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug || 'khong-ten';
}
