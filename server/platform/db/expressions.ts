import { type AliasableExpression, sql } from 'kysely';

/**
 * A constant that stands in the query itself instead of being bound: conditions of partial indexes are recognised only
 * so. For constants of the code alone, as each value makes a statement of its own.
 */
export const literal = <const Value extends string | number | null>(value: Value): AliasableExpression<Value> =>
  sql.lit(value);

/** A column by its name, `table.column`, where the builder at hand does not know its table. */
export const reference = <Value>(column: string): AliasableExpression<Value> => sql.ref<Value>(column);
