import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { touchContent } from '../platform/cache/changed-tags.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { nativeOf } from '../platform/db/native.ts';
import { textOf } from '../platform/db/text.ts';
import { defineFeature } from '../platform/features/feature.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { createLogger } from '../platform/log/logger.ts';
import { type BreakableApp, startBreakableApp } from '../testing/breakable-app.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { makeReadOnly } from '../testing/postgres-proxy.ts';
import { reachNobody } from '../testing/refused-connection.ts';

const NAME = 'faults';

/** Reads and writes one number. */
const counter = defineFeature({
  name: 'counter',
  uses: [],
  endpoints: ({ db }) => [
    endpoint({
      method: 'GET',
      path: '/api/v1/counter/',
      summary: 'Reads',
      access: 'public',
      answer: z.number(),
      handle: async () =>
        (await textOf(db.read).all('select version from content_version where name = ?', [NAME])).length,
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/counter/',
      summary: 'Writes',
      access: 'public',
      answer: z.null(),
      handle: async () => {
        const raise = `insert into content_version (name, version) values (?, 1)
          on conflict (name) do update set version = content_version.version + 1`;
        await db.transaction(unit => textOf(unit).sql(raise, [NAME]));
        return null;
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/store/',
      summary: 'Asks a store that is away',
      access: 'public',
      answer: z.null(),
      handle: async () => {
        await reachNobody();
        return null;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/store/',
      summary: 'Asks a store that is away in the middle of a transaction',
      access: 'public',
      answer: z.null(),
      handle: async () => {
        await db.transaction(reachNobody);
        return null;
      },
    }),
  ],
});

let lines: string[] = [];
const log = createLogger('info', { write: line => void lines.push(line) });
const clock = fixedClock(new Date());
let app: BreakableApp;
let site: FakeSite;
beforeAll(async () => {
  site = createFakeSite();
  app = await startBreakableApp({ site, features: [counter], services: { log, clock } });
  // Brings the token that writes need.
  await app.request('/api/v1/counter/');
  expect((await write()).status).toBe(200);
});
afterAll(async () => {
  await app.close();
  site.remove();
});
beforeEach(() => {
  lines = [];
  site.asked.length = 0;
});

const get = (path: string) => fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
const write = () => app.request('/api/v1/counter/', { method: 'POST' });
/** As an operator asks it, a while after the last time. */
const ready = async () => {
  clock.advance(10_000);
  const answer = await fetch(`${app.url}/readyz`);
  return { status: answer.status, report: await answer.json() };
};
const READY = { status: 200, report: expect.objectContaining({ ready: true, writes: 'ok' }) };

/** What the log says of a request beside that it was there. */
const troubleOf = (id: unknown) =>
  lines.map(line => JSON.parse(line)).filter(line => line.id === id && line.level >= 40);

/** A problem of the database, answered to programs and logged once. */
async function expectFault(answer: Response, code: string, word: string): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = await answer.json();
  expect(body).toMatchObject({ code, detail: expect.stringContaining(word) });
  expect(troubleOf(body.error_id)).toHaveLength(1);
}

describe('without the database', () => {
  it('cached pages are served, everything else says when to come back, and all works again by itself afterwards', async () => {
    await app.services.db.transaction(unit => touchContent(unit, app.services));
    const before = await (await get('/cached/')).text();
    expect((await ready()).status).toBe(200);
    await app.takeAway();
    clock.advance(1_000);
    for (let i = 0; i < 2; i++) {
      const cached = await get('/cached/');
      expect([cached.status, await cached.text()]).toEqual([200, before]);
    }
    const other = await get('/other/');
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '30']);
    expect(other.headers.get('content-type')).toContain('text/html');
    const page = await other.text();
    expect(page).toContain('xin bạn vui lòng thử lại');
    expect(troubleOf(/<code>([^<]+)/.exec(page)?.[1])).toHaveLength(1);
    await expectFault(await app.request('/api/v1/counter/'), 'UNAVAILABLE', 'gián đoạn');
    await expectFault(await write(), 'UNAVAILABLE', 'gián đoạn');
    expect((await get('/healthz')).status).toBe(200);
    expect(await ready()).toMatchObject({
      status: 503,
      report: { ready: false, database: 'failed', writes: 'failed' },
    });
    await app.giveBack();
    expect(await ready()).toEqual(READY);
    expect((await write()).status).toBe(200);
    expect((await get('/other/')).status).toBe(200);
    await app.services.db.transaction(unit => touchContent(unit, app.services));
    site.asked.length = 0;
    await get('/cached/');
    expect(site.asked).toHaveLength(1);
  });
});

