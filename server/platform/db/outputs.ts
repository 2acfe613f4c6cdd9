import type { OperationNode } from 'kysely';
import type { ColumnKind, Columns, NestedKind } from './columns.ts';
import type { Engine } from './engine.ts';
import { rowColumns } from './sources.ts';

type Convert = (value: unknown) => unknown;
type Converters = Partial<Record<Exclude<ColumnKind, NestedKind>, Convert>>;

/** A column of the result whose values the driver returns in another form than their types declare. */
export interface Output {
  readonly name: string;
  readonly convert: Convert;
}

const toDate: Convert = value => (typeof value === 'number' || typeof value === 'string' ? new Date(value) : value);
const toBoolean: Convert = value => (value === null ? null : Boolean(value));
const fromJson: Convert = value => (typeof value === 'string' ? JSON.parse(value) : value);

/** SQLite has numbers and texts only: dates are milliseconds since 1970. */
const OF_SQLITE: Converters = { date: toDate, boolean: toBoolean, json: fromJson };

/** PostgreSQL's driver converts everything itself, as `openPool` tells it to. */
const CONVERTERS: Record<Engine, Converters> = { sqlite: OF_SQLITE, postgresql: {} };

/** In rows that come as JSON PostgreSQL, too, has dates as texts. */
const NESTED: Record<Engine, Converters> = { sqlite: OF_SQLITE, postgresql: { date: toDate } };

/** What of a query's rows is to be converted. */
export const outputsOf = (engine: Engine, query: OperationNode): Output[] =>
  outputsIn(engine, CONVERTERS[engine], rowColumns(query));

function outputsIn(engine: Engine, converters: Converters, columns: Columns): Output[] {
  return [...columns.values()].flatMap(({ name, kind }) => {
    const convert = typeof kind === 'object' ? nested(outputsIn(engine, NESTED[engine], kind.rows)) : converters[kind];
    return convert ? [{ name, convert }] : [];
  });
}

/** Rows inside a row: as text where the driver does not read JSON itself. */
const nested =
  (outputs: readonly Output[]): Convert =>
  value => {
    const rows = fromJson(value);
    return Array.isArray(rows) ? revive(outputs, rows) : rows;
  };

/**
 * Converts the values of the rows, in place, to the types that the entities declare. The query builder inferred `Row`,
 * so the caller makes no promise about it.
 */
export function revive<Row>(outputs: readonly Output[], rows: object[]): Row[] {
  for (const { name, convert } of outputs) {
    for (const row of rows as Record<string, unknown>[]) row[name] = convert(row[name]);
  }
  return rows as Row[];
}
