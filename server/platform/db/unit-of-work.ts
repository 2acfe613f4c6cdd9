import type { SqlEntityManager } from '@mikro-orm/sql';
import { bind } from './compile-node.ts';
import type { Engine, SqlValue } from './engine.ts';
import type { Executor } from './executor.ts';
import { NATIVE, type WithNative } from './native.ts';
import { revive } from './outputs.ts';
import { compiledFor, type Query } from './query.ts';
import { numberPlaceholders } from './reader.ts';
import type { Records } from './records.ts';
import { TEXT, type TextUnit, type WithText } from './text.ts';

/** One transaction: records and queries inside it, and what must happen only if it commits. */
export interface UnitOfWork extends WithText<TextUnit>, WithNative<SqlEntityManager> {
  readonly em: Records;
  /** Runs a query inside the transaction and answers its rows, for a write those that it returns. */
  rows<Row>(query: Query<Row>): Promise<Row[]>;
  /** As `rows`, the first one only; undefined where there is none. */
  row<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** Runs a write inside the transaction and answers how many rows it changed. */
  run(query: Query<unknown>): Promise<number>;
  /** Schedules a side effect for after the commit; it is dropped on rollback. */
  afterCommit(effect: Effect): void;
}

export type Effect = () => void | Promise<void>;

/** A unit of work whose statements `execute` runs, and whose effects are collected in `effects`. */
export function unitOfWork(engine: Engine, em: SqlEntityManager, execute: Executor, effects: Effect[]): UnitOfWork {
  const run = async (query: Query<unknown>) => {
    const { statement, values } = compiledFor(engine, query);
    const { rows, changes } = await execute(statement.sql, bind(statement, values));
    return { outputs: statement.outputs, rows, changes };
  };
  const rows = async <Row>(query: Query<Row>) => {
    const found = await run(query);
    return revive<Row>(found.outputs, found.rows);
  };
  return {
    em: recordsOf(em),
    [NATIVE]: em,
    rows,
    row: async query => (await rows(query))[0],
    run: async query => (await run(query)).changes,
    [TEXT]: {
      sql: async <Row extends object>(sql: string, params: readonly SqlValue[] = []) =>
        (await execute(engine === 'sqlite' ? sql : numberPlaceholders(sql), params)).rows as Row[],
    },
    afterCommit: effect => void effects.push(effect),
  };
}

/** The entity manager itself: what it finds it remembers, and its methods need it as `this`. */
const recordsOf = (em: SqlEntityManager): Records => em;
