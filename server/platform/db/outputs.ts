import type { OperationNode } from 'kysely';
import type { ColumnKind } from './columns.ts';
import { rowColumns } from './sources.ts';

/** A column of the result, and the kind that its values are converted to. */
export interface Output {
  readonly name: string;
  readonly kind: Exclude<ColumnKind, 'plain'>;
}

/** The result columns whose values the driver returns in another form than their types declare. */
export function outputsOf(query: OperationNode): Output[] {
  return [...rowColumns(query).values()].flatMap(({ name, kind }) => (kind === 'plain' ? [] : [{ name, kind }]));
}

type Converters = Partial<Record<ColumnKind, (value: unknown) => unknown>>;

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

export type RowOrigin = keyof typeof CONVERTERS;

/**
 * Converts the values of the rows, in place, to the types that the entities declare. The query builder inferred `Row`,
 * so the caller makes no promise about it.
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
