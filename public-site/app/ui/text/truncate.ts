export type TruncateOptions = {
  /** Cut between words, never inside one (unless the first word alone is too long). */
  atWord?: boolean;
};

/**
 * The text shortened to at most `max` characters, followed by an ellipsis when something was cut.
 * Characters are counted as people see them, so a mark is never parted from its letter.
 */
export function truncate(text: string, max: number, { atWord = false }: TruncateOptions = {}): string {
  const letters = graphemes(text.normalize('NFC'));
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max).join('');
  const insideWord = !/\s/.test(letters[max] ?? ' ') && !/\s$/.test(cut);
  const shortened = atWord && insideWord && /\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut;
  return `${shortened.trimEnd()}…`;
}

/** The letters of a text, each with its marks. */
export function graphemes(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
