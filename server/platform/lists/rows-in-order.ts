import type { Query } from '../db/query.ts';
import type { Reader } from '../db/reader.ts';

/** Rows that `query` finds for the ids, in the order of the ids; an id that has none is left out. */
export async function rowsInOrder<Row extends { readonly id: number }>(
  read: Pick<Reader, 'rows'>,
  query: (values: { readonly ids: readonly number[] }) => Query<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await read.rows(query({ ids }));
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
