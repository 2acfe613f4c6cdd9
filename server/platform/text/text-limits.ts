/**
 * The most combining marks in a row. Vietnamese needs two and no language more than eight. Normalising sorts marks in
 * time that grows with the square of their number: 48,000 of them, which fit into one field, block the process for
 * seconds.
 */
export const MAX_MARKS = 8;

const MARK = /\p{M}/u;
/** Invisible characters do not end a run of marks: many texts lose them after their marks were counted. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** Looked for where a run begins: from each of its marks it would be as long as it is again and again. */
const LONG_RUN = /(?<!\p{M})(?:\p{M}(?:(?!\p{M})[\p{Cc}\p{Cf}\p{DI}\u2800])*){9}/u;

/** Whether more than {@link MAX_MARKS} marks stand in a row. */
export function hasTooManyMarks(text: string): boolean {
  return LONG_RUN.test(text);
}

/** The text with at most {@link MAX_MARKS} marks in a row, without the others. Takes linear time. */
export function limitMarks(text: string): string {
  if (!hasTooManyMarks(text)) return text;
  const kept: string[] = [];
  let run = 0;
  for (const letter of text) {
    if (MARK.test(letter)) run += 1;
    else if (!INVISIBLE.test(letter)) run = 0;
    if (run <= MAX_MARKS) kept.push(letter);
  }
  return kept.join('');
}

/**
 * The most `<` signs in a text of HTML. An element has two of them around its text, so no description needs as many. A
 * parser takes time that grows with the square of the number of open elements.
 */
const MAX_TAGS = 4_000;

/** Whether a text of HTML has more than {@link MAX_TAGS} tags. */
export function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > MAX_TAGS) return true;
  }
  return false;
}
