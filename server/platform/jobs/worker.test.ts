import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { note, type OutboxBench, openOutboxBench, START } from '../../testing/outbox-bench.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { textOf } from '../db/text.ts';
import { createLogger } from '../log/logger.ts';
import { outboxCounts } from './outbox.ts';
import { handle } from './topic.ts';
import { createWorker } from './worker.ts';

let test: OutboxBench;
beforeEach(async () => {
  test = await openOutboxBench();
});
afterEach(() => test.close());

describe('a failing handler', () => {
  it('is retried at growing intervals, and given up in the end', async () => {
    const tries: number[] = [];
    const failing = handle(note, async (_payload, { attempt }) => {
      tries.push(test.clock.now().getTime() - START.getTime());
      throw new Error(`try ${attempt} failed`);
    });
    await test.enqueue('doomed');
    await test.enqueue('fine');
    const now = () => test.worker([failing], { maxAttempts: 4 });
    await now().drain();
    expect(await now().drain()).toBe(0);
    for (let step = 0; step < 40; step++) {
      test.clock.advance(1_000);
      await now().drain();
    }
    expect(tries).toHaveLength(8);
    const gaps = [...new Set(tries)].map(time => time / 1_000);
    expect(gaps[0]).toBe(0);
    expect(Math.max(...gaps)).toBeGreaterThan(6);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 2 });
    const [row] = await textOf(test.db.read).all<{ last_error: string }>('select last_error from outbox_message');
    expect(row?.last_error).toBe('Error: try 4 failed');
    test.clock.advance(86_400_000);
    expect(await now().drain()).toBe(0);
  });

  it('may have a number of tries of its own', async () => {
    let tries = 0;
    const fail = async () => {
      tries++;
      throw new Error('no');
    };
    await test.enqueue('patient');
    const patient = test.worker([handle(note, fail, { maxAttempts: 3 })], { maxAttempts: 1 });
    for (let hour = 0; hour < 5; hour++) {
      await patient.drain();
      test.clock.advance(3_600_000);
    }
    expect(tries).toBe(3);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('does not hold up the others', async () => {
    const picky = handle(note, async ({ text }) => {
      if (text === 'bad') throw new Error('no');
      test.seen.push(text);
    });
    for (const text of ['bad', 'good', 'bad', 'better']) await test.enqueue(text);
    await test.worker([picky]).drain();
    expect(test.seen.sort()).toEqual(['better', 'good']);
  });

  it('fails on a payload that an older release wrote in another shape', async () => {
    await test.db.transaction(unit =>
      textOf(unit).sql(
        `insert into outbox_message (topic, payload, available_at, attempts, created_at) values (?, ?, ?, 0, ?)`,
        ['test.note', '{"old":1}', START, START],
      ),
    );
    await test.worker([test.collect], { maxAttempts: 1 }).drain();
    expect(test.seen).toEqual([]);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });
});

describe('a drained outbox', () => {
  it('holds no message that a handler enqueued while the worker looked for more', async () => {
    const follow = handle(note, async ({ text }) => {
      test.seen.push(text);
      // The first of each pair ends at once, so that the worker looks while the second one is enqueuing.
      if (text.startsWith('second')) await test.enqueue(`follows ${text}`);
    });
    for (let pair = 0; pair < 50; pair++) {
      await test.enqueue(`first ${pair}`);
      await test.enqueue(`second ${pair}`);
      await test.worker([follow]).drain();
      expect(test.seen).toContain(`follows second ${pair}`);
    }
  });
});

describe('a running worker', () => {
  it('does new messages without being asked, several at a time', async () => {
    let together = 0;
    let most = 0;
    const full = Promise.withResolvers<void>();
    const slow = handle(note, async ({ text }) => {
      most = Math.max(most, ++together);
      if (together === 3) full.resolve();
      await full.promise;
      await new Promise(resolve => setTimeout(resolve, 30));
      together--;
      test.seen.push(text);
    });
    const running = test.worker([slow], { concurrency: 3 });
    running.start();
    for (let number = 0; number < 7; number++) await test.enqueue(`n${number}`);
    await expect.poll(() => test.seen.length).toBe(7);
    expect(most).toBe(3);
    await running.stop();
  });

  it('lets a handler finish when it stops, and takes nothing more', async () => {
    let finished = false;
    const [begun, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = handle(note, async () => {
      begun.resolve();
      await stopping.promise;
      finished = true;
    });
    const running = test.worker([slow], { concurrency: 1, stopMs: PATIENCE_MS });
    await test.enqueue('running');
    await test.enqueue('not yet');
    running.start();
    await begun.promise;
    const stopped = running.stop();
    expect(finished).toBe(false);
    stopping.resolve();
    await stopped;
    expect(finished).toBe(true);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 1, failed: 0 });
  });

  it('aborts a handler that does not end, and retries its message', async () => {
    const begun = Promise.withResolvers<void>();
    const stuck = handle(note, async (_payload, { signal }) => {
      begun.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    const running = test.worker([stuck], { stopMs: 20 });
    await test.enqueue('stuck');
    running.start();
    await begun.promise;
    await running.stop();
    test.clock.advance(10_000);
    await test.worker().drain();
    expect(test.seen).toEqual(['stuck']);
  });

  it('clears away what was done long ago, and keeps what failed', async () => {
    const failing = handle(note, async ({ text }) => {
      if (text === 'bad') throw new Error('no');
    });
    await test.enqueue('bad');
    await test.enqueue('good');
    await test.worker([failing], { maxAttempts: 1 }).drain();
    test.clock.advance(31 * 86_400_000);
    const running = test.worker([failing]);
    running.start();
    const left = () => textOf(test.db.read).all('select id from outbox_message');
    await expect.poll(async () => (await left()).length).toBe(1);
    await running.stop();
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('that does what is due and ends clears away, too', async () => {
    await test.enqueue('good');
    await test.worker().drain();
    const left = () => textOf(test.db.read).all('select id from outbox_message');
    test.clock.advance(30 * 86_400_000);
    await test.worker().drain();
    expect(await left()).toHaveLength(1);
    test.clock.advance(1);
    const cleared: Date[] = [];
    const { db, clock } = test;
    const clear = async (now: Date) => void cleared.push(now);
    await createWorker({ db, clock, log: createLogger('silent'), handlers: [], clear }).drain();
    expect([await left(), cleared]).toEqual([[], [clock.now()]]);
  });
});

describe('several handlers of one topic', () => {
  const failing = handle(note, async () => {
    throw new Error('no');
  });

  it('all get each message', async () => {
    await test.enqueue('news');
    await test.worker([test.collect, test.collect]).drain();
    expect(test.seen).toEqual(['news', 'news']);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 0 });
  });

  it('are all tried again where one fails, as often as the most patient one wants', async () => {
    await test.enqueue('news');
    const worker = test.worker([{ ...failing, maxAttempts: 1 }, test.collect], { maxAttempts: 3 });
    for (let hour = 0; hour < 5; hour++) {
      await worker.drain();
      test.clock.advance(3_600_000);
    }
    expect(test.seen).toEqual(['news', 'news', 'news']);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });
});
