import { bind } from '@antam/server/platform/db/compile-node.ts';
import type { Database } from '@antam/server/platform/db/database.ts';
import { type SqlValue, toSqliteValue } from '@antam/server/platform/db/engine.ts';
import { compiledFor, type Query } from '@antam/server/platform/db/query.ts';
import { TEXT, textOf } from '@antam/server/platform/db/text.ts';
import type { UnitOfWork } from '@antam/server/platform/db/unit-of-work.ts';

/** A statement with the values that are bound to it. */
export interface RecordedStatement {
  readonly sql: string;
  readonly params: readonly ReturnType<typeof toSqliteValue>[];
}

/** Whether it changes rows. */
export const isWrite = ({ sql }: RecordedStatement): boolean => /^\s*(insert|update|delete)/i.test(sql);

/** The same database, which notes every statement of its transactions. */
export function recordingTransactions(db: Database, statements: RecordedStatement[]): Database {
  const note = (sql: string, params: readonly SqlValue[]) =>
    void statements.push({ sql, params: params.map(toSqliteValue) });
  const noteQuery = (query: Query<unknown>) => {
    const { statement, values } = compiledFor(db.engine, query);
    note(statement.sql, bind(statement, values));
  };
  const recording = (unit: UnitOfWork): UnitOfWork => ({
    ...unit,
    rows: query => {
      noteQuery(query);
      return unit.rows(query);
    },
    row: query => {
      noteQuery(query);
      return unit.row(query);
    },
    run: query => {
      noteQuery(query);
      return unit.run(query);
    },
    [TEXT]: {
      sql: (sql, params = []) => {
        note(sql, params);
        return textOf(unit).sql(sql, params);
      },
    },
  });
  return { ...db, transaction: (work, options) => db.transaction(unit => work(recording(unit)), options) };
}
