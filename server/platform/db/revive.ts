import type { ColumnKind } from './column-kinds.ts';
import type { Output } from './outputs.ts';

type Converters = Partial<Record<ColumnKind, (value: unknown) => unknown>>;

const toDate = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? new Date(value) : value);
const toNumber = (value: unknown) => (typeof value === 'string' || typeof value === 'bigint' ? Number(value) : value);
const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
const toBoolean = (value: unknown) => (value === null ? null : Boolean(value));

/** What each kind of connection brings in another form than the entities say. */
const CONVERTERS = {
  /** SQLite has numbers and texts only: dates are milliseconds since 1970. */
  sqlite: { date: toDate, boolean: toBoolean, json: fromJson },
  /** The pool of `openPool` converts everything itself. */
  postgresReader: {},
  /** The ORM's pool leaves dates, counts and sums as text. */
  postgresOrm: { date: toDate, number: toNumber },
} satisfies Record<string, Converters>;

export type RowOrigin = keyof typeof CONVERTERS;

/**
 * Gives the values of rows, in place, the form that the entities promise. `Row` is what the query's builder inferred of
 * them, which is true of what comes out.
 */
export function revive<Row>(origin: RowOrigin, outputs: readonly Output[], rows: object[]): Row[] {
  const converters: Converters = CONVERTERS[origin];
  for (const { name, kind } of outputs) {
    const convert = converters[kind];
    if (!convert) continue;
    for (const row of rows as Record<string, unknown>[]) row[name] = convert(row[name]);
  }
  return rows as Row[];
}
