import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { type JobProcessSettings, writeEffect } from '../../testing/job-process.ts';
import { fixedClock } from '../clock/clock.ts';
import { createLogger } from '../log/logger.ts';
import { platformEntities } from '../platform.entity.ts';
import { takeLeases } from './leases.ts';
import { enqueue, withdraw } from './outbox.ts';
import { outboxCounts } from './outbox-counts.ts';
import { defineTopic, handle, type JobHandler } from './topic.ts';
import { createWorker, type WorkerSettings } from './worker.ts';

const note = defineTopic('test.note', z.object({ text: z.string() }));
const log = createLogger('silent');
const START = new Date('2026-11-21T03:00:00Z');

let test: FreshDatabase;
let clock: ReturnType<typeof fixedClock>;
let seen: string[];
const collect = handle(note, async ({ text }) => void seen.push(text));

beforeEach(async () => {
  test = await openFreshDatabase(platformEntities);
  clock = fixedClock(START);
  seen = [];
});
afterEach(() => test.close());

const worker = (handlers: readonly JobHandler[] = [collect], settings: Partial<WorkerSettings> = {}) =>
  createWorker({ db: test.db, clock, log, handlers, settings: { pollMs: 5, ...settings } });

const promise = (text: string, options: { dedupeKey?: string; availableAt?: Date } = {}) =>
  test.db.transaction(unit => enqueue(unit, note, { text }, { now: clock.now(), ...options }));

describe('the outbox', () => {
  it('does what was promised once, oldest first, after the commit', async () => {
    for (const text of ['một', 'hai "2"', "ba'; drop table outbox_message; --"]) await promise(text);
    expect(await worker([collect], { concurrency: 1 }).drain()).toBe(3);
    expect(seen).toEqual(['một', 'hai "2"', "ba'; drop table outbox_message; --"]);
    expect(await worker().drain()).toBe(0);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 0 });
  });

  it('promises nothing in a transaction that is rolled back', async () => {
    const failing = test.db.transaction(async unit => {
      await enqueue(unit, note, { text: 'never' }, { now: clock.now() });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 0 });
    expect(await worker().drain()).toBe(0);
  });

  it('refuses a payload that is not of the topic', async () => {
    const failing = test.db.transaction(unit =>
      // @ts-expect-error the payload lacks its text
      enqueue(unit, note, {}, { now: clock.now() }),
    );
    await expect(failing).rejects.toThrow();
  });

  it('takes two messages with one key for one, even after it was done', async () => {
    expect(await promise('first', { dedupeKey: 'k' })).toBe(true);
    expect(await promise('second', { dedupeKey: 'k' })).toBe(false);
    await worker().drain();
    expect(await promise('third', { dedupeKey: 'k' })).toBe(false);
    await worker().drain();
    expect(seen).toEqual(['first']);
  });

  it('waits for the time of a message, and withdraws it before', async () => {
    const later = new Date(START.getTime() + 60_000);
    await promise('reminder', { availableAt: later, dedupeKey: 'reminder:1' });
    await promise('cancelled', { availableAt: later, dedupeKey: 'reminder:2' });
    expect(await worker().drain()).toBe(0);
    await test.db.transaction(unit => withdraw(unit, ['reminder:2', 'unknown']));
    clock.advance(60_000);
    await worker().drain();
    expect(seen).toEqual(['reminder']);
  });

  it('leaves topics that nobody here handles to another worker', async () => {
    await promise('waiting');
    expect(await worker([]).drain()).toBe(0);
    expect(await worker([handle(writeEffect, async () => undefined)]).drain()).toBe(0);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 1, failed: 0 });
  });
});

