import { BooleanType, DateTimeType, type EntitySchema, JsonType } from '@mikro-orm/core';

/** What a column's values are to become where the driver has another form for them; `plain` stay as they come. */
export type ColumnKind = 'boolean' | 'date' | 'json' | 'number' | 'plain';
export type ColumnKinds = ReadonlyMap<string, ColumnKind>;

/** Columns of every table that a query may name, by the table's name. */
const tables = new Map<string, ColumnKinds>();

/** Makes the columns of these entities known to {@link tableColumns}. */
export function registerColumns(entities: readonly EntitySchema[]): void {
  for (const { meta } of entities) {
    if (tables.has(meta.tableName)) continue;
    const properties = Object.entries<PropertyType>(meta.properties);
    tables.set(meta.tableName, new Map(properties.map(([name, property]) => [columnName(name), kindOf(property)])));
  }
}

/** Columns of a table; undefined for one that no entity describes. */
export const tableColumns = (table: string): ColumnKinds | undefined => tables.get(table);

/** A property names its type by a class before the ORM has read it, and by an instance or a word afterwards. */
interface PropertyType {
  readonly type?: unknown;
  readonly customType?: unknown;
  readonly runtimeType?: unknown;
}

const KINDS = [
  { kind: 'boolean', type: BooleanType, word: 'boolean' },
  { kind: 'date', type: DateTimeType, word: 'Date' },
  { kind: 'json', type: JsonType, word: undefined },
] as const;

function kindOf({ type, customType, runtimeType }: PropertyType): ColumnKind {
  const found = KINDS.find(
    known =>
      type === known.type ||
      type instanceof known.type ||
      customType instanceof known.type ||
      (known.word !== undefined && runtimeType === known.word),
  );
  return found?.kind ?? 'plain';
}

/** The ORM's naming strategy for plain columns; those of relations hold keys, which are plain under whatever name. */
const columnName = (property: string) => property.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
