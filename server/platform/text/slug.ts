import { foldText } from './fold-text.ts';

/** Slugs stop at a word's end before this many characters. */
const MAX_LENGTH = 120;

/** The part of an address that names a thing: "Bệnh viện Chợ Rẫy" is `benh-vien-cho-ray`; never empty. */
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
