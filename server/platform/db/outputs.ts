import type { OperationNode } from 'kysely';
import type { ColumnKind, Columns, NestedKind } from './columns.ts';
import { rowColumns } from './sources.ts';

type ConvertedKind = Exclude<ColumnKind, 'plain' | NestedKind>;

/** A column of the result, and what its values are converted to: a kind, or rows with outputs of their own. */
export interface Output {
  readonly name: string;
  readonly kind: ConvertedKind | readonly Output[];
}

/** The result columns whose values the driver returns in another form than their types declare. */
export const outputsOf = (query: OperationNode): Output[] => outputsIn(rowColumns(query));

function outputsIn(columns: Columns): Output[] {
  return [...columns.values()].flatMap(({ name, kind }) => {
    if (kind === 'plain') return [];
    return [{ name, kind: typeof kind === 'object' ? outputsIn(kind.rows) : kind }];
  });
}

type Converters = Partial<Record<ConvertedKind, (value: unknown) => unknown>>;

const toDate = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? new Date(value) : value);
const toNumber = (value: unknown) => (typeof value === 'string' || typeof value === 'bigint' ? Number(value) : value);
const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
const toBoolean = (value: unknown) => (value === null ? null : Boolean(value));

/** How each kind of connection converts the values that it returns in another form than the entities declare. */
const CONVERTERS = {
  /** SQLite has numbers and texts only: dates are milliseconds since 1970. */
  sqlite: { date: toDate, boolean: toBoolean, json: fromJson },
  /** The pool of `openPool` converts everything itself. */
  postgresReader: {},
  /** The ORM's pool leaves dates, counts and sums as text. */
  postgresOrm: { date: toDate, number: toNumber },
} satisfies Record<string, Converters>;

/** In rows that come as JSON PostgreSQL, too, has dates as texts. */
const NESTED = { ...CONVERTERS, postgresReader: { date: toDate } } satisfies Record<string, Converters>;

export type RowOrigin = keyof typeof CONVERTERS;

/**
 * Converts the values of the rows, in place, to the types that the entities declare. The query builder inferred `Row`,
 * so the caller makes no promise about it.
 */
export function revive<Row>(origin: RowOrigin, outputs: readonly Output[], rows: object[]): Row[] {
  convert(origin, CONVERTERS[origin], outputs, rows);
  return rows as Row[];
}

function convert(origin: RowOrigin, converters: Converters, outputs: readonly Output[], rows: object[]): void {
  for (const { name, kind } of outputs) {
    const toDeclared = typeof kind === 'string' ? converters[kind] : (value: unknown) => nested(origin, kind, value);
    if (!toDeclared) continue;
    for (const row of rows as Record<string, unknown>[]) row[name] = toDeclared(row[name]);
  }
}

/** Rows inside a row: as text where the driver does not read JSON itself. */
function nested(origin: RowOrigin, outputs: readonly Output[], value: unknown): unknown {
  const rows = fromJson(value);
  if (Array.isArray(rows)) convert(origin, NESTED[origin], outputs, rows);
  return rows;
}
