import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixedClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { textOf } from '../platform/db/text.ts';
import { Problem } from '../platform/errors/problem.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { defineTopic, handle, type Topic } from '../platform/jobs/topic.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { createRateLimits } from '../platform/limits/rate-limits.ts';
import { createLogger } from '../platform/log/logger.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { GOOD_PASSWORD, post, signUpAs } from '../testing/account-visits.ts';
import { type BreakableApp, startBreakableApp } from '../testing/breakable-app.ts';
import { sendBeacon } from '../testing/send-beacon.ts';

const MINUTE_MS = 60_000;

let lines: string[] = [];
const log = createLogger('info', { write: line => void lines.push(line) });
const clock = fixedClock(new Date());
let app: BreakableApp;
beforeAll(async () => {
  app = await startBreakableApp({ services: { log, clock } });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const said = (message: string) => lines.filter(line => JSON.parse(line).msg === message).length;

describe('the worker', () => {
  const payload = z.object({ text: z.string() });
  // Each test has a topic of its own: what one could not mark as done is not done again in the next.
  const returning = defineTopic('test.survive_return', payload);
  const repeated = defineTopic('test.survive_repeat', payload);
  const enqueueOne = (topic: Topic<typeof payload>, text: string) =>
    app.services.db.transaction(unit => enqueue(unit, topic, { text }, { now: clock.now() }));

  it('goes on by itself when the database comes back', async () => {
    const done: string[] = [];
    const handlers = [handle(returning, async ({ text }) => void done.push(text))];
    const { db } = app.services;
    const worker = createWorker({ db, clock, log, handlers, settings: { pollMs: 5 } });
    await enqueueOne(returning, 'before');
    worker.start();
    await expect.poll(() => done).toEqual(['before']);
    await app.takeAway();
    await expect.poll(() => said('The worker could not read the outbox')).toBeGreaterThan(2);
    await app.giveBack();
    await enqueueOne(returning, 'after');
    await expect.poll(() => done).toEqual(['before', 'after']);
    await worker.stop();
  });

  it('does again what it could not mark as done', async () => {
    const tries: number[] = [];
    const handlers = [
      handle(repeated, async (_payload, { attempt }) => {
        tries.push(attempt);
        if (attempt === 1) await app.takeAway();
      }),
    ];
    const { db } = app.services;
    const worker = createWorker({ db, clock, log, handlers });
    await enqueueOne(repeated, 'twice');
    await expect(worker.drain()).rejects.toThrow();
    expect(said('A message could not be marked')).toBe(1);
    await app.giveBack();
    clock.advance(10 * MINUTE_MS);
    await worker.drain();
    expect(tries).toEqual([1, 2]);
  });
});

describe('rate limits', () => {
  const statusOf = (work: Promise<void>) =>
    work.then(
      () => 200,
      error => (error instanceof Problem ? error.status : error),
    );

  it('count in this process alone while their store is unavailable, and in all processes together afterwards', async () => {
    const [here, there] = [createRateLimits(app.services), createRateLimits(app.services)];
    const limit = { name: 'survive', points: 2, seconds: 600 };
    const giveBack = await takeStoreAway();
    const alone = [await statusOf(here.consume(limit, 'a')), await statusOf(here.consume(limit, 'a'))];
    expect([...alone, await statusOf(here.consume(limit, 'a'))]).toEqual([200, 200, 429]);
    expect(await statusOf(there.consume(limit, 'a'))).toBe(200);
    await expect(here.refund(limit, 'b')).resolves.toBeUndefined();
    await giveBack();
    for (const [limits, status] of [
      [here, 200],
      [there, 200],
      [here, 429],
    ] as const) {
      expect(await statusOf(limits.consume(limit, 'c'))).toBe(status);
    }
    here.close();
    there.close();
  });

  /** On SQLite another process holds the lock of their file. */
  async function takeStoreAway(): Promise<() => Promise<void>> {
    if (nativeOf(app.services.db).pool) {
      await app.takeAway();
      return app.giveBack;
    }
    const other = new Sqlite(path.join(app.services.config.dataFolder, 'limits.sqlite'));
    other.exec('begin immediate');
    return async () => void other.close();
  }
});

describe('a session', () => {
  it('stays valid while its use cannot be recorded, and its use is recorded as soon as possible', async () => {
    const email = 'con-phien@thu.example';
    await signUpAs(app.request, email);
    expect((await post(app.request, '/api/v1/login/', { email, password: GOOD_PASSWORD })).status).toBe(200);
    const seen = async () => {
      const row = await textOf(app.services.db.primary).first<{ at: Date | number }>(
        'select max(last_seen_at) as at from session',
      );
      return new Date(row?.at ?? 0).getTime();
    };
    const before = await seen();
    clock.advance(10 * MINUTE_MS);
    const other = await openDatabase(app.services.config.database, platformEntities);
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holding = other.transaction(async unit => {
      await textOf(unit).sql('update session set device = device');
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    expect((await app.request('/api/v1/account/')).status).toBe(200);
    expect(await seen()).toBe(before);
    expect(said('session not touched')).toBe(1);
    free.resolve();
    await holding;
    await other.close();
    expect((await app.request('/api/v1/account/')).status).toBe(200);
    expect(await seen()).toBe(clock.now().getTime());
  });
});

describe('counts of views', () => {
  it('are recorded again after a time in which they could not be', async () => {
    const body = { hits: [{ kind: 'page', path: '/', title: 'Trang chủ' }], user_id: randomUUID() };
    const views = async () =>
      (await textOf(app.services.db.primary).first<{ n: number }>('select sum("count") as n from analytics_day_count'))
        ?.n;
    // The token that a beacon needs comes with a read, which the site's own data answers without the database.
    expect((await sendBeacon(app, body)).status).toBe(200);
    await app.takeAway();
    expect((await sendBeacon(app, body)).status).toBe(503);
    await app.giveBack();
    expect((await sendBeacon(app, body)).status).toBe(200);
    expect(await views()).toBe(2);
  });
});
