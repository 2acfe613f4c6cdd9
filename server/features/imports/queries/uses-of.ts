import { reference } from '../../../platform/db/expressions.ts';
import { idRows } from '../../../platform/db/list-values.ts';
import { referencesTo } from '../../../platform/db/references.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';

const tables = tablesWith<Record<string, number>>();

/** Finds in which tables records are used, by record; a record that nothing uses is absent. */
export type FindUses = (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>;

/**
 * How to find which records of a kind are used: rows of others name them, by foreign keys or as features say, except
 * for rows that belong to the record. One query for each such property.
 */
export async function usesOf(
  { db, recordUses }: Pick<Services, 'db' | 'recordUses'>,
  { record, own, namedBy = [] }: Pick<UndoSteps, 'record' | 'own' | 'namedBy'>,
): Promise<FindUses> {
  const keys = [...(await referencesTo(db, record)), ...namedBy].filter(({ table }) => !own.includes(table));
  const others = recordUses.filter(({ table }) => !own.includes(table));
  return async ids => {
    const found = new Map<number, Set<string>>();
    const note = (table: string, rows: ReadonlyArray<{ readonly id: number }>) => {
      for (const { id } of rows) found.set(id, (found.get(id) ?? new Set()).add(table));
    };
    for (const { table, property } of keys) {
      note(table, await db.primary.rows(namedIn(table, property, ids)));
    }
    for (const { table, used } of others) note(table, await db.primary.rows(used(record, ids)));
    return new Map([...found].map(([id, names]) => [id, [...names]]));
  };
}

/** Which of the records a property names. Of a record that thousands of rows name, one is looked at. */
const namedIn = (table: string, property: string, ids: readonly number[]) =>
  tables
    .selectFrom(idRows(ids).as('asked'))
    .select('asked.value as id')
    .where(eb =>
      eb.exists(tables.selectFrom(table).select(property).where(property, '=', reference<number>('asked.value'))),
    );
