import type { Engine } from './engine.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Sets whole numbers of many rows in one statement, each row's its own. Table and columns come from the code, never from
 * outside.
 * @param rows each with the `id` of the row and a number for every column
 */
export async function updateNumbers<Column extends string>(
  unit: UnitOfWork,
  engine: Engine,
  { table, columns }: { readonly table: string; readonly columns: readonly Column[] },
  rows: ReadonlyArray<Readonly<Record<Column | 'id', number>>>,
): Promise<void> {
  if (rows.length === 0) return;
  const list = (text: (column: Column) => string) => columns.map(text).join(', ');
  await textOf(unit).sql(
    engine === 'sqlite'
      ? `update ${table} set ${list(column => `${column} = row.value ->> '${column}'`)}
         from json_each(?) row where ${table}.id = row.value ->> 'id'`
      : `update ${table} set ${list(column => `${column} = row.${column}`)}
         from json_to_recordset(?::json) as row (id int, ${list(column => `${column} int`)}) where ${table}.id = row.id`,
    [JSON.stringify(rows)],
  );
}
