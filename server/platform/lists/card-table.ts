import { type SelectQueryBuilder, sql } from 'kysely';
import { ids } from '../db/list-values.ts';
import type { Parameters } from '../db/parameter.ts';
import { type Query, statement } from '../db/query.ts';
import { INDEXED_ORDERS, type IndexedOrder, type ListTable, PUBLISHED, type Slice } from './list-table.ts';

/** A table whose rows become cards. */
export interface CardTable<Row> extends ListTable {
  /** Published rows of these ids, in no order. */
  readonly rowsOf: (values: { readonly ids: readonly number[] }) => Query<Row>;
  /** A slice of all published rows in an order that an index gives. */
  readonly slices: Readonly<Record<IndexedOrder, (slice: Slice) => Query<Row>>>;
}

/**
 * A table of lists.
 * @param cards selects from this table alone the columns that a card needs, without a condition
 */
export function cardTable<DB, Table extends keyof DB, Row>(
  table: ListTable,
  cards: SelectQueryBuilder<DB, Table, Row>,
): CardTable<Row> {
  const inOrder = (order: IndexedOrder) =>
    statement((p: Parameters<Slice>) =>
      cards
        .where(sql<boolean>`${sql.raw(PUBLISHED)}`)
        .orderBy(sql.raw(INDEXED_ORDERS[order]))
        .limit(p.limit)
        .offset(p.offset),
    );
  return {
    ...table,
    rowsOf: statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
      cards
        .where(sql.ref<number>('id'), 'in', ids(p.ids))
        // An expression that no index matches, so that SQLite looks up the ids, whatever it estimates about the number
        // of published rows.
        .where(sql<boolean>`coalesce(status, '') = 'published'`),
    ),
    slices: {
      relevance: inOrder('relevance'),
      rating: inOrder('rating'),
      reviews: inOrder('reviews'),
      name: inOrder('name'),
    },
  };
}