describe('with the database', () => {
  it.each(['GET', 'POST'])(
    'a refused connection to another service is not reported as a database fault (%s)',
    async method => {
      const answer = await app.request('/api/v1/store/', { method });
      expect(answer.status).toBe(500);
      const body = await answer.json();
      expect(body.code).toBe('INTERNAL');
      expect(troubleOf(body.error_id)).toEqual([expect.objectContaining({ level: 50 })]);
    },
  );
});

describe('readiness', () => {
  it('tries a write at most every two seconds, and leaves pages and settings as they are', async () => {
    const { db } = app.services;
    const settings = () => textOf(db.read).all("select name from setting where name <> 'readiness'");
    const versions = () => textOf(db.read).all('select name, version from content_version order by name');
    await ready();
    await get('/steady/');
    const before = [await settings(), await versions()];
    const transactions = vi.spyOn(db, 'transaction');
    expect(await ready()).toEqual(READY);
    for (let i = 0; i < 3; i++) await fetch(`${app.url}/readyz`);
    expect(transactions).toHaveBeenCalledTimes(1);
    transactions.mockRestore();
    expect([await settings(), await versions()]).toEqual(before);
    site.asked.length = 0;
    await get('/steady/');
    expect(site.asked).toEqual([]);
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)('on SQLite', () => {
  const connection = () => {
    const { sqlite } = nativeOf(app.services.db);
    if (!sqlite) throw new Error('Not on SQLite');
    return sqlite;
  };

  it('a lock that is held for too long stops only writes, and only while it is held', async () => {
    const other = new Sqlite(connection().name);
    other.exec('begin immediate');
    const waiting = write();
    const read = await app.request('/api/v1/counter/');
    expect([read.status, await read.json()]).toEqual([200, 1]);
    await expectFault(await waiting, 'BUSY', 'bận');
    expect(await ready()).toMatchObject({ status: 503, report: { database: 'ok', writes: 'failed' } });
    other.exec('rollback');
    other.close();
    expect(await ready()).toEqual(READY);
    expect((await write()).status).toBe(200);
  });

  it.each([
    [
      'a full disk',
      () => `max_page_count = ${String(connection().pragma('page_count', { simple: true }))}`,
      'max_page_count = 1000000',
    ],
    ['a read-only file', () => 'query_only = on', 'query_only = off'],
  ])('%s is reported, and everything works again by itself afterwards', async (_what, breaking, repairing) => {
    // What was given back inside the file would do for a while.
    connection().exec('vacuum');
    connection().pragma(breaking());
    expect(await ready()).toMatchObject({ status: 503, report: { database: 'ok', writes: 'failed' } });
    connection().pragma(repairing);
    expect(await ready()).toEqual(READY);
    expect((await write()).status).toBe(200);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('a read-only database is reported, and everything works again by itself afterwards', async () => {
    const { database } = app.services.config;
    const makeWritable = await makeReadOnly(database);
    await app.takeAway();
    await app.giveBack();
    expect(await ready()).toMatchObject({ status: 503, report: { database: 'ok', writes: 'failed' } });
    expect((await app.request('/api/v1/counter/')).status).toBe(200);
    await expectFault(await write(), 'UNAVAILABLE', 'gián đoạn');
    await makeWritable();
    await app.takeAway();
    await app.giveBack();
    expect(await ready()).toEqual(READY);
    expect((await write()).status).toBe(200);
  });

  it('a lock that is held for too long stops only those who want it, and only while it is held', async () => {
    const { db } = app.services;
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holding = db.transaction(async unit => {
      await textOf(unit).sql('select 1 from content_version where name = ? for update', [NAME]);
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    const waiting = write();
    expect((await app.request('/api/v1/counter/')).status).toBe(200);
    await expectFault(await waiting, 'BUSY', 'bận');
    expect(await ready()).toEqual(READY);
    free.resolve();
    await holding;
    expect((await write()).status).toBe(200);
  });
});
