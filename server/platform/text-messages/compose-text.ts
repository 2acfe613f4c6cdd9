/** Two parts of an SMS without accents; a third would cost as much as both. */
const MAX_LENGTH = 306;
/** So much of the text stays beside a link of any length. */
const MIN_LENGTH = 60;

/**
 * A message to a phone: one line without accents, since a single letter with one more than halves what an SMS holds.
 * Longer texts are cut; the link behind them never is.
 */
export function composeText(text: string, link = ''): string {
  const room = Math.max(MIN_LENGTH, MAX_LENGTH - (link === '' ? 0 : link.length + 1));
  const plain = withoutAccents(text);
  const cut = plain.length <= room ? plain : `${plain.slice(0, room - 3).trimEnd()}...`;
  return link === '' ? cut : `${cut} ${link}`;
}

/** Letters and signs of the SMS alphabet only, single blanks. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đð]/gu, 'd')
    .replace(/[ĐÐ]/gu, 'D')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[–—]/gu, '-')
    .replace(/[^ -Z_a-z]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
