import type { Engine, SqlValue } from '@antam/server/platform/db/engine.ts';

/** One statement that reads all that an answer of the API says and a process does not know by heart. */
export interface FloorStatement {
  /** The statement with `?` for its values. */
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** A list of objects of these columns as one value of a row. */
export function listOf(engine: Engine, columns: readonly string[], from: string): string {
  const pairs = columns.map(column => `'${column}', part.${column}`).join(', ');
  return engine === 'sqlite'
    ? `(select json_group_array(json_object(${pairs})) from (${from}) as part)`
    : `(select json_agg(json_build_object(${pairs})) from (${from}) as part)`;
}

/** So many question marks, for `in (…)`. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
