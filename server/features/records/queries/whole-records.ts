import { ids as idList } from '../../../platform/db/list-values.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { StateReader } from '../../../platform/transfer/undo.ts';
import {
  ownColumns,
  ownLists,
  type RecordColumns,
  type RecordKind,
  type RecordRow,
  type Values,
} from '../record-kind.ts';

/** A record with everything that staff may edit, by the names of its fields, and what they see beside it. */
export interface WholeRecord extends Values {
  readonly id: number;
  readonly externalId: string | null;
  /** The moment of its last change, ISO. */
  readonly updated_at: string;
}

const rowTables = tablesWith<RecordColumns>();
const listTables = tablesWith<Readonly<Record<string, string | number>>>();

/** Records of these ids as they are stored, in the order of their ids. One query, and one for each table of lists. */
export async function wholeRecords(
  read: StateReader,
  kind: RecordKind,
  ids: readonly number[],
): Promise<WholeRecord[]> {
  if (ids.length === 0) return [];
  // Before the rest: what is saved between them gives a conflict to an editor who writes with the moment of these rows.
  const rows = await read.rows(
    rowTables.selectFrom(kind.record.kind).selectAll().where('id', 'in', idList(ids)).orderBy('id'),
  );
  const listsOf = await readLists(read, kind, ids);
  return rows.map(row => wholeRecord(kind, row, listsOf(row.id)));
}

/** A record made of its row and its lists. */
export function wholeRecord({ record, pageUrl }: RecordKind, row: RecordRow, lists: Values): WholeRecord {
  const columns = ownColumns(record).map(({ name, property }) => [name, asShown(row[property])]);
  const seen = Object.entries(record.seen).map(([name, { property }]) => [name, asShown(row[property])]);
  return {
    ...Object.fromEntries([...columns, ...seen]),
    ...lists,
    id: row.id,
    externalId: row.externalId ?? null,
    absolute_url: pageUrl(row),
    updated_at: row.updatedAt.toISOString(),
  };
}

const asShown = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

/** The lists of some records by the names of their fields. One query for each table. */
export async function readLists(
  read: StateReader,
  { record }: RecordKind,
  ids: readonly number[],
): Promise<(id: number) => Values> {
  const lists = ownLists(record);
  const rowsOf = new Map<
    string,
    ReadonlyMap<number, ReadonlyArray<{ readonly value: unknown; readonly as: unknown }>>
  >();
  for (const { table, owner, item, field } of lists) {
    if (rowsOf.has(table)) continue;
    const rows = await read.rows(
      listTables
        .selectFrom(table)
        .select([`${owner} as owner`, `${item} as value`, field.kind === 'names' ? 'kind as as' : 'position as as'])
        .where(owner, 'in', idList(ids))
        .orderBy('position'),
    );
    rowsOf.set(
      table,
      Map.groupBy(rows, row => Number(row.owner)),
    );
  }
  return id =>
    Object.fromEntries(
      lists.map(({ name, table, field }) => {
        const rows = rowsOf.get(table)?.get(id) ?? [];
        const own = field.kind === 'names' ? rows.filter(row => row.as === field.as) : rows;
        return [name, own.map(({ value }) => value)];
      }),
    );
}