describe('a failing handler', () => {
  it('is tried again later and later, and given up in the end', async () => {
    const tries: number[] = [];
    const failing = handle(note, async (_payload, { attempt }) => {
      tries.push(clock.now().getTime() - START.getTime());
      throw new Error(`try ${attempt} failed`);
    });
    await promise('doomed');
    await promise('fine');
    const now = () => worker([failing], { maxAttempts: 4 });
    await now().drain();
    expect(await now().drain()).toBe(0);
    for (let step = 0; step < 40; step++) {
      clock.advance(1_000);
      await now().drain();
    }
    expect(tries).toHaveLength(8);
    const gaps = [...new Set(tries)].map(time => time / 1_000);
    expect(gaps[0]).toBe(0);
    expect(Math.max(...gaps)).toBeGreaterThan(6);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 2 });
    const [row] = await test.db.read.all<{ last_error: string }>('select last_error from outbox_message');
    expect(row?.last_error).toBe('Error: try 4 failed');
    clock.advance(86_400_000);
    expect(await now().drain()).toBe(0);
  });

  it('may have a number of tries of its own', async () => {
    let tries = 0;
    const fail = async () => {
      tries++;
      throw new Error('no');
    };
    await promise('patient');
    const patient = worker([handle(note, fail, { maxAttempts: 3 })], { maxAttempts: 1 });
    for (let hour = 0; hour < 5; hour++) {
      await patient.drain();
      clock.advance(3_600_000);
    }
    expect(tries).toBe(3);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('does not hold up the others', async () => {
    const picky = handle(note, async ({ text }) => {
      if (text === 'bad') throw new Error('no');
      seen.push(text);
    });
    for (const text of ['bad', 'good', 'bad', 'better']) await promise(text);
    await worker([picky]).drain();
    expect(seen.sort()).toEqual(['better', 'good']);
  });

  it('fails on a payload that an older release wrote in another shape', async () => {
    await test.db.transaction(unit =>
      unit.sql(
        `insert into outbox_message (topic, payload, available_at, attempts, created_at) values (?, ?, ?, 0, ?)`,
        ['test.note', '{"old":1}', START, START],
      ),
    );
    await worker([collect], { maxAttempts: 1 }).drain();
    expect(seen).toEqual([]);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });
});

