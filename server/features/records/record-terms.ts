import { reference } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { StateReader } from '../../platform/transfer/undo.ts';
import { linkTables, ownerOf, type TermTable } from '../taxonomy/link-tables.ts';
import { tables } from '../taxonomy/tables.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { StoredTerm } from '../taxonomy/term-cells.ts';
import { distinctLinks, type TermLink } from '../taxonomy/term-link.ts';
import type { Values } from './record-row.ts';
import type { StoredService } from './staff-contract.ts';
import type { Fields } from './staff-fields-contract.ts';
import { isTermsOfRecord, type TermsOfRecord } from './staff-profile-fields-contract.ts';
import type { RecordTable } from './staff-record-contract.ts';

/* Terms of a record that stand in one table with wordings and prices, each kind of term being a field. */

/** The table of all terms of a kind of record; undefined where they do not stand in one. */
export const termTableOf = ({ kind, fields }: RecordTable): TermTable | undefined =>
  Object.values(fields).some(isTermsOfRecord) ? `${kind}_term` : undefined;

/** The terms of some records in the order shown; records without any are absent. One query. */
export async function readTerms(
  read: StateReader,
  table: TermTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredTerm[]>> {
  const owner = reference<number>(`link.${ownerOf(table)}`);
  const rows = await read.rows(
    linkTables
      .selectFrom(`${table} as link`)
      .innerJoin(tables.selectFrom('term').select(['id', 'kind']).as('term'), 'term.id', 'link.term')
      .select([owner.as('owner'), 'link.term', 'term.kind', 'link.priceFrom', 'link.priceTo', 'link.label'])
      .where(owner, 'in', idList(ids))
      .orderBy(owner)
      .orderBy('link.position')
      .orderBy('link.term'),
  );
  const byOwner = Map.groupBy(rows, row => row.owner);
  return new Map([...byOwner].map(([id, terms]) => [id, terms.map(({ owner: _, ...term }) => term)]));
}

/** The fields of which each is one kind of term. */
export const termValues = (fields: Fields, terms: readonly StoredTerm[]): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!isTermsOfRecord(field)) return [];
      const own = terms.filter(({ kind }) => kind === field.termKind);
      return [[name, field.kind === 'services' ? own.map(serviceOf) : own.map(({ term }) => term)]];
    }),
  );

const serviceOf = ({ term, label, priceFrom, priceTo }: StoredTerm): StoredService => ({
  term,
  label,
  price_from: priceFrom,
  price_to: priceTo,
});

/**
 * All terms of a record, with those of the fields that are said first, in the order of the fields. Wordings and prices that a
 * field does not speak of stay.
 */
export function termsAfter(fields: Fields, said: Values, stored: readonly StoredTerm[]): readonly StoredTerm[] {
  const known = new Map(stored.map(each => [each.term, each]));
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    isTermsOfRecord(field) && said[name] !== undefined
      ? [{ kind: field.termKind, links: linksIn(field, said[name]) }]
      : [],
  );
  const replaced = lists.flatMap(({ kind, links }) =>
    links.map(link => ({ ...BARE, ...known.get(link.term), ...link, kind })),
  );
  const kept = stored.filter(({ kind }) => lists.every(list => list.kind !== kind));
  return distinctLinks([...replaced, ...kept]);
}

const BARE = { priceFrom: null, priceTo: null, label: '' };

function linksIn(field: TermsOfRecord, value: unknown): readonly TermLink[] {
  if (field.kind === 'termList') return field.shown.parse(value).map(term => ({ term }));
  return field.shown
    .parse(value)
    .map(({ term, label, price_from, price_to }) => ({ term, label, priceFrom: price_from, priceTo: price_to }));
}

/** Links with the kinds of their terms; each term once. Throws where there is no such term. */
export const withKinds = (links: readonly TermLink[], terms: Terms): StoredTerm[] =>
  distinctLinks(links).map(link => {
    const found = terms.get(link.term);
    if (!found) throw new Error(`There is no term ${link.term}`);
    return { ...BARE, ...link, kind: found.kind };
  });

/** Whether two lists of terms are stored alike. */
export const areSameTerms = (some: readonly StoredTerm[], others: readonly StoredTerm[]): boolean =>
  textOf(some) === textOf(others);

const textOf = (terms: readonly StoredTerm[]) =>
  JSON.stringify(terms.map(({ term, priceFrom, priceTo, label }) => [term, priceFrom, priceTo, label]));
