import Sqlite from 'better-sqlite3';
import { type App, createApp } from '../app/create-app.ts';
import { createServices } from '../app/create-services.ts';
import { listen } from '../app/listen.ts';
import { createChangedTags } from '../platform/cache/changed-tags.ts';
import type { Database } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { queryReader } from '../platform/db/reader.ts';
import { type TextReader, textOf } from '../platform/db/text.ts';
import type { Services } from '../platform/services.ts';
import { PATIENCE_MS } from './patience.ts';
import { openPostgresProxy } from './postgres-proxy.ts';
import { startTestApp, type TestAppOptions } from './test-app.ts';
import { createVisitor } from './visitor.ts';

/** A server whose database can be taken away and given back. */
export interface BreakableApp {
  readonly services: Services;
  readonly app: App;
  readonly url: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** PostgreSQL is stopped, as far as the server can see; of SQLite nothing more can be read or written. */
  takeAway(): Promise<void>;
  giveBack(): Promise<void>;
  /** PostgreSQL answers nothing from now on, though its connections stand. */
  silence(): void;
  /** PostgreSQL answers again, also what it was asked meanwhile. */
  speak(): void;
  close(): Promise<void>;
}

/** Longest wait for a lock or a connection, in milliseconds. */
const WAIT_MS = 1_000;

/** Starts a server on a database that can be taken away, and waits `queryMs` for an answer of PostgreSQL. */
export async function startBreakableApp({
  queryMs = PATIENCE_MS,
  ...options
}: TestAppOptions & { queryMs?: number }): Promise<BreakableApp> {
  const proxy = process.env.TEST_DATABASE_URL ? await openPostgresProxy() : undefined;
  const test = await startTestApp({
    ...options,
    database: config => proxy?.through(config, { waitMs: WAIT_MS, queryMs }) ?? { ...config, waitMs: WAIT_MS },
  });
  const { db, broken } = breakable(test.services.db);
  const services = await createServices(test.services.config, {
    ...test.services,
    db,
    tags: createChangedTags(db, test.services.clock),
  });
  const app = createApp(services, options);
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${listening.port}`;
  const setBroken = async (value: boolean) => {
    if (proxy) await (value ? proxy.stop() : proxy.start());
    else broken(value);
  };
  return {
    services,
    app,
    url,
    request: createVisitor(url),
    takeAway: () => setBroken(true),
    giveBack: () => setBroken(false),
    silence: () => void proxy?.hold(),
    speak: () => proxy?.pass(),
    close: async () => {
      await listening.drain();
      await app.close();
      await test.close();
      await proxy?.stop();
    },
  };
}

/** A database over SQLite that fails as on a broken disk while it is asked to; the same database on PostgreSQL. */
function breakable(db: Database): { db: Database; broken: (value: boolean) => void } {
  let isBroken = false;
  const check = () => {
    if (isBroken) throw new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR_READ');
  };
  const checked = (reader: TextReader): TextReader => ({
    all: async (sql, params) => {
      check();
      return reader.all(sql, params);
    },
    first: async (sql, params) => {
      check();
      return reader.first(sql, params);
    },
    numbers: async (sql, params) => {
      check();
      return reader.numbers(sql, params);
    },
    scan: async (sql, params, visit) => {
      check();
      return reader.scan(sql, params, visit);
    },
    moment: () => reader.moment(),
  });
  return {
    db:
      db.engine === 'sqlite'
        ? {
            ...db,
            read: queryReader('sqlite', checked(textOf(db.read))),
            primary: queryReader('sqlite', checked(textOf(db.primary))),
          }
        : db,
    broken: value => {
      isBroken = value;
      nativeOf(db).sqlite?.pragma(`query_only = ${value ? 'on' : 'off'}`);
    },
  };
}
