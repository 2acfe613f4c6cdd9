import { BooleanType, DateTimeType, type EntitySchema, JsonType, UnderscoreNamingStrategy } from '@mikro-orm/core';

/** What a column's values are to become where the driver has another form for them; `plain` stay as they come. */
export type ColumnKind = 'boolean' | 'date' | 'json' | 'plain' | NestedKind;

/** Of a value that holds rows. */
export interface NestedKind {
  readonly rows: Columns;
}

/** A column of a table, or of the rows of a query. */
export interface Column {
  /** Its name in SQL. */
  readonly name: string;
  readonly kind: ColumnKind;
}

/** Columns by the names that queries give them: of a table, the properties of its entity. */
export type Columns = ReadonlyMap<string, Column>;

/** Columns of every table that a query may name, by the table's name. */
const tables = new Map<string, Columns>();

/** Makes the columns of these entities known to {@link tableColumns}. */
export function registerColumns(entities: readonly EntitySchema[]): void {
  for (const { meta } of entities) {
    if (tables.has(meta.tableName)) continue;
    const properties = Object.entries<Property>(meta.properties);
    tables.set(
      meta.tableName,
      new Map(
        properties.map(([name, property]) => [name, { name: columnFor(name, property), kind: kindOf(property) }]),
      ),
    );
  }
}

/** Columns of a table; undefined for one that no entity describes. */
export const tableColumns = (table: string): Columns | undefined => tables.get(table);

/** The name in SQL of what queries on a table call so. */
export const columnName = (table: string, name: string): string => tables.get(table)?.get(name)?.name ?? name;

/** A property names its type by a class before the ORM has read it, and by an instance or a word afterwards. */
interface Property {
  readonly kind?: unknown;
  readonly fieldName?: string;
  readonly fieldNames?: readonly string[];
  readonly type?: unknown;
  readonly customType?: unknown;
  readonly runtimeType?: unknown;
}

const KINDS = [
  { kind: 'boolean', type: BooleanType, word: 'boolean' },
  { kind: 'date', type: DateTimeType, word: 'Date' },
  { kind: 'json', type: JsonType, word: undefined },
] as const;

function kindOf({ type, customType, runtimeType }: Property): ColumnKind {
  const found = KINDS.find(
    known =>
      type === known.type ||
      type instanceof known.type ||
      customType instanceof known.type ||
      (known.word !== undefined && runtimeType === known.word),
  );
  return found?.kind ?? 'plain';
}

const naming = new UnderscoreNamingStrategy();

/** As the ORM names the column, also before it has read the entity. Every relation leads to a key `id`. */
function columnFor(property: string, { kind, fieldName, fieldNames }: Property): string {
  const known = fieldNames?.[0] ?? fieldName;
  if (known !== undefined) return known;
  return kind === 'm:1' ? naming.joinColumnName(property) : naming.propertyToColumnName(property);
}
