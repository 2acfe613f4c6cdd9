import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { textOf } from '../db/text.ts';
import { Problem } from '../errors/problem.ts';
import { createRateLimits } from './rate-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

const statusOf = (work: Promise<void>) =>
  work.then(
    () => 200,
    error => (error instanceof Problem ? error.status : error),
  );

interface Row {
  readonly key: string;
}

/** On SQLite limits have a file of their own. */
function ofFile(folder: string, sql: string): Row[] {
  const file = new Sqlite(path.join(folder, 'limits.sqlite'), { readonly: true });
  try {
    return file.prepare<[], Row>(sql).all();
  } finally {
    file.close();
  }
}

describe('rate limits', () => {
  it('count together in all processes, each visitor alone', async () => {
    const [here, there] = [createRateLimits(app.services), createRateLimits(app.services)];
    const limit = { name: 'together', points: 3, seconds: 60 };
    for (const limits of [here, there, here]) expect(await statusOf(limits.consume(limit, '10.0.0.1'))).toBe(200);
    expect(await statusOf(there.consume(limit, '10.0.0.1'))).toBe(429);
    expect(await statusOf(there.consume(limit, '10.0.0.2'))).toBe(200);
    here.close();
    there.close();
  });

  it('start again when their window is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limits = createRateLimits(app.services);
    const limit = { name: 'short', points: 1, seconds: 60 };
    expect(await statusOf(limits.consume(limit, 'a'))).toBe(200);
    expect(await statusOf(limits.consume(limit, 'a'))).toBe(429);
    vi.setSystemTime(Date.now() + 60_001);
    expect(await statusOf(limits.consume(limit, 'a'))).toBe(200);
    limits.close();
  });

  it('count failures only where successes get their point back', async () => {
    const limits = createRateLimits(app.services);
    const limit = { name: 'failures', points: 2, seconds: 60 };
    for (let i = 0; i < 5; i++) {
      expect(await statusOf(limits.consume(limit, 'c'))).toBe(200);
      await limits.refund(limit, 'c');
    }
    expect(await statusOf(limits.consume(limit, 'c'))).toBe(200);
    expect(await statusOf(limits.consume(limit, 'c'))).toBe(200);
    expect(await statusOf(limits.consume(limit, 'c'))).toBe(429);
    limits.close();
  });

  it('start again for the one visitor for whom they are cleared', async () => {
    const limits = createRateLimits(app.services);
    const limit = { name: 'cleared', points: 1, seconds: 60 };
    for (const who of ['d', 'e', 'd', 'e']) await statusOf(limits.consume(limit, who));
    await limits.clear(limit, 'd');
    await limits.clear(limit, 'nobody');
    expect([await statusOf(limits.consume(limit, 'd')), await statusOf(limits.consume(limit, 'e'))]).toEqual([
      200, 429,
    ]);
    limits.close();
  });

  it('let nobody through twice when many ask at once', async () => {
    const limits = createRateLimits(app.services);
    const limit = { name: 'burst', points: 5, seconds: 60 };
    const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(limits.consume(limit, 'b'))));
    expect(statuses.filter(status => status === 200)).toHaveLength(5);
    limits.close();
  });

  it('keep nothing spent of what they refuse, so that points that come back can be used', async () => {
    const limits = createRateLimits(app.services);
    const limit = { name: 'returned', points: 2, seconds: 60 };
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(limits.consume(limit, 'f'))));
    expect(statuses.filter(status => status === 200)).toHaveLength(2);
    await limits.refund(limit, 'f');
    await expect(limits.check(limit, 'f')).resolves.toBeUndefined();
    expect(await statusOf(limits.consume(limit, 'f'))).toBe(200);
    expect(await statusOf(limits.check(limit, 'f'))).toBe(429);
    limits.close();
  });

  it('leave nothing behind of windows that are over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const limits = createRateLimits(app.services);
    await limits.consume({ name: 'over', points: 1, seconds: 60 }, 'h');
    await limits.consume({ name: 'open', points: 1, seconds: 3_600 }, 'h');
    expect(await storedKeys()).toEqual(['open', 'over']);
    await vi.advanceTimersByTimeAsync(600_000);
    vi.useRealTimers();
    await expect.poll(storedKeys).toEqual(['open']);
    limits.close();
  });

  /** The names of limits that some visitor has spent of, as they are stored. */
  async function storedKeys(): Promise<string[]> {
    const sql = `select key from rate_limit where key like 'over:%' or key like 'open:%' order by key`;
    const { db, config } = app.services;
    const rows = db.engine === 'sqlite' ? ofFile(config.dataFolder, sql) : await textOf(db.primary).all<Row>(sql);
    return rows.map(({ key }) => key.split(':')[0] ?? '');
  }

  it('wait for no clock that was three hours ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limits = createRateLimits(app.services);
    const limit = { name: 'ahead', points: 1, seconds: 60 };
    const now = Date.now();
    vi.setSystemTime(now + 3 * 3_600_000);
    expect(await statusOf(limits.consume(limit, 'g'))).toBe(200);
    vi.setSystemTime(now);
    expect(await statusOf(limits.check(limit, 'g'))).toBe(200);
    expect(await statusOf(limits.consume(limit, 'g'))).toBe(200);
    expect(await statusOf(limits.consume(limit, 'g'))).toBe(429);
    limits.close();
  });
});
