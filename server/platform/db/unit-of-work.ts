import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { talking } from '../errors/database-errors.ts';
import { bind } from './compile-node.ts';
import { type Engine, type SqlValue, toSqliteValue } from './engine.ts';
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

/** A unit of work whose effects are collected in `effects`. */
export function unitOfWork(engine: Engine, em: SqlEntityManager, effects: Effect[]): UnitOfWork {
  const rows = async <Row>(query: Query<Row>) => {
    const { statement, found } = await runQuery(engine, em, query);
    return revive<Row>(engine === 'sqlite' ? 'sqlite' : 'postgresOrm', statement.outputs, found.rows);
  };
  return {
    em: recordsOf(em),
    [NATIVE]: em,
    rows,
    row: async query => (await rows(query))[0],
    run: async query => Number((await runQuery(engine, em, query)).found.numAffectedRows ?? 0),
    [TEXT]: { sql: (sql, params = []) => runSql(engine, em, sql, params) },
    afterCommit: effect => void effects.push(effect),
  };
}

/** The entity manager itself: what it finds it remembers, and its methods need it as `this`. */
const recordsOf = (em: SqlEntityManager): Records => em;

async function runQuery(engine: Engine, em: SqlEntityManager, query: Query<unknown>) {
  const { statement, values } = compiledFor(engine, query);
  const bound = CompiledQuery.raw(statement.sql, bind(statement, values));
  const found = await talking(() => em.getKysely().executeQuery<object>(bound));
  return { statement, found };
}

/** Binds the values instead of writing them into the text, as the ORM's own `execute` would do. */
async function runSql<Row extends object>(
  engine: Engine,
  em: SqlEntityManager,
  sql: string,
  params: readonly SqlValue[],
): Promise<Row[]> {
  const query =
    engine === 'sqlite'
      ? CompiledQuery.raw(sql, params.map(toSqliteValue))
      : CompiledQuery.raw(numberPlaceholders(sql), [...params]);
  const result = await talking(() => em.getKysely().executeQuery<Row>(query));
  return result.rows;
}
