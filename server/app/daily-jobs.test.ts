import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/clock.ts';
import type { SqlValue } from '../platform/db/engine.ts';
import { textOf } from '../platform/db/text.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createWork } from './create-work.ts';
import { FEATURES } from './features.ts';

/** The last minute of a day in Hà Nội. */
const clock = fixedClock(new Date('2031-11-20T16:59:00Z'));
const NAMES = FEATURES.flatMap(({ daily }) => daily.map(({ name }) => name)).sort();
const FORGET = 'bookings.forget-visits';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ services: { clock } });
});
afterEach(() => app.close());

const sql = <Row extends object>(text: string, values: readonly SqlValue[] = []) =>
  app.services.db.transaction(unit => textOf(unit).sql<Row>(text, values));

/** The daily jobs that were done, by name, each as often as a worker has taken it. */
const done = async () => {
  const marks = NAMES.map(() => '?').join(', ');
  const rows = await sql<{ topic: string; attempts: number }>(
    `select topic, attempts from outbox_message where done_at is not null and topic in (${marks}) order by topic`,
    NAMES,
  );
  return rows.flatMap(({ topic, attempts }) => Array<string>(attempts).fill(topic));
};
const twice = (names: readonly string[]) => names.flatMap(name => [name, name]);

it('workers that start together do each daily job once, and once more when it is the next day in Việt Nam', async () => {
  const workers = [1, 2].map(() => createWork(app.services, { pollMs: 5 }));
  for (const worker of workers) worker.start();
  await expect.poll(done).toEqual(NAMES);
  clock.advance(30_000);
  await Promise.all(workers.map(worker => worker.drain()));
  expect(await done()).toEqual(NAMES);
  clock.advance(600_000);
  await expect.poll(done).toEqual(twice(NAMES));
  await Promise.all(workers.map(worker => worker.stop()));
});

it('a daily job that was given up, or that nobody enqueued for weeks, is done on the next day', async () => {
  const work = () => createWork(app.services).drain();
  await work();
  await sql('update outbox_message set done_at = null, failed_at = ? where topic = ?', [clock.now(), FORGET]);
  clock.advance(86_400_000);
  await work();
  expect((await done()).filter(name => name === FORGET)).toEqual([FORGET]);
  await sql('delete from outbox_message');
  clock.advance(30 * 86_400_000);
  await work();
  expect(await done()).toEqual(NAMES);
});

it('looking whether the daily jobs are enqueued writes nothing once they are', async () => {
  await createWork(app.services).drain();
  const stored = () => sql('select id, topic, attempts, available_at from outbox_message order by id');
  const before = await stored();
  expect(await Promise.all([1, 2].map(() => createWork(app.services).drain()))).toEqual([0, 0]);
  expect(await stored()).toEqual(before);
});
