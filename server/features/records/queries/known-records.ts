import type { Reader } from '../../../platform/db/reader.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import { isListed, type ListedRow } from '../../../platform/transfer/known-rows.ts';

interface KnownColumns {
  readonly id: number;
  readonly externalId: string | null;
  readonly name: string;
}

const tables = tablesWith<KnownColumns>();

/** The ids of the records that rows of a list mean by their external ids. One query. */
export async function listedIds(primary: Reader, table: string, rows: readonly ListedRow[]): Promise<number[]> {
  const found = await primary.rows(tables.selectFrom(`${table} as listed`).select('listed.id').where(isListed(rows)));
  return found.map(({ id }) => id);
}

/** Ids by names, for cells that name records of a table. One query. */
export async function idsByName(primary: Reader, table: string): Promise<Array<{ id: number; name: string }>> {
  return primary.rows(tables.selectFrom(table).select(['id', 'name']).orderBy('id'));
}

const BATCH = 200;

/** All ids of a table in their order, some at a time. */
export async function* idsOf(primary: Reader, table: string): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const rows = await primary.rows(
      tables.selectFrom(table).select('id').where('id', '>', last).orderBy('id').limit(BATCH),
    );
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    last = rows.at(-1)?.id ?? last;
  }
}
