import type { SqlValue } from '../platform/db/engine.ts';
import { nativeOf } from '../platform/db/native.ts';
import { numberPlaceholders, type Reader } from '../platform/db/reader.ts';
import { textOf } from '../platform/db/text.ts';
import type { TestApp } from './test-app.ts';

/** A statement as it was sent. */
export interface SentStatement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** Every statement that `work` reads from the primary database, or by another reader. */
export async function statementsOf(
  { services }: TestApp,
  work: () => Promise<unknown>,
  reader: Reader = services.db.primary,
): Promise<SentStatement[]> {
  const text = textOf(reader);
  const { all, first } = text;
  const sent: SentStatement[] = [];
  const keep = (sql: string, params: readonly SqlValue[] = []) => void sent.push({ sql, params });
  text.all = (sql, params) => {
    keep(sql, params);
    return all(sql, params);
  };
  text.first = (sql, params) => {
    keep(sql, params);
    return first(sql, params);
  };
  try {
    await work();
  } finally {
    Object.assign(text, { all, first });
  }
  return sent;
}

/** Has the engine count what tables hold, all or these; connections that are open plan by it from then on. */
export async function countForPlans({ services }: TestApp, tables: readonly string[] = ['']): Promise<void> {
  const { db } = services;
  await db.transaction(async unit => {
    for (const table of tables) await textOf(unit).sql(`analyze ${table}`);
    if (db.engine !== 'sqlite') return;
    // Only a changed schema has the connection that reads look at the counts.
    await textOf(unit).sql('create view counted as select 1');
    await textOf(unit).sql('drop view counted');
  });
}

/** How the engine would carry a statement out. */
export async function planOf({ services }: TestApp, { sql, params }: SentStatement): Promise<string> {
  const { db } = services;
  const { pool } = nativeOf(db);
  if (!pool) {
    const rows = await textOf(db.primary).all<{ detail: string }>(`explain query plan ${sql}`, params);
    return rows.map(({ detail }) => detail).join('\n');
  }
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${numberPlaceholders(sql)}`, [...params]);
  return rows.map(row => row['QUERY PLAN']).join('\n');
}

/**
 * How the engine would carry a statement out if it could not read tables from end to end where there is an index:
 * PostgreSQL reads small tables so whatever their indexes are.
 */
export const indexedPlanOf = (app: TestApp, statement: SentStatement): Promise<string> =>
  planWithout(app, statement, ['seqscan']);

/**
 * As {@link indexedPlanOf}, if it could not sort either where an index has the order: PostgreSQL sorts a few dozen rows
 * rather than read them in their order.
 */
export const orderedPlanOf = (app: TestApp, statement: SentStatement): Promise<string> =>
  planWithout(app, statement, ['seqscan', 'bitmapscan', 'sort']);

async function planWithout(
  app: TestApp,
  statement: SentStatement,
  ways: ReadonlyArray<'seqscan' | 'bitmapscan' | 'sort'>,
): Promise<string> {
  const { pool } = nativeOf(app.services.db);
  if (!pool) return planOf(app, statement);
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const way of ways) await client.query(`set local enable_${way} = off`);
    const sql = `explain ${numberPlaceholders(statement.sql)}`;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(sql, [...statement.params]);
    return rows.map(row => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** So few rows may be sorted after they were found by an index. */
const FEW = 1_000;

/** A large table is read from end to end without a covering index, or more than a few rows are sorted. */
export function isCostly({ services }: TestApp, plan: string): boolean {
  if (services.db.engine === 'sqlite') {
    return /SCAN (place|professional|media|account)(?! USING COVERING INDEX)|TEMP B-TREE/i.test(plan);
  }
  const sorted = [...plan.matchAll(/\bSort\b.* rows=(\d+)/g)].map(([, rows]) => Number(rows));
  return /Seq Scan on (place|professional|account)\b/.test(plan) || sorted.some(rows => rows > FEW);
}
