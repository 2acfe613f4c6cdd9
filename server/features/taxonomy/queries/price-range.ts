import type { Database } from '../../../platform/db/database.ts';
import { reference } from '../../../platform/db/expressions.ts';
import { idRows } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { PriceRange } from '../contract.ts';
import { linkTables, ownerOf, perTable } from '../link-tables.ts';

const TABLES = ['place_term', 'professional_term'] as const;

/** Ids of the published records with a service, by the table of their links. */
export type Offering = Readonly<Record<(typeof TABLES)[number], Uint32Array>>;

/** By the key of each link: the tables have no index by service, which every import would have to keep. */
const extremes = perTable(table =>
  statement((p: Parameters<{ owners: Uint32Array; term: number }>) =>
    linkTables
      .selectFrom(idRows(p.owners).as('chosen'))
      .crossJoin(`${table} as link`)
      .select(eb => [
        eb.fn.min(eb.fn.coalesce('link.priceFrom', 'link.priceTo')).as('from'),
        eb.fn.max(eb.fn.coalesce('link.priceTo', 'link.priceFrom')).as('to'),
      ])
      .where(eb => eb(reference<number>(`link.${ownerOf(table)}`), '=', eb.ref('chosen.value')))
      .where('link.term', '=', p.term),
  ),
);

/** From the least to the most that any of them asks for a service; null where nobody gives a price. Two queries. */
export async function priceRange({ read }: Database, term: number, offering: Offering): Promise<PriceRange | null> {
  const tables = TABLES.filter(table => offering[table].length > 0);
  const found = await Promise.all(tables.map(table => read.rows(extremes(table)({ owners: offering[table], term }))));
  const [first, ...others] = found
    .flat()
    .flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
  if (!first) return null;
  return others.reduce(
    (range, { from, to }) => ({ from: Math.min(range.from, from), to: Math.max(range.to, to) }),
    first,
  );
}
