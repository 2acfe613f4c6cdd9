import type { EntitySchema } from '@mikro-orm/core';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statementFor } from '../../../platform/db/query.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { StateReader } from '../../../platform/transfer/undo.ts';
import { asShown, shownColumn } from '../field-values.ts';
import { isTermOfKind, listTables } from '../list-tables.ts';
import { type OwnList, ownLists, type ReadKind, tableOf, type WholeRecord } from '../record-kind.ts';
import type { Linked, RecordColumns, RecordRow } from '../record-row.ts';
import { readTerms, termTableOf, termValues } from '../record-terms.ts';
import type { Field, Fields } from '../staff-fields-contract.ts';
import { propertyOf } from '../staff-record-contract.ts';

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
  const linkedOf = await readLinked(read, kind, ids);
  return rows.map(row => wholeRecord(kind, row, linkedOf(row.id)));
}

/** A record made of its row and of what of it stands in other tables. */
export function wholeRecord<F extends Fields>(
  { record, pageUrl, alsoSeen, asSaid }: ReadKind<F>,
  row: RecordRow,
  { lists, terms }: Linked,
): WholeRecord<F> {
  const columns = Object.fromEntries(
    Object.entries<Field>(record.fields).map(([name, field]) => [
      name,
      shownColumn(field, row[propertyOf(name, field)]),
    ]),
  );
  const seen = Object.entries(record.seen).map(([name, { property }]) => [name, asShown(row[property])]);
  return {
    ...record.stored.parse({ ...columns, ...asSaid?.(columns), ...lists, ...termValues(record.fields, terms) }),
    ...Object.fromEntries(seen),
    ...alsoSeen?.(row),
    id: row.id,
    externalId: row.externalId ?? null,
    absolute_url: pageUrl?.(row),
    updated_at: (row.updatedAt ?? new Date(0)).toISOString(),
  };
}

/** What of some records stands in other tables. One query for each table, and for each kind of term that shares one. */
export async function readLinked(
  read: StateReader,
  { record }: ReadKind,
  ids: readonly number[],
): Promise<(id: number) => Linked> {
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
  const termTable = termTableOf(record);
  const terms = termTable && (await readTerms(read, termTable, ids));
  const listOf = (id: number, list: OwnList) => {
    const { field } = list;
    const rows = rowsOf.get(sourceOf(list))?.get(id) ?? [];
    const own = field.kind === 'names' ? rows.filter(row => row.part === field.nameKind) : rows;
    return own.map(({ value }) => value);
  };
  return id => ({
    lists: Object.fromEntries(lists.map(list => [list.name, listOf(id, list)])),
    terms: terms?.get(id) ?? [],
  });
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
