import type { Database } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { textOf } from '../platform/db/text.ts';

/** The columns in which some value is longer than its entity allows, `table.column`; PostgreSQL refuses such a value. */
export async function overfullColumns(db: Database): Promise<string[]> {
  const columns = await textColumns(db);
  const isOverfull = ({ table, column, length }: TextColumn) =>
    length !== undefined &&
    textOf(db.primary).first(`select 1 from "${table}" where length("${column}") > ? limit 1`, [length]);
  const found = await Promise.all(columns.map(async each => ((await isOverfull(each)) ? [each] : [])));
  return found.flat().map(({ table, column }) => `${table}.${column}`);
}

/** A column of text. */
export interface TextColumn {
  readonly table: string;
  readonly column: string;
  /** The most characters that its entity lets it have; undefined where it sets no limit. */
  readonly length: number | undefined;
  /** Whether it alone or with others says which row is meant, or has one of few values. */
  readonly isKey: boolean;
  /** Whether no two rows may have the same. */
  readonly isUnique: boolean;
}

/** All columns of text that entities have. */
export async function textColumns(db: Database): Promise<TextColumn[]> {
  const entities = [...(await nativeOf(db).orm()).getMetadata().getAll().values()];
  const columns = entities.flatMap(({ tableName: table, props }) =>
    props.flatMap(({ fieldNames: [column], length, runtimeType, primary, unique, enum: isEnum }) => {
      if (runtimeType !== 'string' || column === undefined) return [];
      return [
        {
          table,
          column,
          length,
          isKey: primary === true || isEnum === true,
          isUnique: unique === true || typeof unique === 'string',
        },
      ];
    }),
  );
  if (columns.length < 50) throw new Error('The entities do not tell their columns');
  return columns;
}
