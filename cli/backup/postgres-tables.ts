import type { ClientBase } from 'pg';
import { isDerived } from './fingerprint.ts';

/** A name as SQL text. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export interface Column {
  readonly name: string;
  /** As `information_schema` calls it, e.g. `timestamp with time zone`. */
  readonly type: string;
}

/** What COPY reads or writes: a table with its columns. */
export const copyTarget = (schema: string, table: string, columns: readonly Pick<Column, 'name'>[]): string =>
  `${quoted(schema)}.${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')})`;

/** Tables of a schema, each after those that its foreign keys point to. */
export async function tablesInOrder(client: ClientBase, schema = 'public'): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p') order by 1`,
    [schema],
  );
  const keys = await client.query<{ name: string; target: string }>(
    `select t.relname as name, f.relname as target from pg_constraint k
     join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     join pg_namespace n on n.oid = k.connamespace where k.contype = 'f' and n.nspname = $1`,
    [schema],
  );
  return dependenciesFirst(
    tables.rows.map(row => row.name),
    keys.rows.map(row => [row.name, row.target] as const),
  );
}

/** Orders names so that each comes after those it points to; a name that points to itself may. */
export function dependenciesFirst(
  names: readonly string[],
  arrows: ReadonlyArray<readonly [from: string, to: string]>,
): string[] {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (done.has(name)) return;
    if (path.includes(name)) throw new Error(`The tables ${[...path, name].join(' → ')} point to each other`);
    for (const [from, to] of arrows) if (from === name && to !== name) visit(to, [...path, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return [...done];
}

/** Columns that can be written: all but those computed from others. */
export async function columnsOf(client: ClientBase, table: string, schema = 'public'): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, table],
  );
  return rows;
}

interface Sequence {
  readonly table: string;
  readonly sequence: string;
}

/** The sequence of each table that has one. */
export async function sequencesOf(client: ClientBase, schema: string): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select c.table_name as table, pg_get_serial_sequence(quote_ident(c.table_schema) || '.' || quote_ident(c.table_name), c.column_name) as sequence
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = $1 and t.table_type = 'BASE TABLE' and c.column_default like 'nextval(%'`,
    [schema],
  );
  return rows.filter(({ sequence }) => sequence !== null);
}

/** The greatest number that each table's sequence has handed out; 0 where it has none. */
export async function handedOut(client: ClientBase): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const { table, sequence } of await sequencesOf(client, 'public')) {
    if (isDerived(table)) continue;
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${sequence}`,
    );
    numbers[table] = rows[0]?.called ? Number(rows[0].last) : Number(rows[0]?.last ?? 1) - 1;
  }
  return numbers;
}
