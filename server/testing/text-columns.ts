import type { Database } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { textOf } from '../platform/db/text.ts';

/** The columns in which some value is longer than its entity allows, `table.column`; PostgreSQL refuses such a value. */
export async function overfullColumns(db: Database): Promise<string[]> {
  const columns = await textColumns(db);
  const isOverfull = ({ table, column, length }: TextColumn) =>
    textOf(db.primary).first(`select 1 from "${table}" where length("${column}") > ? limit 1`, [length]);
  const found = await Promise.all(columns.map(async each => ((await isOverfull(each)) ? [each] : [])));
  return found.flat().map(({ table, column }) => `${table}.${column}`);
}

/** A column of text that its entity gives a length. */
interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly length: number;
}

async function textColumns(db: Database): Promise<TextColumn[]> {
  const entities = [...(await nativeOf(db).orm()).getMetadata().getAll().values()];
  const columns = entities.flatMap(({ tableName: table, props }) =>
    props.flatMap(({ fieldNames: [column], length, runtimeType }) =>
      runtimeType === 'string' && column !== undefined && length !== undefined ? [{ table, column, length }] : [],
    ),
  );
  if (columns.length < 50) throw new Error('The entities do not tell the lengths of their columns');
  return columns;
}
