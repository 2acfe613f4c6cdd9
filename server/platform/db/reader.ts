import type Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { talking } from '../errors/database-errors.ts';
import { bind } from './compile-node.ts';
import { type Engine, type SqliteValue, type SqlValue, toSqliteValue } from './engine.ts';
import { revive } from './outputs.ts';
import { compiledFor, type Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import { watched } from './sqlite.ts';
import { MAX_STATEMENTS, statementCache } from './statement-cache.ts';
import type { StatementWatch } from './statement-watch.ts';
import { TEXT, type TextReader, type WithText } from './text.ts';

/** Rows of one scan step on PostgreSQL, where a cursor is not worth its round trips for short scans. */
const SCAN_BATCH = 1_000;

/**
 * Reads rows outside of transactions, without the cost of building entities. Queries are built with `tablesOf`. Dates,
 * booleans and JSON arrive as the entities declare them, on both engines.
 */
export interface Reader extends WithText<TextReader> {
  rows<Row>(query: Query<Row>): Promise<Row[]>;
  /** The first row; undefined where there is none. */
  row<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** Numbers of the one column that is selected: half the cost of rows, where there are thousands. */
  column(query: Query<Readonly<Record<string, number>>>): Promise<number[]>;
  /** Runs `visit` for each row, in order, without holding all of them. */
  each<Row>(query: Query<Row>, visit: (row: Row) => void): Promise<void>;
}

/** A reader over one SQLite connection of its own; each SQL text is prepared once. */
export function sqliteReader(connection: Sqlite.Database, snapshot: Snapshot, watch: StatementWatch): TextReader {
  const rows = statementCache(sql => watched(connection.prepare(sql), sql, watch));
  const numbers = statementCache(sql => watched(connection.prepare<SqliteValue[], number>(sql).pluck(), sql, watch));
  const prepare = (sql: string) => {
    snapshot.keep();
    return rows(sql);
  };
  return {
    all: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      prepare(sql).all(...params.map(toSqliteValue)) as Row[],
    first: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      prepare(sql).get(...params.map(toSqliteValue)) as Row | undefined,
    numbers: async (sql, params = []) => {
      snapshot.keep();
      return numbers(sql).all(...params.map(toSqliteValue));
    },
    scan: async <Row>(sql: string, params: readonly SqlValue[], visit: (row: Row) => boolean) => {
      for (const row of prepare(sql).iterate(...params.map(toSqliteValue))) if (!visit(row as Row)) return;
    },
    moment: snapshot.moment,
  };
}

/** A reader over a PostgreSQL pool; each SQL text becomes a named prepared statement. */
export function postgresReader(pool: pg.Pool, watch: StatementWatch): TextReader {
  const texts = new Map<string, { name: string; text: string }>();
  const statement = (sql: string) => {
    const known = texts.get(sql);
    if (known) return known;
    const text = numberPlaceholders(sql);
    // The server keeps a named statement until the connection closes, so their number is limited.
    if (texts.size >= MAX_STATEMENTS) return { text };
    const named = { name: `q${texts.size}`, text };
    texts.set(sql, named);
    return named;
  };
  /** The wait for a connection is part of it. */
  const noted = async <T>(sql: string, params: readonly SqlValue[], run: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    try {
      return await talking(run);
    } finally {
      watch.noted(sql, params, performance.now() - begun);
    }
  };
  const all = async <Row extends object>(sql: string, params: readonly SqlValue[] = []) => {
    const result = await noted(sql, params, () => pool.query<Row>({ ...statement(sql), values: [...params] }));
    return result.rows;
  };
  return {
    all,
    first: async <Row extends object>(sql: string, params?: readonly SqlValue[]) => (await all<Row>(sql, params))[0],
    numbers: async (sql, params = []) => {
      const query = { ...statement(sql), values: [...params], rowMode: 'array' as const };
      return (await noted(sql, params, () => pool.query<[number]>(query))).rows.map(([value]) => value);
    },
    scan: async <Row extends object>(sql: string, params: readonly SqlValue[], visit: (row: Row) => boolean) => {
      for (let offset = 0; ; offset += SCAN_BATCH) {
        const rows = await all<Row>(`${sql} limit ${SCAN_BATCH} offset ${offset}`, params);
        if (!rows.every(visit) || rows.length < SCAN_BATCH) return;
      }
    },
    moment: () => undefined,
  };
}

/** Turns `?` into `$1`, `$2` … Our SQL never holds a question mark inside a literal. */
export function numberPlaceholders(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}

/** Makes a reader of typed queries from a reader of SQL text. */
export function queryReader(engine: Engine, text: TextReader): Reader {
  const rows = async <Row>(query: Query<Row>): Promise<Row[]> => {
    const { statement, values } = compiledFor(engine, query);
    const found = await text.all(statement.sql, bind(statement, values));
    return revive<Row>(statement.outputs, found);
  };
  return {
    [TEXT]: text,
    rows,
    row: async <Row>(query: Query<Row>) => {
      const { statement, values } = compiledFor(engine, query);
      const found = await text.first(statement.sql, bind(statement, values));
      return found && revive<Row>(statement.outputs, [found])[0];
    },
    column: async query => {
      const { statement, values } = compiledFor(engine, query);
      return text.numbers(statement.sql, bind(statement, values));
    },
    each: async <Row>(query: Query<Row>, visit: (row: Row) => void) => {
      const { statement, values } = compiledFor(engine, query);
      await text.scan(statement.sql, bind(statement, values), found => {
        for (const row of revive<Row>(statement.outputs, [found])) visit(row);
        return true;
      });
    },
  };
}
