import { isPastDay } from '../../platform/clock/past-day.ts';
import { hasWords } from '../../platform/contract/visible-text.ts';
import { foldCase, foldText } from '../../platform/text/fold-text.ts';
import { readCellList, writeCellList } from '../../platform/transfer/cell-lists.ts';
import { cellTooLong } from '../../platform/transfer/cells.ts';
import type { Remark } from '../../platform/transfer/import.ts';
import { readYesNo, writeHtml } from './record-cells.ts';
import { sectionHtml } from './section-html.ts';
import type { Field } from './staff-fields-contract.ts';

/* How lists write each kind of field as a cell, and read it. */

/** Finds what cells name, and names it as cells write it. */
export interface Finder {
  /** The id of what a text names; undefined where nothing is known by it. */
  find(text: string): number | undefined;
  nameOf(id: number): string;
}

/** What cells of one row are read with. */
export interface CellReading {
  /** Of a field that links records or terms. */
  readonly finderOf: (field: LinkField) => Finder;
  readonly now: Date;
  /** What is said of the row. */
  readonly flags: Remark[];
  readonly repairs: Remark[];
}

export type LinkField = Extract<Field, { readonly kind: 'links' | 'terms' }>;
type Of<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>;

/** One cell of a row. */
interface Cell {
  readonly column: string;
  /** Tidy, on one line. */
  readonly text: string;
  /** As it stands in the list. */
  readonly written: string;
}

/** Characters that are read of a cell; undefined for a field that lists do not have. */
export function maxCell(field: Field): number | undefined {
  switch (field.kind) {
    case 'line':
    case 'code':
    case 'section':
      return field.max;
    case 'yesNo':
    case 'day':
      return 10;
    case 'choice':
    case 'status':
      return 20;
    case 'terms':
      return 1_000;
    case 'names':
    case 'links':
      return 4_000;
    default:
      return undefined;
  }
}

/** What a cell says; undefined where it is empty or not understood, which is said. */
export async function readField(field: Field, cell: Cell, reading: CellReading): Promise<unknown> {
  switch (field.kind) {
    case 'line':
      return readLine(field, cell);
    case 'code':
      return readCode(field, cell, reading);
    case 'yesNo':
      return readYesNo(cell.column, cell.text, reading.flags) ?? undefined;
    case 'choice':
      return readChoice(field, cell, reading);
    case 'status':
      return readStatus(field, cell, reading);
    case 'names':
      return whereAny(readNames(field, cell, reading));
    case 'terms':
    case 'links':
      return whereAny(readLinks(field, cell, reading));
    case 'day':
      return readDay(cell, reading);
    case 'section':
      return readSection(field, cell, reading);
    default:
      return undefined;
  }
}

/** A value as its cell; empty of a field that lists do not have. */
export function writeField(field: Field, value: unknown, finderOf: CellReading['finderOf']): string {
  switch (field.kind) {
    case 'yesNo':
      return field.shown.parse(value) ? 'yes' : 'no';
    case 'names':
      return cellOf(field.shown.parse(value));
    case 'terms':
    case 'links':
      return cellOf(field.shown.parse(value).map(id => finderOf(field).nameOf(id)));
    case 'section':
      return writeHtml(field.shown.parse(value));
    case 'line':
    case 'code':
    case 'choice':
    case 'status':
    case 'day':
      return field.shown.parse(value) ?? '';
    default:
      return '';
  }
}

const cellOf = (texts: readonly string[]): string => writeCellList(texts.map(text => [text]));

/** The texts of a cell, each once, whatever its case. */
function textsIn(cell: string): string[] {
  const texts = readCellList(cell).map(([text = '']) => text);
  return [...new Map(texts.map(text => [text.toLocaleLowerCase('vi'), text])).values()];
}

const whereAny = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);

/** A line that does not fit is left out. */
function readLine({ check }: Of<'line'>, { text }: Cell): string | undefined {
  return check.safeParse(text).data || undefined;
}

/** A code as it is written in capital letters; what else stands in the cell is left out and said. */
function readCode({ pattern, codeName }: Of<'code'>, { column, text }: Cell, { flags, repairs }: CellReading) {
  const code = text.toUpperCase().replaceAll(' ', '');
  if (code === '') return undefined;
  if (!pattern.test(code)) {
    flags.push({ code: `${column}_unreadable`, message: `"${text}" is no ${codeName} and was left out` });
    return undefined;
  }
  if (code !== text) repairs.push({ code: column, message: `"${text}" was read as ${code}` });
  return code;
}

