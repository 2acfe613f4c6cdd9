import { isPastDay } from '../../platform/clock/past-day.ts';
import { hasWords } from '../../platform/contract/visible-text.ts';
import { safeHtml } from '../../platform/text/safe-html.ts';
import { readCellList, writeCellList } from '../../platform/transfer/cell-lists.ts';
import { cellTooLong } from '../../platform/transfer/cells.ts';
import type { Remark } from '../../platform/transfer/import.ts';
import { writeHtml } from '../records/record-cells.ts';
import type { TermFinder } from '../taxonomy/term-finder.ts';
import { LIBRARY_STATUSES, type LibraryStatus } from './contract.ts';
import { MAX_NAME, MAX_NAMES } from './staff-contract.ts';

/* Cells that lists of diseases and of drugs have in common. */

/** Characters of a cell with a section; as much as a form of the console takes. */
export const MAX_SECTION_CELL = 20_000;
const HEADING_2 = /(<\/?)h2(?=[\s>])/g;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The texts of a cell, each once, whatever its case. */
export function textsIn(cell: string): string[] {
  const texts = readCellList(cell).map(([text = '']) => text);
  return [...new Map(texts.map(text => [text.toLocaleLowerCase('vi'), text])).values()];
}

export const cellOf = (texts: readonly string[]): string => writeCellList(texts.map(text => [text]));

/** Other names that fit; the rest is left out and said. */
export function namesIn(column: string, cell: string, flags: Remark[]): string[] {
  const names = textsIn(cell);
  const fitting = names.filter(name => name.length <= MAX_NAME && hasWords(name)).slice(0, MAX_NAMES);
  if (fitting.length < names.length) {
    flags.push({
      code: `${column}_left_out`,
      message: `${column}: names over ${MAX_NAME} characters or without letters, or more than ${MAX_NAMES} of them, were left out`,
    });
  }
  return fitting;
}

/** Ids of things that a cell names; what is not known is said. */
export function idsIn(
  column: string,
  cell: string,
  find: (text: string) => number | undefined,
  flags: Remark[],
): number[] {
  return [
    ...new Set(
      textsIn(cell).flatMap(text => {
        const id = find(text);
        if (id === undefined) flags.push({ code: `${column}_unknown`, message: `${column}: "${text}" is not known` });
        return id ?? [];
      }),
    ),
  ];
}

/** Specialities by their names, slugs or other names. */
export const specialitiesIn = (cell: string, finder: TermFinder, flags: Remark[]): number[] =>
  idsIn('speciality', cell, text => finder.find('speciality', text.replaceAll('-', ' ')), flags);

/** A section as it would be stored; empty where the cell has none, or too much. */
export async function sectionIn(column: string, written: string, flags: Remark[]): Promise<string> {
  if (written.length > MAX_SECTION_CELL) {
    flags.push(cellTooLong(column, MAX_SECTION_CELL));
    return '';
  }
  return writeHtml((await safeHtml(written, 'full')).replace(HEADING_2, '$1h3'));
}

/** `published` or `draft`; undefined where the cell is empty or says something else. */
export function statusIn(cell: string, flags: Remark[]): LibraryStatus | undefined {
  const status = LIBRARY_STATUSES.find(one => one === cell.toLowerCase());
  if (status === undefined && cell !== '') {
    flags.push({ code: 'status_unknown', message: `"${cell}" is none of ${LIBRARY_STATUSES.join(', ')}` });
  }
  return status;
}

/** A day that has begun, `2026-11-25`; undefined where the cell has none. */
export function dayIn(column: string, cell: string, now: Date, flags: Remark[]): string | undefined {
  if (cell === '') return undefined;
  if (DAY.test(cell) && !Number.isNaN(Date.parse(cell)) && isPastDay(cell, now)) return cell;
  flags.push({ code: `${column}_unreadable`, message: `${column}: "${cell}" is no day like 2026-11-25 that has been` });
  return undefined;
}
