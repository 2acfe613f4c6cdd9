import type { ClientBase } from 'pg';

/** A name as SQL text. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables of the schema `public`, each after those that its foreign keys point to. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  const keys = await client.query<{ name: string; target: string }>(
    `select t.relname as name, f.relname as target from pg_constraint k
     join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
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
export async function writableColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(row => row.name);
}