/** A value as exports or as forms name it. */
function readChoice(field: Of<'choice'>, cell: Cell, reading: CellReading) {
  const { lead = '', names, values } = field;
  const said = foldText(cell.text);
  const [short, start] = [foldText(lead), `${foldText(lead)} `];
  const saidAlone = short !== '' && said.startsWith(start) ? said.slice(start.length) : said;
  const found = values.find(value => foldText(value) === saidAlone || foldText(names[value] ?? '') === saidAlone);
  return knownValue(found, field, cell, reading);
}

/** A status exactly as exports write it: a doubtful `published?` publishes nothing. */
function readStatus(field: Of<'status'>, cell: Cell, reading: CellReading) {
  const found = field.values.find(value => value === cell.text.toLowerCase());
  return knownValue(found, field, cell, reading);
}

/** What was found for a cell; that nothing was is said. */
function knownValue(
  found: string | undefined,
  { values }: Pick<Of<'choice'>, 'values'>,
  { column, text }: Cell,
  { flags }: CellReading,
): string | undefined {
  if (found === undefined && text !== '') {
    flags.push({ code: `${column}_unknown`, message: `"${text}" is none of ${values.join(', ')}` });
  }
  return found;
}

/** Names that fit; the rest is left out and said. */
function readNames(field: Of<'names'>, { column, text }: Cell, { flags }: CellReading): string[] {
  const names = textsIn(text);
  const fitting = names.filter(name => isName(name, field)).slice(0, field.most);
  if (fitting.length < names.length) flags.push(namesLeftOut(column, field));
  return fitting;
}

type NameBounds = Pick<Of<'names'>, 'maxName' | 'most'>;

const isName = (name: string, { maxName }: NameBounds): boolean => name.length <= maxName && hasWords(name);

const namesLeftOut = (column: string, { maxName, most }: NameBounds): Remark => ({
  code: `${column}_left_out`,
  message: `${column}: names over ${maxName} characters or without letters, or more than ${most} of them, were left out`,
});

/** Another name that a cell of its own brings, unless the record is called so already; one that does not fit is said. */
export function withName(
  names: readonly string[],
  other: string,
  {
    name,
    column,
    field,
    flags,
  }: {
    readonly name: string;
    readonly column: string;
    readonly field: NameBounds;
    readonly flags: Remark[];
  },
): readonly string[] {
  if (other === '' || [name, ...names].some(each => foldCase(each) === foldCase(other))) return names;
  if (isName(other, field) && names.length < field.most) return [...names, other];
  flags.push(namesLeftOut(column, field));
  return names;
}

/** Ids of what a cell names; what is not known, and what is too much, is said. */
function readLinks(field: LinkField, { column, text }: Cell, { finderOf, flags }: CellReading): number[] {
  const found = textsIn(text).flatMap(name => {
    const id = finderOf(field).find(name);
    if (id === undefined) flags.push({ code: `${column}_unknown`, message: `${column}: "${name}" is not known` });
    return id ?? [];
  });
  const ids = [...new Set(found)];
  if (ids.length > field.most) {
    flags.push({ code: `${column}_left_out`, message: `${column}: more than ${field.most} of them were left out` });
  }
  return ids.slice(0, field.most);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day that has begun, `2026-11-25`. */
export function readDay(
  { column, text }: Omit<Cell, 'written'>,
  { now, flags }: Pick<CellReading, 'now' | 'flags'>,
): string | undefined {
  if (text === '') return undefined;
  if (DAY.test(text) && !Number.isNaN(Date.parse(text)) && isPastDay(text, now)) return text;
  flags.push({ code: `${column}_unreadable`, message: `${column}: "${text}" is no day like 2026-11-25 that has been` });
  return undefined;
}

/** A section as it would be stored; nothing where the cell has none, or too much. */
export async function readSection(
  { max }: Pick<Of<'section'>, 'max'>,
  { column, written }: Omit<Cell, 'text'>,
  { flags }: Pick<CellReading, 'flags'>,
): Promise<string | undefined> {
  if (written.length <= max) return writeHtml(await sectionHtml(written)) || undefined;
  flags.push(cellTooLong(column, max));
  return undefined;
}
