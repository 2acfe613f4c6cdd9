import type { Database } from './database.ts';
import { type NATIVE, nativeOf } from './native.ts';

/** A property by which rows name records of a table. */
export interface Reference {
  readonly table: string;
  readonly property: string;
}

/** Every foreign key of the schema that leads to `table`. */
export async function referencesTo(db: Pick<Database, typeof NATIVE>, table: string): Promise<readonly Reference[]> {
  const entities = [...(await nativeOf(db).orm()).getMetadata()].filter(
    ({ abstract, pivotTable }) => !abstract && !pivotTable,
  );
  return entities.flatMap(entity =>
    Object.values(entity.properties)
      .filter(({ targetMeta }) => targetMeta?.tableName === table)
      .map(({ name }) => ({ table: entity.tableName, property: name })),
  );
}
