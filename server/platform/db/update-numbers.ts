import { columnName } from './columns.ts';
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
  const list = (text: (property: Column, column: string) => string) =>
    columns.map(property => text(property, columnName(table, property))).join(', ');
  await textOf(unit).sql(
    engine === 'sqlite'
      ? `update ${table} set ${list((property, column) => `${column} = row.value ->> '${property}'`)}
         from json_each(?) row where ${table}.id = row.value ->> 'id'`
      : `update ${table} set ${list((property, column) => `${column} = row."${property}"`)}
         from json_to_recordset(?::json) as row (id int, ${list(property => `"${property}" int`)}) where ${table}.id = row.id`,
    [JSON.stringify(rows)],
  );
}
