import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeEffect } from '../../testing/job-process.ts';
import { note, type OutboxBench, openOutboxBench, START } from '../../testing/outbox-bench.ts';
import { textOf } from '../db/text.ts';
import { takeLeases } from './leases.ts';
import { enqueue, outboxCounts, withdraw } from './outbox.ts';
import { handle } from './topic.ts';

let test: OutboxBench;
beforeEach(async () => {
  test = await openOutboxBench();
});
afterEach(() => test.close());

describe('the outbox', () => {
  it('handles each message once, oldest first, after the commit', async () => {
    for (const text of ['một', 'hai "2"', "ba'; drop table outbox_message; --"]) await test.enqueue(text);
    expect(await test.worker([test.collect], { concurrency: 1 }).drain()).toBe(3);
    expect(test.seen).toEqual(['một', 'hai "2"', "ba'; drop table outbox_message; --"]);
    expect(await test.worker().drain()).toBe(0);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 0 });
  });

  it('drops messages of a transaction that is rolled back', async () => {
    const failing = test.db.transaction(async unit => {
      await enqueue(unit, note, { text: 'never' }, { now: test.clock.now() });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 0 });
    expect(await test.worker().drain()).toBe(0);
  });

  it('refuses a payload that is not of the topic', async () => {
    const failing = test.db.transaction(unit =>
      // @ts-expect-error the payload lacks its text
      enqueue(unit, note, {}, { now: test.clock.now() }),
    );
    await expect(failing).rejects.toThrow();
  });

  it('takes two messages with one key for one, even after it was done', async () => {
    expect(await test.enqueue('first', { dedupeKey: 'k' })).toBe(true);
    expect(await test.enqueue('second', { dedupeKey: 'k' })).toBe(false);
    await test.worker().drain();
    expect(await test.enqueue('third', { dedupeKey: 'k' })).toBe(false);
    await test.worker().drain();
    expect(test.seen).toEqual(['first']);
  });

  it('waits for the time of a message, and withdraws it before', async () => {
    const later = new Date(START.getTime() + 60_000);
    await test.enqueue('reminder', { availableAt: later, dedupeKey: 'reminder:1' });
    await test.enqueue('cancelled', { availableAt: later, dedupeKey: 'reminder:2' });
    expect(await test.worker().drain()).toBe(0);
    await test.db.transaction(unit => withdraw(unit, ['reminder:2', 'unknown']));
    test.clock.advance(60_000);
    await test.worker().drain();
    expect(test.seen).toEqual(['reminder']);
  });

  it('leaves topics that nobody here handles to another worker', async () => {
    await test.enqueue('waiting');
    expect(await test.worker([]).drain()).toBe(0);
    expect(await test.worker([handle(writeEffect, async () => undefined)]).drain()).toBe(0);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 1, failed: 0 });
  });
});

describe('a lease', () => {
  const lease = (limit = 10) =>
    takeLeases(test.db, ['test.note'], {
      now: test.clock.now(),
      until: new Date(test.clock.now().getTime() + 60_000),
      limit,
    });

  it('keeps others away until it ends; what a dead worker left is done again once', async () => {
    await test.enqueue('left behind');
    expect(await lease()).toHaveLength(1);
    test.clock.advance(59_000);
    expect(await test.worker().drain()).toBe(0);
    test.clock.advance(2_000);
    expect(await test.worker().drain()).toBe(1);
    expect(await test.worker().drain()).toBe(0);
    expect(test.seen).toEqual(['left behind']);
  });

  it('gives up a message that kills its worker each time', async () => {
    await test.enqueue('poison');
    for (let death = 0; death < 3; death++) {
      expect(await lease()).toHaveLength(1);
      test.clock.advance(61_000);
    }
    await test.worker([test.collect], { maxAttempts: 3 }).drain();
    expect(test.seen).toEqual([]);
    expect(await outboxCounts(test.db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('is never given twice, however many ask at once', async () => {
    for (let number = 0; number < 30; number++) await test.enqueue(`n${number}`);
    const taken = (await Promise.all(Array.from({ length: 12 }, () => lease(5)))).flat().map(({ id }) => id);
    expect(taken).toHaveLength(30);
    expect(new Set(taken).size).toBe(30);
  });

  it('finds its messages by an index', async () => {
    if (test.db.engine !== 'sqlite') return;
    const plan = await textOf(test.db.read).all<{ detail: string }>(
      `explain query plan select id from outbox_message where priority = 2 and done_at is null
       and failed_at is null and available_at <= 1 order by available_at, id limit 4`,
    );
    const steps = plan.map(row => row.detail);
    expect(steps).toEqual([
      'SEARCH outbox_message USING INDEX outbox_message_due_index (priority=? AND available_at<?)',
    ]);
  });
});
