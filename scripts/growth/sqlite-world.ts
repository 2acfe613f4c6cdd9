import { toSqliteValue } from '@antam/server/platform/db/engine.ts';
import { openSqlite } from '@antam/server/platform/db/sqlite.ts';
import { sqliteSchema, weakSteps } from '@antam/server/testing/sql/weak-steps.ts';
import type Sqlite from 'better-sqlite3';
import { decodeValue } from './recorded.ts';
import type { Row, Value, World } from './world.ts';

/** The least of so many runs counts, as other work only ever adds to a time. */
const MAX_RUNS = 40;
const MIN_RUNS = 3;
/** Longest that one statement is repeated, in milliseconds. */
const MAX_MS = 150;

export function openSqliteWorld(file: string, rows: number): World {
  const db = openSqlite(file, { durable: false });
  // What is written is taken back, and its texts are none that a column would allow.
  db.pragma('ignore_check_constraints = ON');
  const schema = sqliteSchema(db);
  const stepsOf = (sql: string, params: readonly Value[]) =>
    db
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...params.map(toSqliteValue))
      .map(({ detail }) => detail);
  return {
    engine: 'sqlite',
    rows,
    columns: schema.columns,
    keys: table => schema.keys(table),
    read: async (sql, params) => db.prepare<unknown[], Row>(sql).all(...params.map(toSqliteValue)),
    cost: async (sql, params) => {
      const statement = db.prepare<unknown[]>(sql);
      const values = params.map(toSqliteValue);
      let least = Number.POSITIVE_INFINITY;
      let answered = 0;
      const begun = performance.now();
      for (let run = 0; run < MAX_RUNS; run++) {
        if (run >= MIN_RUNS && performance.now() - begun > MAX_MS) break;
        const { milliseconds, rows: count } = runOnce(db, statement, values);
        least = Math.min(least, milliseconds);
        answered = count;
      }
      return { work: { ms: least }, answered };
    },
    weakSteps: async ({ sql, params }) =>
      weakSteps(sql, stepsOf(sql, params.map(decodeValue)), schema).map(
        ({ step, better }) => `${step}; could: ${better}`,
      ),
    plan: async (sql, params) => stepsOf(sql, params).join('\n'),
    close: async () => void db.close(),
  };
}

function runOnce(db: Sqlite.Database, statement: Sqlite.Statement<unknown[]>, values: readonly unknown[]) {
  if (!statement.readonly) db.exec('begin immediate');
  try {
    const begun = performance.now();
    const rows = statement.reader ? statement.all(...values).length : statement.run(...values).changes;
    return { milliseconds: performance.now() - begun, rows };
  } finally {
    if (!statement.readonly) db.exec('rollback');
  }
}