describe('a lease', () => {
  const lease = (limit = 10) =>
    takeLeases(test.db, ['test.note'], { now: clock.now(), until: new Date(clock.now().getTime() + 60_000), limit });

  it('keeps others away until it ends; what a dead worker left is done again once', async () => {
    await promise('left behind');
    expect(await lease()).toHaveLength(1);
    clock.advance(59_000);
    expect(await worker().drain()).toBe(0);
    clock.advance(2_000);
    expect(await worker().drain()).toBe(1);
    expect(await worker().drain()).toBe(0);
    expect(seen).toEqual(['left behind']);
  });

  it('gives a message up that kills its worker each time', async () => {
    await promise('poison');
    for (let death = 0; death < 3; death++) {
      expect(await lease()).toHaveLength(1);
      clock.advance(61_000);
    }
    await worker([collect], { maxAttempts: 3 }).drain();
    expect(seen).toEqual([]);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('is never given twice, however many ask at once', async () => {
    for (let number = 0; number < 30; number++) await promise(`n${number}`);
    const taken = (await Promise.all(Array.from({ length: 12 }, () => lease(5)))).flat().map(({ id }) => id);
    expect(taken).toHaveLength(30);
    expect(new Set(taken).size).toBe(30);
  });

  it('finds its messages by an index', async () => {
    if (test.db.engine !== 'sqlite') return;
    const plan = await test.db.read.all<{ detail: string }>(
      `explain query plan select id from outbox_message where done_at is null and failed_at is null
       and available_at <= 1 order by available_at, id limit 4`,
    );
    const steps = plan.map(row => row.detail);
    expect(steps).toEqual(['SEARCH outbox_message USING INDEX outbox_message_due_index (available_at<?)']);
  });
});

describe('a running worker', () => {
  it('does new messages without being asked, several at a time', async () => {
    let together = 0;
    let most = 0;
    const slow = handle(note, async ({ text }) => {
      most = Math.max(most, ++together);
      await new Promise(resolve => setTimeout(resolve, 30));
      together--;
      seen.push(text);
    });
    const running = worker([slow], { concurrency: 3 });
    running.start();
    for (let number = 0; number < 7; number++) await promise(`n${number}`);
    await expect.poll(() => seen.length).toBe(7);
    expect(most).toBe(3);
    await running.stop();
  });

  it('lets a handler finish when it stops, and takes nothing more', async () => {
    let finished = false;
    const begun = Promise.withResolvers<void>();
    const slow = handle(note, async () => {
      begun.resolve();
      await new Promise(resolve => setTimeout(resolve, 80));
      finished = true;
    });
    const running = worker([slow], { concurrency: 1 });
    await promise('running');
    await promise('not yet');
    running.start();
    await begun.promise;
    await running.stop();
    expect(finished).toBe(true);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 1, failed: 0 });
  });

  it('aborts a handler that does not come to its end, which is then tried again', async () => {
    const begun = Promise.withResolvers<void>();
    const stuck = handle(note, async (_payload, { signal }) => {
      begun.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    const running = worker([stuck], { stopMs: 20 });
    await promise('stuck');
    running.start();
    await begun.promise;
    await running.stop();
    clock.advance(10_000);
    await worker().drain();
    expect(seen).toEqual(['stuck']);
  });

  it('clears away what was done long ago, and keeps what failed', async () => {
    const failing = handle(note, async ({ text }) => {
      if (text === 'bad') throw new Error('no');
    });
    await promise('bad');
    await promise('good');
    await worker([failing], { maxAttempts: 1 }).drain();
    clock.advance(31 * 86_400_000);
    const running = worker([failing]);
    running.start();
    const left = () => test.db.read.all('select id from outbox_message');
    await expect.poll(async () => (await left()).length).toBe(1);
    await running.stop();
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('refuses two handlers of one topic', () => {
    expect(() => worker([collect, collect])).toThrow('one topic');
  });
});

describe('worker processes', () => {
  const script = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url));
  const children: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  const launch = (settings: Omit<JobProcessSettings, 'database'>) => {
    const child = spawn(process.execPath, [script, JSON.stringify({ ...settings, database: test.config })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };

  /** Resolves when the process has said the word. */
  const said = async (child: ChildProcess, word: string) => {
    let heard = '';
    for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      heard += String(part);
      if (heard.includes(word)) return;
    }
  };

  beforeEach(() =>
    test.db.transaction(unit =>
      unit.sql('create table effect (number int, worker varchar(9), attempt int, ended int default 0)'),
    ),
  );

  const promiseEffects = async (count: number) => {
    const now = new Date(START);
    await test.db.transaction(async unit => {
      for (let number = 0; number < count; number++) await enqueue(unit, writeEffect, { number }, { now });
    });
  };
  const effects = () =>
    test.db.read.all<{ number: number; worker: string; attempt: number; ended: number }>('select * from effect');

  it('share the work in parallel, and no message is done twice', async () => {
    const workers = ['a', 'b'].map(name => launch({ name, leaseMs: 30_000, effectMs: 20 }));
    await Promise.all(workers.map(child => said(child, 'ready')));
    await promiseEffects(120);
    await expect.poll(async () => (await outboxCounts(test.db)).waiting, { timeout: 15_000, interval: 100 }).toBe(0);
    const done = await effects();
    expect(done).toHaveLength(120);
    expect(new Set(done.map(effect => effect.number)).size).toBe(120);
    expect(done.every(effect => effect.attempt === 1 && effect.ended === 1)).toBe(true);
    for (const name of ['a', 'b']) expect(done.filter(effect => effect.worker === name).length).toBeGreaterThan(10);
    for (const child of workers) child.kill('SIGTERM');
    await Promise.all(workers.map(child => child.exitCode ?? once(child, 'exit')));
    expect(workers.map(child => child.exitCode)).toEqual([0, 0]);
  });

  it('finish what a killed one left, once', async () => {
    await promiseEffects(1);
    const killed = launch({ name: 'killed', leaseMs: 700, effectMs: 60_000 });
    await said(killed, 'begun');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    launch({ name: 'next', leaseMs: 700, effectMs: 0 });
    await expect.poll(async () => (await outboxCounts(test.db)).waiting, { timeout: 10_000, interval: 50 }).toBe(0);
    expect(await effects()).toEqual([
      { number: 0, worker: 'killed', attempt: 1, ended: 0 },
      { number: 0, worker: 'next', attempt: 2, ended: 1 },
    ]);
  });

  it('leave a slow message to the one that has it, for as long as that lives', async () => {
    const workers = ['a', 'b'].map(name => launch({ name, leaseMs: 900, effectMs: 2_500 }));
    await Promise.all(workers.map(child => said(child, 'ready')));
    await promiseEffects(1);
    await expect.poll(async () => (await outboxCounts(test.db)).waiting, { timeout: 10_000, interval: 50 }).toBe(0);
    expect(await effects()).toMatchObject([{ number: 0, attempt: 1, ended: 1 }]);
  });
});
