import type { Remark } from '../../platform/transfer/import.ts';
import type { ExportedCells } from '../../platform/transfer/import-rows.ts';
import { longestTermCell, type StoredTerm, writeTermCell } from '../taxonomy/term-cells.ts';
import type { TermFinder } from '../taxonomy/term-finder.ts';
import { readHtml, readYesNo, writeHtml } from './record-cells.ts';
import type { Values } from './record-row.ts';
import type { Field, Fields } from './staff-fields-contract.ts';
import { isTermsOfRecord } from './staff-profile-fields-contract.ts';
import { propertyOf } from './staff-record-contract.ts';

/*
 * How lists write the fields of something of the directory, and read those that mean no more than they say; what a place is
 * called and where it is, and by which licence a doctor practises, imports read in steps of their own.
 */

/** Characters of a cell with yes or no. */
const MAX_YES_NO = 40;

/** A field, whose column in lists has its name, and the property that holds it. */
interface ListedField {
  readonly column: string;
  readonly field: Field;
  readonly property: string;
}

/** The fields of a kind as lists have them: asked once, not for each row. */
export const listedFields = (fields: Fields): ListedField[] =>
  Object.entries(fields).map(([name, field]) => ({
    column: field.cell ?? name,
    field,
    property: propertyOf(name, field),
  }));

/** A column that is read by the kind of its field. */
interface PlainColumn extends ListedField {
  /** Characters that are read of a cell. */
  readonly max: number;
}

/** The columns that are read by the kind of their field, in the order of lists, but for some that have a step of their own. */
export function plainColumns(fields: Fields, columns: readonly string[], others: readonly string[]): PlainColumn[] {
  const byColumn = new Map(listedFields(fields).map(listed => [listed.column, listed]));
  return columns.flatMap(column => {
    const listed = others.includes(column) ? undefined : byColumn.get(column);
    const max = listed && maxPlain(listed.field);
    return listed && max !== undefined ? [{ ...listed, max }] : [];
  });
}

function maxPlain(field: Field): number | undefined {
  switch (field.kind) {
    case 'line':
      return field.max;
    case 'yesNo':
      return MAX_YES_NO;
    case 'termList':
    case 'services':
      return longestTermCell(field.termKind);
    default:
      return undefined;
  }
}

/** How many characters are read of cells of these columns. */
export const plainLimits = (columns: readonly PlainColumn[]) =>
  Object.fromEntries(columns.map(({ column, max }) => [column, max]));

/** The kind of term of each of these columns that holds some. */
export const termKinds = (columns: readonly PlainColumn[]) =>
  Object.fromEntries(
    columns.flatMap(({ column, field }) => (isTermsOfRecord(field) ? [[column, field.termKind]] : [])),
  );

/** What the cells of all formatted texts of a row say, sanitised, by property. */
export async function readFormatted(
  fields: readonly ListedField[],
  cells: ExportedCells,
  flags: Remark[],
): Promise<Values> {
  const texts = fields.filter(({ field }) => field.kind === 'formatted');
  const read = texts.map(
    async ({ column, property }) => [property, await readHtml(column, cells[column] ?? '', flags)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** What cells say, by property, but for terms; undefined where a yes or no is neither. */
export const readPlain = (columns: readonly PlainColumn[], cell: (column: string) => string, flags: Remark[]): Values =>
  Object.fromEntries(
    columns
      .filter(({ field }) => !isTermsOfRecord(field))
      .map(({ column, field, property }) => [property, readPlainCell(field, column, cell(column), flags)]),
  );

function readPlainCell(field: Field, column: string, text: string, flags: Remark[]): unknown {
  return field.kind === 'yesNo' ? (readYesNo(column, text, flags) ?? undefined) : text;
}

/** The cells of a row by column, but for those of what has a name of its own. */
export const writeCells = (
  fields: readonly ListedField[],
  row: Values,
  { terms, finder }: { readonly terms: readonly StoredTerm[]; readonly finder: TermFinder },
): ExportedCells =>
  Object.fromEntries(
    fields.map(({ column, field, property }) => [
      column,
      isTermsOfRecord(field) ? writeTermCell(terms, field.termKind, finder) : writeCell(field, row[property]),
    ]),
  );

function writeCell(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'yesNo':
      return value ? 'yes' : 'no';
    case 'formatted':
      return writeHtml(field.shown.parse(value));
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}
