/** The databases that everything runs on alike. */
export type Engine = 'sqlite' | 'postgresql';

/** What a parameter of a statement may be. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null;
export type SqliteValue = string | number | bigint | Uint8Array | null;

/** SQLite takes no booleans and no dates: 0/1 and milliseconds since 1970, as the ORM stores them. */
export function toSqliteValue(value: SqlValue): SqliteValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return value;
}
