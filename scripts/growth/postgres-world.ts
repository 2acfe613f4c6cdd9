import { openPool } from '@antam/server/platform/db/postgres.ts';
import type pg from 'pg';
import { z } from 'zod';
import type { Row, Value, World } from './world.ts';

const MAX_WAIT_MS = 120_000;

const node = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  'Shared Hit Blocks': z.number().default(0),
  'Shared Read Blocks': z.number().default(0),
  get Plans() {
    return z.array(node).default([]);
  },
});
type Node = z.infer<typeof node>;
const explained = z.tuple([z.object({ Plan: node })]);

export async function openPostgresWorld(url: string, rows: number): Promise<World> {
  const pool = openPool(url, 1, { waitMs: MAX_WAIT_MS, queryMs: MAX_WAIT_MS });
  const schema = await readSchema(pool);
  const plan = async (client: pg.PoolClient, options: string, sql: string, params: readonly Value[]) => {
    const { rows: lines } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (${options}) ${sql}`, [...params]);
    return lines.map(line => line['QUERY PLAN']);
  };
  /** In a transaction that is taken back. */
  const trying = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      return await work(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  return {
    engine: 'postgresql',
    rows,
    columns: table => schema.get(table)?.columns,
    keys: table => schema.get(table)?.keys ?? [],
    read: async (sql, params) => (await pool.query<Row>(sql, [...params])).rows,
    cost: (sql, params) =>
      trying(async client => {
        const run = async () => {
          await client.query('savepoint once');
          const [found] = await plan(client, 'analyze, buffers, timing off, format json', sql, params);
          await client.query('rollback to savepoint once');
          return explained.parse(found)[0].Plan;
        };
        // The first run reads the system's own tables, too.
        await run();
        const before = await touchedRows(client);
        const top = await run();
        // What keys make a change look for in other tables stands in no plan.
        const touched = (await touchedRows(client)) - before;
        const buffers = top['Shared Hit Blocks'] + top['Shared Read Blocks'];
        return { work: { rows: Math.max(rowsRead(top), touched), buffers }, answered: rowsAnswered(top) };
      }),
    weakSteps: async () => [],
    plan: (sql, params) => trying(async client => (await plan(client, 'costs off', sql, params)).join('\n')),
    close: () => pool.end(),
  };
}

/** Of a change, how many rows it changes: it answers none itself. */
const rowsAnswered = (top: Node) =>
  top['Node Type'] === 'ModifyTable' ? (top.Plans[0]?.['Actual Rows'] ?? 0) : top['Actual Rows'];

/** The rows that all scans of a plan have looked at. */
function rowsRead(top: Node): number {
  const below = top.Plans.reduce((sum, part) => sum + rowsRead(part), 0);
  const own = top['Actual Rows'] + top['Rows Removed by Filter'] + top['Rows Removed by Index Recheck'];
  return top.Plans.length === 0 ? own * top['Actual Loops'] : below;
}

/** The rows that this transaction has read so far, also by triggers. */
async function touchedRows(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ touched: number }>(
    `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as touched from pg_stat_xact_user_tables`,
  );
  return rows[0]?.touched ?? 0;
}

async function readSchema(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; columns: string[]; keys: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
        coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attnum = any(i.indkey)), '{}') as keys
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname`,
  );
  return new Map(rows.map(({ name, columns, keys }) => [name, { columns: new Set(columns), keys }]));
}
