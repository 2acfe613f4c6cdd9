/**
 * Combining marks in a row. Vietnamese needs two and no language more than eight, but putting marks in order takes time
 * that grows with the square of their number: 48,000 of them, which fit into one field, keep the process for seconds.
 */
export const MOST_MARKS = 8;

const MARK = /\p{M}/u;
/** Letters that cannot be seen part no marks: many texts lose them after their marks were counted. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
const LONG_RUN = /(?:\p{M}[\p{Cc}\p{Cf}]*){9}/u;

/** Whether more than {@link MOST_MARKS} marks stand in a row. */
export function hasTooManyMarks(text: string): boolean {
  return LONG_RUN.test(text);
}

/** The text with at most {@link MOST_MARKS} marks in a row; the others are left out. Cheap for any text. */
export function limitMarks(text: string): string {
  if (!hasTooManyMarks(text)) return text;
  const kept: string[] = [];
  let run = 0;
  for (const letter of text) {
    if (MARK.test(letter)) run += 1;
    else if (!INVISIBLE.test(letter)) run = 0;
    if (run <= MOST_MARKS) kept.push(letter);
  }
  return kept.join('');
}
