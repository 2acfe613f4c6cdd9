import type { Reader } from '../../platform/db/reader.ts';
import { readCellList, writeCellList } from '../../platform/transfer/cell-lists.ts';
import type { Remark } from '../../platform/transfer/import.ts';
import { MAX_SERVICES, MAX_TERMS } from './contract.ts';
import type { TermTable } from './link-tables.ts';
import type { TermKind } from './term.entity.ts';
import type { TermFinder } from './term-finder.ts';
import { distinctLinks, storedLinks, type TermLink } from './term-link.ts';

/*
 * Terms of a record in one cell of a list: `Siêu âm tim | 200000-350000 | Siêu âm tim 4D; Điện tim`. Behind the name
 * stand the price in VND, from and to, and the record's own wording; either may be missing.
 */

/** A term that a record has, as it is stored. */
export interface StoredTerm extends Required<TermLink> {
  readonly kind: TermKind;
}

/** Terms that a row names, by kind; a price or wording that it does not give is absent. */
export type SaidTerms = ReadonlyMap<TermKind, readonly TermLink[]>;

const PRICE = /^(\d{0,10})(?:\s*[-–]\s*(\d{1,10}))?$/;
/** Room in the column, VND. */
const MAX_PRICE = 2_000_000_000;
/** Room in the columns, characters. */
const MAX_NAME = 160;
const MAX_LABEL = 160;
/** A name and a wording of signs alone, each of them behind a backslash, with a price and what stands between. */
const MAX_TERM = 2 * MAX_NAME + ' | 2000000000-2000000000 | '.length + 2 * MAX_LABEL + '; '.length;

const mostTerms = (kind: TermKind): number => (kind === 'service' ? MAX_SERVICES : MAX_TERMS);

/** The most characters of a cell with as many terms of a kind as any record has. */
export const longestTermCell = (kind: TermKind): number => mostTerms(kind) * MAX_TERM;

/** The terms of some records, in the order shown; records without any are absent. One query. */
export async function termsOfRecords(
  read: Reader,
  table: TermTable,
  records: readonly number[],
  finder: TermFinder,
): Promise<ReadonlyMap<number, readonly StoredTerm[]>> {
  const links = await storedLinks(read, table, records);
  const withKind = ({ term, priceFrom = null, priceTo = null, label = '' }: TermLink): StoredTerm[] => {
    const kind = finder.kindOf(term);
    return kind === undefined ? [] : [{ term, kind, priceFrom, priceTo, label }];
  };
  return new Map([...links].map(([record, ofOne]) => [record, ofOne.flatMap(withKind)]));
}

/** The terms of one kind as a cell. */
export const writeTermCell = (terms: readonly StoredTerm[], kind: TermKind, finder: TermFinder): string =>
  writeCellList(
    terms.filter(term => term.kind === kind).map(term => [finder.nameOf(term.term), priceText(term), term.label]),
  );

const priceText = ({ priceFrom, priceTo }: StoredTerm) => `${priceFrom ?? ''}${priceTo === null ? '' : `-${priceTo}`}`;

/** Reads the cells of some columns; only kinds whose cell says something are named. */
export function readTermCells<Column extends string>(
  cell: (column: NoInfer<Column>) => string,
  columns: Readonly<Record<Column, TermKind>>,
  finder: TermFinder,
  flags: Remark[],
): SaidTerms {
  const said = new Map<TermKind, readonly TermLink[]>();
  for (const column in columns) {
    const kind = columns[column];
    const links = readTermCell({ column, kind, cell: cell(column) }, finder, flags);
    if (links.length > 0) said.set(kind, links);
  }
  return said;
}

/** Reads the terms of one kind; what is not understood is remarked on and left out. */
function readTermCell(
  { column, kind, cell }: { column: string; kind: TermKind; cell: string },
  finder: TermFinder,
  flags: Remark[],
): readonly TermLink[] {
  const named = readCellList(cell);
  const most = mostTerms(kind);
  if (named.length > most)
    flags.push({
      code: `${column}_too_many`,
      message: `${column}: ${named.length - most} behind the first ${most} were left out`,
    });
  const links = named.slice(0, most).flatMap(([name = '', price = '', label = '']): TermLink[] => {
    const term = finder.find(kind, name);
    if (term === undefined) {
      flags.push({ code: `${column}_unknown`, message: `${column}: "${name}" is not known` });
      return [];
    }
    const prices = readPrice(price);
    if (!prices) flags.push({ code: `${column}_price_unusable`, message: `${column}: "${price}" is no price in VND` });
    const isLabel = label !== '' && label.length <= MAX_LABEL;
    if (label !== '' && !isLabel)
      flags.push({ code: `${column}_label_too_long`, message: `${column}: the wording of "${name}" was left out` });
    return [{ term, ...prices, ...(isLabel ? { label } : {}) }];
  });
  return distinctLinks(links);
}

/** The bounds of a price; none where the text is empty, and undefined where it is no price. */
function readPrice(text: string): Pick<TermLink, 'priceFrom' | 'priceTo'> | undefined {
  if (text === '') return {};
  const [whole, from = '', to] = PRICE.exec(text.replaceAll('.', '')) ?? [];
  if (whole === undefined) return undefined;
  const [priceFrom, priceTo] = [from === '' ? null : Number(from), to === undefined ? null : Number(to)];
  if (Math.max(priceFrom ?? 0, priceTo ?? 0) > MAX_PRICE) return undefined;
  if (priceFrom !== null && priceTo !== null && priceFrom > priceTo) return undefined;
  return { priceFrom, priceTo };
}

/** The terms without those whose cell is as it was exported. */
export const saidTerms = (
  terms: SaidTerms,
  columns: Readonly<Record<string, TermKind>>,
  same: ReadonlySet<string>,
): SaidTerms => {
  const unsaid = new Set(Object.entries(columns).flatMap(([column, kind]) => (same.has(column) ? [kind] : [])));
  return new Map([...terms].filter(([kind]) => !unsaid.has(kind)));
};

/**
 * All terms after an import. Of the kinds that a row names it brings all terms, with the prices and wordings that are
 * stored where it gives none; the others stay. Undefined where nothing changes.
 */
export function mergeTerms(said: SaidTerms, stored: readonly StoredTerm[]): TermLink[] | undefined {
  const before = new Map(stored.map(({ kind, ...link }) => [link.term, link]));
  const ofKind = (kind: TermKind) => stored.flatMap(term => (term.kind === kind ? (before.get(term.term) ?? []) : []));
  const after = new Map(
    [...said].map(([kind, links]) => [kind, links.map(link => ({ ...BARE, ...before.get(link.term), ...link }))]),
  );
  const text = (links: ReadonlyArray<Required<TermLink>>) =>
    JSON.stringify(links.map(({ term, priceFrom, priceTo, label }) => [term, priceFrom, priceTo, label]));
  if ([...after].every(([kind, links]) => text(links) === text(ofKind(kind)))) return undefined;
  const kinds = new Set([...stored.map(({ kind }) => kind), ...after.keys()]);
  return [...kinds].flatMap(kind => after.get(kind) ?? ofKind(kind));
}

const BARE = { priceFrom: null, priceTo: null, label: '' };
