import { ids as idList } from '../../../platform/db/list-values.ts';
import { type Reference, referencesTo } from '../../../platform/db/references.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';
import { tables } from '../tables.ts';

/** Tables that follow from the record itself, and say nothing of people. */
const DERIVED: ReadonlySet<string> = new Set(['search_document', 'next_free', 'review_score', 'import_change']);

const columns = tablesWith<Record<string, number | string>>();

/** Finds in which tables records are used, by record; a record that nothing uses is absent. */
export type FindUses = (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>;

/**
 * How to tell which records of a kind are used: rows of others name them, whichever feature keeps these, except for rows
 * that belong to the record. One query for each such column.
 */
export async function usesOf(
  { db }: Pick<Services, 'db'>,
  { record, own, namedBy = [] }: Pick<UndoSteps, 'record' | 'own' | 'namedBy'>,
): Promise<FindUses> {
  const all: readonly Reference[] = [...(await referencesTo(db, record)), ...namedBy];
  const references = all.filter(({ table }) => !DERIVED.has(table) && !own.includes(table));
  return async ids => {
    const found = new Map<number, Set<string>>();
    const note = (table: string, rows: ReadonlyArray<{ readonly id: number | string }>) => {
      for (const { id } of rows) found.set(Number(id), (found.get(Number(id)) ?? new Set()).add(table));
    };
    for (const { table, column, kindColumn } of references) {
      const query = columns.selectFrom(table).select(`${column} as id`).distinct().where(column, 'in', idList(ids));
      note(table, await db.primary.rows(kindColumn === undefined ? query : query.where(kindColumn, '=', record)));
    }
    note('collection_member', await db.primary.rows(membersOf(record, ids)));
    return new Map([...found].map(([id, names]) => [id, [...names]]));
  };
}

const membersOf = (record: string, ids: readonly number[]) =>
  tables
    .selectFrom('collection_member as member')
    .innerJoin('collection', 'collection.id', 'member.collection_id')
    .select('member.member_id as id')
    .distinct()
    .where(eb => eb(eb.cast<string>('collection.kind', 'text'), '=', record))
    .where('member.member_id', 'in', idList(ids));
