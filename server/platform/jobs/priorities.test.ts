import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type OutboxBench, openOutboxBench } from '../../testing/outbox-bench.ts';
import { textOf } from '../db/text.ts';
import { createLogger } from '../log/logger.ts';
import { takeLeases } from './leases.ts';
import { enqueue, outboxCounts } from './outbox.ts';
import { defineTopic, handle, PRIORITIES } from './topic.ts';
import { createWorker } from './worker.ts';

const WAITING = 100_000;
const topics = {
  mail: defineTopic('test.mail', z.object({ n: z.number() }), { priority: 'mail' }),
  reminder: defineTopic('test.reminder', z.object({ n: z.number() }), { priority: 'reminder' }),
  usual: defineTopic('test.usual', z.object({ n: z.number() })),
  bulk: defineTopic('test.bulk', z.object({ n: z.number() }), { priority: 'bulk' }),
};
const NAMES = Object.values(topics).map(({ name }) => name);

let test: OutboxBench;
beforeEach(async () => {
  test = await openOutboxBench();
});
afterEach(() => test.close());

const enqueueOne = (kind: keyof typeof topics, n = 0) =>
  test.db.transaction(unit => enqueue(unit, topics[kind], { n }, { now: test.clock.now() }));

/** Handlers that note what they did; bulk ones end when they are let. */
function handlers() {
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const all = Object.entries(topics).map(([kind, topic]) =>
    handle(topic, async () => {
      begun.push(kind);
      if (kind === 'bulk') await end.promise;
    }),
  );
  return { all, begun, end: () => end.resolve() };
}

/** Waits without moving any timer. */
async function turnsUntil(isSo: () => boolean): Promise<void> {
  const turn = () => new Promise(resolve => setImmediate(resolve));
  while (!isSo()) await turn();
  // Whatever was begun in the same turn comes to its end.
  await turn();
}

describe('an email message', () => {
  it('is the next message taken, though an import of 100,000 rows waits before it', async () => {
    const { db, clock } = test;
    const row = `'test.usual', ${PRIORITIES.indexOf('usual')}, '{"n":1}'`;
    const many =
      db.engine === 'sqlite'
        ? `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${WAITING})`
        : `with numbers as (select generate_series(1, ${WAITING}) as n)`;
    const insert = 'insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)';
    const select = `select ${row}${db.engine === 'sqlite' ? '' : '::jsonb'}, ${db.engine === 'sqlite' ? '?, 0, ?' : '?::timestamptz, 0, ?::timestamptz'} from numbers`;
    await db.transaction(unit =>
      textOf(unit).sql(db.engine === 'sqlite' ? `${insert} ${many} ${select}` : `${many} ${insert} ${select}`, [
        clock.now(),
        clock.now(),
      ]),
    );
    clock.advance(60_000);
    await enqueueOne('mail');
    const until = new Date(clock.now().getTime() + 60_000);
    const taken = await takeLeases(db, NAMES, { now: clock.now(), until, limit: 2 });
    expect(taken.map(({ topic }) => topic)).toEqual(['test.mail', 'test.usual']);
  });

  it('goes before a reminder, that before what follows from changes, and bulk work comes last', async () => {
    for (const kind of ['bulk', 'usual', 'reminder', 'mail'] as const) {
      await enqueueOne(kind);
      test.clock.advance(1_000);
    }
    const { all, begun, end } = handlers();
    end();
    await test.worker(all, { concurrency: 1 }).drain();
    expect(begun).toEqual(['mail', 'reminder', 'usual', 'bulk']);
  });

  it('does not wait for the end of bulk work that is being done', async () => {
    for (let n = 0; n < 10; n++) await enqueueOne('bulk', n);
    const { all, begun, end } = handlers();
    const worker = test.worker(all, { concurrency: 4 });
    const drained = worker.drain();
    await expect.poll(() => begun.length).toBe(3);
    await enqueueOne('mail');
    worker.start();
    await expect.poll(() => begun.at(-1)).toBe('mail');
    expect(begun).toEqual(['bulk', 'bulk', 'bulk', 'mail']);
    end();
    await drained;
    await worker.stop();
    expect(begun.filter(kind => kind === 'bulk')).toHaveLength(10);
  });

  it('is sent within two seconds while bulk work holds all handlers that it may', async () => {
    for (let n = 0; n < 10; n++) await enqueueOne('bulk', n);
    const { all, begun, end } = handlers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isIdle = false;
    const clear = async () => {
      isIdle = true;
    };
    const log = createLogger('silent');
    // It looks as often as in production, and clears before it sleeps for the first time.
    const worker = createWorker({ db: test.db, clock: test.clock, log, handlers: all, clear });
    try {
      worker.start();
      await turnsUntil(() => isIdle);
      expect(begun).toHaveLength(3);
      await enqueueOne('mail');
      vi.advanceTimersByTime(2_000);
      await turnsUntil(() => begun.includes('mail'));
      expect(begun).toEqual(['bulk', 'bulk', 'bulk', 'mail']);
    } finally {
      vi.useRealTimers();
      end();
      await worker.stop();
    }
  });

  it('is followed by bulk work even in a worker that does one thing at a time', async () => {
    const { all, begun, end } = handlers();
    end();
    await enqueueOne('bulk');
    await enqueueOne('mail');
    expect(await test.worker(all, { concurrency: 1 }).drain()).toBe(2);
    expect(begun).toEqual(['mail', 'bulk']);
  });
});

describe('a worker that leaves bulk work to others', () => {
  const priorities = ['mail', 'reminder', 'usual'] as const;

  it('does the rest, and says at each look whether something is left', async () => {
    const { all, begun } = handlers();
    const left: boolean[] = [];
    const { db, clock } = test;
    const worker = createWorker({
      db,
      clock,
      log: createLogger('silent'),
      handlers: all,
      left: isDue => left.push(isDue),
      settings: { priorities, pollMs: 5 },
    });
    worker.start();
    await expect.poll(() => left.at(-1)).toBe(false);
    for (const kind of ['bulk', 'usual', 'mail'] as const) await enqueueOne(kind);
    await expect.poll(() => left.at(-1)).toBe(true);
    await expect.poll(() => begun.toSorted()).toEqual(['mail', 'usual']);
    await worker.stop();
  });

  it('does everything where it is asked to do what is due', async () => {
    const { all, begun, end } = handlers();
    end();
    for (const kind of ['bulk', 'usual'] as const) await enqueueOne(kind);
    expect(await test.worker(all, { priorities }).drain()).toBe(2);
    expect(begun.toSorted()).toEqual(['bulk', 'usual']);
  });
});

describe('a worker for bulk work alone', () => {
  it('leaves the rest, and ends once it has been idle for as long as it may, though not while it works', async () => {
    const { all, begun, end } = handlers();
    for (const kind of ['bulk', 'mail'] as const) await enqueueOne(kind);
    const worker = test.worker(all, { priorities: ['bulk'], idleMs: 30_000 });
    let hasEnded = false;
    const ended = worker.ended.then(() => {
      hasEnded = true;
    });
    worker.start();
    await expect.poll(() => begun).toEqual(['bulk']);
    test.clock.advance(30_000);
    await enqueueOne('bulk');
    await expect.poll(() => begun).toEqual(['bulk', 'bulk']);
    expect(hasEnded).toBe(false);
    end();
    await expect.poll(async () => (await outboxCounts(test.db)).waiting).toBe(1);
    test.clock.advance(60_000);
    await ended;
    await worker.stop();
  });
});
