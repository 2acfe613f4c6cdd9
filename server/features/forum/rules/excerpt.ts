/** Texts are cut in the middle of a word only where that word alone is longer than this part of the whole. */
const MIN_KEPT = 0.6;

/** The first words of a text on one line, at most `max` characters, with an ellipsis where more follows. */
export function excerptOf(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max * MIN_KEPT ? cut.slice(0, end) : cut).trimEnd()}…`;
}
