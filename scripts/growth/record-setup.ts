import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { encodeValue, type RecordedStatement, shapeOfText } from './recorded.ts';
import { sourceIn } from './source-in.ts';

/*
 * A setup file of vitest, which `npm run test:growth` alone names: writes down each distinct statement that the product
 * sends to a driver while tests run, once, with the parameters that it first came with.
 */

const FOLDER = process.env.ANTAM_RECORD_STATEMENTS;
/** Files of a worker share what they import, so the drivers are wrapped once. */
const WRAPPED = Symbol.for('antam.recorded-statements');

const DEEP = 60;

const known = new Set<string>();
const file = FOLDER === undefined ? undefined : path.join(FOLDER, `${process.pid}-${Date.now()}.jsonl`);

function note(engine: RecordedStatement['engine'], sql: string, values: readonly unknown[]): void {
  const shape = shapeOfText(sql);
  if (file === undefined || known.has(shape)) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = DEEP;
  const source = sourceIn(new Error('where').stack ?? '');
  Error.stackTraceLimit = limit;
  // What only tests ask themselves is none of the product's; the product may still send the same later.
  if (source === undefined) return;
  known.add(shape);
  const line: RecordedStatement = { engine, sql, params: values.map(encodeValue), source };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

type Call = (...given: unknown[]) => unknown;
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Has `before` see what a method of `target` is given, at each call. */
function watch(target: object, method: string, before: (given: readonly unknown[]) => void): void {
  const original: unknown = Reflect.get(target, method);
  if (!isCall(original)) return;
  const wrapped = function (this: unknown, ...given: unknown[]) {
    before(given);
    return Reflect.apply(original, this, given);
  };
  Reflect.set(target, method, wrapped);
}

function watchSqlite(): void {
  const memory = new Sqlite(':memory:');
  const prototype: object = Object.getPrototypeOf(memory);
  memory.close();
  const prepare: unknown = Reflect.get(prototype, 'prepare');
  if (!isCall(prepare)) return;
  Reflect.set(prototype, 'prepare', function (this: unknown, ...given: unknown[]) {
    const statement = Reflect.apply(prepare, this, given);
    const [sql] = given;
    if (typeof sql === 'string' && typeof statement === 'object' && statement !== null) {
      for (const method of ['all', 'get', 'run', 'iterate']) {
        // The ORM's driver hands over all values at once.
        watch(statement, method, given => note('sqlite', sql, Array.isArray(given[0]) ? given[0] : given));
      }
    }
    return statement;
  });
}

/** A pool hands a statement to its client when it is no longer known who sent it. */
function watchPostgres(): void {
  for (const asked of [pg.Pool.prototype, pg.Client.prototype]) {
    watch(asked, 'query', ([query, values]) => {
      const sql = typeof query === 'string' ? query : fieldOf(query, 'text');
      const params = Array.isArray(values) ? values : fieldOf(query, 'values');
      if (typeof sql === 'string') note('postgresql', sql, Array.isArray(params) ? params : []);
    });
  }
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

if (FOLDER !== undefined && !Reflect.has(globalThis, WRAPPED)) {
  Reflect.set(globalThis, WRAPPED, true);
  mkdirSync(FOLDER, { recursive: true });
  watchSqlite();
  watchPostgres();
}
