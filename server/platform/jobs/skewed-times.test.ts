import { afterEach, beforeEach, expect, it } from 'vitest';
import { note, type OutboxBench, openOutboxBench, START } from '../../testing/outbox-bench.ts';
import { fixedClock } from '../clock/clock.ts';
import { createLogger } from '../log/logger.ts';
import { takeLeases } from './leases.ts';
import { enqueue } from './outbox.ts';
import { handle } from './topic.ts';
import { createWorker } from './worker.ts';

const HOURS_MS = 3 * 3_600_000;
const LEASE_MS = 60_000;

let test: OutboxBench;
beforeEach(async () => {
  test = await openOutboxBench();
});
afterEach(() => test.close());

/** The clock of a process that is three hours ahead. */
const ahead = () => fixedClock(new Date(START.getTime() + HOURS_MS));

it('a message of a process whose clock is three hours ahead is done within a minute, in its turn', async () => {
  const [fast, { db, clock }] = [ahead(), test];
  await db.transaction(unit => enqueue(unit, note, { text: 'fast' }, { now: fast.now() }));
  clock.advance(1_000);
  await test.enqueue('right');
  expect(await test.worker().drain()).toBe(2);
  expect(test.seen.sort()).toEqual(['fast', 'right']);
});

it('a message that names its own time keeps it', async () => {
  const at = new Date(START.getTime() + HOURS_MS + 60_000);
  const fast = ahead();
  await test.db.transaction(unit => enqueue(unit, note, { text: 'later' }, { now: fast.now(), availableAt: at }));
  await test.enqueue('tomorrow', { availableAt: new Date(START.getTime() + 86_400_000) });
  expect(await test.worker().drain()).toBe(0);
  test.clock.advance(HOURS_MS + 60_000);
  expect(await test.worker().drain()).toBe(1);
  expect(test.seen).toEqual(['later']);
});

it('a try that failed three hours ahead is made again within its own pause', async () => {
  let tries = 0;
  const failing = handle(note, async ({ text }) => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    test.seen.push(text);
  });
  await test.enqueue('twice');
  const log = createLogger('silent');
  await createWorker({ db: test.db, clock: ahead(), log, handlers: [failing] }).drain();
  expect(tries).toBe(1);
  test.clock.advance(3_000);
  await test.worker([failing]).drain();
  expect(test.seen).toEqual(['twice']);
});

it('a message whose worker died three hours ahead is taken over after its lease, and not before', async () => {
  await test.enqueue('left');
  const now = ahead().now();
  await takeLeases(test.db, [note.name], { now, until: new Date(now.getTime() + LEASE_MS), limit: 1 });
  expect(await test.worker().drain()).toBe(0);
  test.clock.advance(LEASE_MS + 1);
  expect(await test.worker().drain()).toBe(1);
  expect(test.seen).toEqual(['left']);
});
