import { rawLimit } from '../text/text-field.ts';
import { hasTooManyMarks, MAX_MARKS } from '../text/text-limits.ts';
import { tidyText } from '../text/tidy-text.ts';
import type { Remark } from './import.ts';

/** The cells of a row as one line each, and those among them that are longer than their column takes. */
export interface Cells<Column extends string> {
  /** Tidy text; empty where the cell says nothing or is too long. */
  readonly cell: (column: Column) => string;
  readonly tooLong: ReadonlySet<Column>;
}

/**
 * Reads the cells of a row within the limits of their columns, in characters. Whatever is longer goes no further: no
 * pattern runs over it, and no database refuses it.
 */
export function readCells<Column extends string>(
  fields: Readonly<Record<string, string>>,
  limits: Readonly<Record<Column, number>>,
): Cells<Column> {
  const texts = new Map<Column, string>();
  const tooLong = new Set<Column>();
  for (const column in limits) {
    const written = fields[column] ?? '';
    const text = written.length > rawLimit(limits[column]) ? undefined : tidyText(written);
    if (text === undefined || text.length > limits[column]) tooLong.add(column);
    else texts.set(column, text);
  }
  return { cell: column => texts.get(column) ?? '', tooLong };
}

/** Why a row is refused in which a letter bears more marks than any language has; undefined for any other row. */
export function overmarked(fields: Readonly<Record<string, string>>): Remark | undefined {
  const column = Object.keys(fields).find(name => hasTooManyMarks(fields[name] ?? ''));
  return column === undefined
    ? undefined
    : { code: 'too_many_marks', message: `${column} has more than ${MAX_MARKS} marks in a row` };
}

/** What is said of a cell that was left out for its length. */
export const cellTooLong = (column: string, max: number): Remark => ({
  code: `${column}_too_long`,
  message: `${column} longer than ${max.toLocaleString('en-US')} characters was left out`,
});

/** Why a row is refused whose id does not fit. */
export const idTooLong = (max: number): Remark => ({
  code: 'id_too_long',
  message: `external_id longer than ${max} characters`,
});

/** At most so many characters of a text; no letter is cut in two. */
export const cutTo = (text: string, max: number): string =>
  text.length > max
    ? text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
    : text;
