import { tablesWith } from '../db/tables.ts';
import { textOf } from '../db/text.ts';
import { createTurns } from '../db/turns.ts';
import type { Services } from '../services.ts';

const tables = tablesWith<{ readonly id: number; readonly name: string; readonly title: string }>();

const MIN_ROWS = 500;
const MAX_ROWS = 5_000;

/**
 * Writes again what is kept of the names of a table's rows to order and to compare them, where it differs; the names
 * stand in the column `named`. Table and columns come from the code.
 */
export async function rebuildNameOrder<Column extends string>(
  { db }: Pick<Services, 'db'>,
  table: string,
  columns: readonly Column[],
  keysOf: (name: string) => Readonly<Record<Column, string>>,
  named: 'name' | 'title' = 'name',
): Promise<void> {
  const list = (text: (column: Column) => string, between: string) => columns.map(text).join(between);
  const write =
    db.engine === 'sqlite'
      ? `update ${table} set ${list(column => `${column} = row.value ->> '${column}'`, ', ')}
         from json_each(?) row where ${table}.id = row.value ->> 'id'
         and (${list(column => `${table}.${column} <> row.value ->> '${column}'`, ' or ')})`
      : `update ${table} set ${list(column => `${column} = row.${column}`, ', ')}
         from json_to_recordset(?::json) as row (id int, ${list(column => `${column} text`, ', ')})
         where ${table}.id = row.id and (${list(column => `${table}.${column} <> row.${column}`, ' or ')})`;
  const turns = createTurns(db, { least: MIN_ROWS, most: MAX_ROWS });
  let last = 0;
  const turn = async (limit: number) => {
    const rows = await db.primary.rows(
      tables
        .selectFrom(table)
        .select(eb => ['id', eb.ref(named).as('name')])
        .where('id', '>', last)
        .orderBy('id')
        .limit(limit),
    );
    last = rows.at(-1)?.id ?? last;
    const keys = rows.map(({ id, name }) => ({ id, ...keysOf(name) }));
    if (keys.length > 0) await db.transaction(unit => textOf(unit).sql(write, [JSON.stringify(keys)]));
    return keys.length;
  };
  while ((await turns.take(turn)) > 0);
}
