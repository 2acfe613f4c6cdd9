import type { Engine } from './engine.ts';

/**
 * Lists of values as one parameter, so that a statement's text does not depend on how many there are and it stays
 * prepared: a JSON array on SQLite, an array on PostgreSQL. Each piece of SQL holds one `?`, filled by
 * {@link ListSql.ids} or {@link ListSql.texts}.
 */
export interface ListSql {
  /** A condition: the column's number is in the list. */
  hasId(column: string): string;
  /** A condition: the column's text is in the list. */
  hasText(column: string): string;
  /** A table `name` with one column `value`: the list's numbers. */
  table(name: string): string;
  /** Follows a table's name: read it through this index, which SQLite's planner would miss without statistics. */
  through(index: string): string;
  ids(values: readonly number[] | Uint32Array): string;
  texts(values: readonly string[]): string;
}

const sqlite: ListSql = {
  hasId: column => `${column} in (select value from json_each(?))`,
  hasText: column => `${column} in (select value from json_each(?))`,
  table: name => `(select value from json_each(?)) ${name}`,
  through: index => `indexed by ${index}`,
  ids: values => `[${values.join(',')}]`,
  texts: values => JSON.stringify(values),
};

const postgresql: ListSql = {
  hasId: column => `${column} = any(?::int[])`,
  hasText: column => `${column} = any(array(select json_array_elements_text(?::json)))`,
  table: name => `unnest(?::int[]) ${name}(value)`,
  through: () => '',
  ids: values => `{${values.join(',')}}`,
  texts: values => JSON.stringify(values),
};

/** How this engine takes lists. */
export function listSql(engine: Engine): ListSql {
  return engine === 'sqlite' ? sqlite : postgresql;
}
