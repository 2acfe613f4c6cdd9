import type { Database } from './database.ts';
import { type NATIVE, nativeOf } from './native.ts';

/** A column in which rows name records of a table. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  /** The column that says of which kind the record is; undefined for a foreign key. */
  readonly kindColumn?: string;
}

/** Columns that name records of any kind, and those beside them that name the kind. */
const BY_KIND = [
  { column: 'entity_id', kindColumn: 'kind' },
  { column: 'entity_id', kindColumn: 'type' },
  { column: 'owner_id', kindColumn: 'owner_kind' },
  { column: 'replyer_id', kindColumn: 'replyer_type' },
];

/** Every column of the schema in which rows name records of `table`: its foreign keys, and pairs of a kind and an id. */
export async function referencesTo(db: Pick<Database, typeof NATIVE>, table: string): Promise<readonly Reference[]> {
  const entities = [...(await nativeOf(db).orm()).getMetadata()].filter(
    ({ abstract, pivotTable }) => !abstract && !pivotTable,
  );
  return entities.flatMap(entity => {
    const columns = Object.values(entity.properties).flatMap(({ fieldNames = [], targetMeta }) =>
      fieldNames.map(name => ({ name, target: targetMeta?.tableName })),
    );
    const keys = columns
      .filter(({ target }) => target === table)
      .map(({ name }) => ({ table: entity.tableName, column: name }));
    const has = (name: string) => columns.some(column => column.name === name);
    const pairs = BY_KIND.filter(({ column, kindColumn }) => has(column) && has(kindColumn));
    return [...keys, ...pairs.map(pair => ({ table: entity.tableName, ...pair }))];
  });
}
