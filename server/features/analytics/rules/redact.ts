/** Begins where a word does: no word is read to its end from each of its letters. */
const EMAIL = /(?<![^\s@/])[^\s@/]+(?:@|%40)[^\s@/]+/giu;
/** Nine digits or more with a separator here and there: phone numbers, and numbers of cards and papers as well. */
const NUMBER = /\+?\d(?:[ .()-]{0,2}\d){8,}/g;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const LONG_WORD = /[\w-]{20,}/g;

/** At most `max` characters of a text, without what might be an e-mail, a phone number or a token. */
export function redactText(text: string, max: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(EMAIL, '[email]')
    .replace(UUID, '[token]')
    .replace(LONG_WORD, word => (isToken(word) ? '[token]' : word))
    .replace(NUMBER, '[number]')
    .trim()
    .slice(0, max);
}

/** Whether a word of a path or a text was made by a machine: slugs are small letters between hyphens. */
export function isToken(word: string): boolean {
  if (new RegExp(`^${UUID.source}$`, 'i').test(word)) return true;
  if (word.length < 20) return false;
  return /[A-Z_]/.test(word) || (/\d/.test(word) && !word.includes('-')) || word.split('-').some(isRandom);
}

/** Many changes between letters and digits, as words and ids have none. */
function isRandom(part: string): boolean {
  return part.length >= 12 && (part.match(/\d(?=[a-z])|[a-z](?=\d)/g)?.length ?? 0) >= 3;
}
