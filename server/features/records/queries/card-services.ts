import type { Database } from '../../../platform/db/database.ts';
import { literal, reference } from '../../../platform/db/expressions.ts';
import { ids as idList, idRows } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { PricedService } from '../../taxonomy/contract.ts';
import { linkTables, ownerOf, perTable, type TermTable } from '../../taxonomy/link-tables.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import { presentLink, type TermRow } from './term-rows.ts';

/** Services that a card has room for. */
const SHOWN = 3;

const PRICED = ['link.priceFrom', 'link.priceTo'] as const;

const offersOfMany = perTable(table => {
  const owner = reference<number>(`link.${ownerOf(table)}`);
  return statement((p: Parameters<{ owners: readonly number[]; terms: readonly number[] }>) =>
    linkTables
      .selectFrom(idRows(p.owners).as('chosen'))
      .crossJoin(`${table} as link`)
      .select([owner.as('owner'), 'link.term', 'link.label', ...PRICED])
      .where(eb => eb(owner, '=', eb.ref('chosen.value')))
      .where('link.term', 'in', idList(p.terms)),
  );
});

/** Past every position. */
const END = 2 ** 31 - 1;

/**
 * Finds the position of each owner's last row first, as a hospital has many prices: twice as fast as numbering all rows.
 * The grouping keeps PostgreSQL from looking for it again at each row.
 */
const firstPrices = perTable(table =>
  statement((p: Parameters<{ owners: readonly number[] }>) => {
    const lastOf = linkTables
      .selectFrom(idRows(p.owners).as('chosen'))
      .groupBy('chosen.value')
      .select(eb => [
        'chosen.value as id',
        eb.fn
          .coalesce(
            eb
              .selectFrom(`${table} as priced`)
              .select('priced.position')
              .where(reference<number>(`priced.${ownerOf(table)}`), '=', eb.ref('chosen.value'))
              .where('priced.priceFrom', 'is not', null)
              .orderBy('priced.position')
              .limit(literal(1))
              .offset(literal(SHOWN - 1)),
            literal(END),
          )
          .as('position'),
      ]);
    return linkTables
      .selectFrom(lastOf.as('last'))
      .crossJoin(`${table} as link`)
      .select(['last.id as owner', 'link.term', 'link.label', ...PRICED])
      .where(inner => inner(reference<number>(`link.${ownerOf(table)}`), '=', inner.ref('last.id')))
      .where('link.priceFrom', 'is not', null)
      .whereRef('link.position', '<=', 'last.position')
      .orderBy('last.id')
      .orderBy('link.position')
      .orderBy('link.term');
  }),
);

/** What a card says of services and their prices. */
export interface CardServices {
  /** Of those that the list was asked for, the first that is offered. */
  readonly asked_service: PricedService | null;
  /** The first ones with a price; none in a list that was asked for services. */
  readonly services: PricedService[];
}

/**
 * What the card of each of many entities says of services. One query.
 * @param asked slugs of the services that the list was asked for
 */
export async function cardServices(
  db: Database,
  table: TermTable,
  owners: readonly number[],
  asked: readonly string[],
  terms: Terms,
): Promise<(owner: number) => CardServices> {
  if (owners.length === 0) return () => ({ asked_service: null, services: [] });
  if (asked.length === 0) {
    const rows = Map.groupBy(await db.read.rows(firstPrices(table)({ owners })), row => row.owner);
    return owner => ({
      asked_service: null,
      services: (rows.get(owner) ?? []).flatMap(row => present(row, terms)).slice(0, SHOWN),
    });
  }
  const wanted = asked.flatMap(slug => terms.bySlug('service', slug)?.id ?? []);
  const offers = Map.groupBy(await db.read.rows(offersOfMany(table)({ owners, terms: wanted })), row => row.owner);
  return owner => {
    const [first] = (offers.get(owner) ?? []).toSorted((a, b) => wanted.indexOf(a.term) - wanted.indexOf(b.term));
    return { asked_service: (first && present(first, terms)[0]) ?? null, services: [] };
  };
}

function present(row: TermRow, terms: Terms): PricedService[] {
  const ref = terms.get(row.term)?.kind === 'service' ? presentLink(row, terms) : undefined;
  return ref ? [{ ...ref, price_from: row.priceFrom, price_to: row.priceTo }] : [];
}
