import { columnName } from '../db/columns.ts';
import { tablesWith } from '../db/tables.ts';
import { textOf } from '../db/text.ts';
import { createTurns } from '../db/turns.ts';
import type { Services } from '../services.ts';

const tables = tablesWith<{ readonly id: number; readonly name: string; readonly title: string }>();

const MIN_ROWS = 500;
const MAX_ROWS = 5_000;

/**
 * Writes again what is kept of the names of a table's rows to order and to compare them, where it differs; the names
 * stand in the column `named`. Table and columns, which are named as queries do, come from the code.
 */
export async function rebuildNameOrder<Column extends string>(
  { db }: Pick<Services, 'db'>,
  table: string,
  columns: readonly Column[],
  keysOf: (name: string) => Readonly<Record<Column, string>>,
  named: 'name' | 'title' = 'name',
): Promise<void> {
  const list = (text: (property: Column, column: string) => string, between: string) =>
    columns.map(property => text(property, columnName(table, property))).join(between);
  const write =
    db.engine === 'sqlite'
      ? `update ${table} set ${list((property, column) => `${column} = row.value ->> '${property}'`, ', ')}
         from json_each(?) row where ${table}.id = row.value ->> 'id'
         and (${list((property, column) => `${table}.${column} <> row.value ->> '${property}'`, ' or ')})`
      : `update ${table} set ${list((property, column) => `${column} = row."${property}"`, ', ')}
         from json_to_recordset(?::json) as row (id int, ${list(property => `"${property}" text`, ', ')})
         where ${table}.id = row.id and (${list((property, column) => `${table}.${column} <> row."${property}"`, ' or ')})`;
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
