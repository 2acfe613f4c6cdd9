import type { EntitySchema } from '@mikro-orm/core';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statementFor } from '../../../platform/db/query.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { StateReader } from '../../../platform/transfer/undo.ts';
import { isTermOfKind, listTables } from '../list-tables.ts';
import {
  type OwnList,
  ownColumns,
  ownLists,
  type ReadKind,
  type RecordColumns,
  type RecordRow,
  tableOf,
  type Values,
  type WholeRecord,
} from '../record-kind.ts';
import type { Fields } from '../staff-fields-contract.ts';

const rowTables = tablesWith<RecordColumns>();

const rowsOf = statementFor((entity: EntitySchema, p: Parameters<{ readonly ids: readonly number[] }>) =>
  rowTables.selectFrom(tableOf({ entity })).selectAll().where('id', 'in', idList(p.ids)).orderBy('id'),
);

/** Records of these ids as they are stored, in the order of their ids. One query, and one for each table of lists. */
export async function wholeRecords<F extends Fields>(
  read: StateReader,
  kind: ReadKind<F>,
  ids: readonly number[],
): Promise<WholeRecord<F>[]> {
  if (ids.length === 0) return [];
  // Before the rest: what is saved between them gives a conflict to an editor who writes with the moment of these rows.
  const rows = await read.rows(rowsOf(kind.entity, { ids }));
  const listsOf = await readLists(read, kind, ids);
  return rows.map(row => wholeRecord(kind, row, listsOf(row.id)));
}

/** A record made of its row and its lists. */
export function wholeRecord<F extends Fields>(
  { record, pageUrl, asSaid }: ReadKind<F>,
  row: RecordRow,
  lists: Values,
): WholeRecord<F> {
  const columns = Object.fromEntries(ownColumns(record).map(({ name, property }) => [name, asShown(row[property])]));
  const seen = Object.entries(record.seen).map(([name, { property }]) => [name, asShown(row[property])]);
  return {
    ...record.stored.parse({ ...columns, ...asSaid?.(columns), ...lists }),
    ...Object.fromEntries(seen),
    id: row.id,
    externalId: row.externalId ?? null,
    absolute_url: pageUrl?.(row),
    updated_at: (row.updatedAt ?? new Date(0)).toISOString(),
  };
}

const asShown = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

/** The lists of some records by the names of their fields. One query for each table, and for each kind of term that shares one. */
export async function readLists(
  read: StateReader,
  { record }: ReadKind,
  ids: readonly number[],
): Promise<(id: number) => Values> {
  const lists = ownLists(record);
  const rowsOf = new Map<
    string,
    ReadonlyMap<number, ReadonlyArray<{ readonly value: unknown; readonly part: unknown }>>
  >();
  for (const list of lists) {
    if (rowsOf.has(sourceOf(list))) continue;
    const rows = await read.rows(rowsIn(list, ids));
    rowsOf.set(
      sourceOf(list),
      Map.groupBy(rows, row => Number(row.owner)),
    );
  }
  return id =>
    Object.fromEntries(
      lists.map(list => {
        const { name, field } = list;
        const rows = rowsOf.get(sourceOf(list))?.get(id) ?? [];
        const own = field.kind === 'names' ? rows.filter(row => row.part === field.nameKind) : rows;
        return [name, own.map(({ value }) => value)];
      }),
    );
}

/** What is read at once for lists. */
const sourceOf = ({ table, termKind = '' }: OwnList): string => `${table} ${termKind}`;

function rowsIn({ table, owner, item, field, termKind }: OwnList, ids: readonly number[]) {
  const rows = listTables
    .selectFrom(table)
    .select([`${owner} as owner`, `${item} as value`, field.kind === 'names' ? 'kind as part' : 'position as part'])
    .where(owner, 'in', idList(ids))
    .orderBy('position');
  return termKind === undefined ? rows : rows.where(isTermOfKind(table, item, termKind));
}
