import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { textOf } from '../../../platform/db/text.ts';
import { dailyHandlers, scheduleDaily } from '../../../platform/jobs/daily-job.ts';
import { createWorker } from '../../../platform/jobs/worker.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { createDirectory, type Directory } from '../../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { DEFAULT_PRIOR, ratingPoints, ratingRank } from '../../records/rules/relevance.ts';
import { countReview } from '../commands/shown-score.ts';
import { storePrior } from '../commands/store-prior.ts';
import { rankByPrior, settlePriors } from './settle-priors.ts';

let app: TestApp;
let directory: Directory;
beforeEach(async () => {
  app = await startTestApp();
  directory = await createDirectory(app.services);
});
afterEach(() => app.close());

const stars = (overall: number, count: number) => Array.from({ length: count }, () => ({ overall }));
const priorNow = () => ratingPrior(app.services.db.primary, 'place');
/** Does the work of a day; without the ranks it is as far as a worker comes that crashes. */
const drain = ({ withRanks = true } = {}) => {
  const { db, clock, log } = app.services;
  const handlers = [...dailyHandlers([settlePriors], app.services), ...(withRanks ? [rankByPrior(app.services)] : [])];
  const schedule = (now: Date) => scheduleDaily(db, [settlePriors], now);
  return createWorker({ db, clock, log, handlers, schedule }).drain();
};

/** What is stored of each place, beside what the rules make of its sums and of the stored prior. */
async function ranks() {
  const prior = await priorNow();
  const rows = await app.services.db.primary.rows(
    ratedTables
      .selectFrom('place')
      .select(['id', 'ratingSum', 'ratingCount', 'reviewCount', 'ratingRank', 'relevance', 'completeness'])
      .orderBy('id'),
  );
  return {
    stored: rows.map(({ id, ratingRank, relevance }) => ({ id, rating_rank: ratingRank, relevance })),
    right: rows.map(({ id, ratingSum, ratingCount, reviewCount, ...row }) => ({
      id,
      rating_rank: ratingRank(ratingSum, ratingCount, prior),
      relevance: row.completeness + ratingPoints({ ratingSum, ratingCount, reviewCount }, prior),
    })),
  };
}

/** A review with five stars that is published at this moment. */
const publish = (id: number) =>
  app.services.db.transaction(async unit => {
    await lockRows(unit, app.services.db.engine, 'place', [id]);
    const shown = { overall: 5, attitude: 0, waitingTime: 0, cleanliness: 0, recommending: 0, isVerified: false };
    await countReview(unit, app.services, app.services.subjects.get('place'), id, { shown });
  });

describe('the usual rating of a kind of record', () => {
  it('is 3.8 stars while fewer than 100 were given, and the mean of all from then on', async () => {
    const [one, other] = [await directory.addPlace(), await directory.addPlace()];
    await someReviews(app.services.db, { kind: 'place', id: one }, [...stars(5, 99), ...stars(0, 5)]);
    expect([await storePrior(app.services, 'place'), await priorNow()]).toEqual([false, DEFAULT_PRIOR]);
    await someReviews(app.services.db, { kind: 'place', id: other }, [
      ...stars(1, 1),
      { overall: 1, status: 'hidden' },
    ]);
    expect([await storePrior(app.services, 'place'), await priorNow()]).toEqual([true, 4_960]);
    expect(await ratingPrior(app.services.db.primary, 'professional')).toBe(DEFAULT_PRIOR);
  });

  it('is kept where it moved by less than five thousandths of a star', async () => {
    const [one, two, three] = [await directory.addPlace(), await directory.addPlace(), await directory.addPlace()];
    await someReviews(app.services.db, { kind: 'place', id: one }, stars(4, 1_000));
    expect([await storePrior(app.services, 'place'), await priorNow()]).toEqual([true, 4_000]);
    await someReviews(app.services.db, { kind: 'place', id: two }, stars(5, 4));
    expect([await storePrior(app.services, 'place'), await priorNow()]).toEqual([false, 4_000]);
    await someReviews(app.services.db, { kind: 'place', id: three }, stars(5, 1));
    expect([await storePrior(app.services, 'place'), await priorNow()]).toEqual([true, 4_005]);
  });
});

describe('the daily look at usual ratings', () => {
  it('happens once a day, and ranks also those that nobody rated', async () => {
    const [one, unrated] = [await directory.addPlace(), await directory.addPlace()];
    await someReviews(app.services.db, { kind: 'place', id: one }, stars(5, 120));
    await Promise.all([publish(one), publish(one)]);
    expect([await drain(), await drain()]).toEqual([2, 0]);
    expect(await priorNow()).toBe(5_000);
    const { stored, right } = await ranks();
    expect(stored).toEqual(right);
    expect(stored.find(({ id }) => id === unrated)?.rating_rank).toBe(5_000);
    const messages = await textOf(app.services.db.primary).all<{ payload: unknown }>(
      "select payload from outbox_message where topic = 'entity.changed' order by id",
    );
    const told = messages.map(({ payload }) => (typeof payload === 'string' ? JSON.parse(payload) : payload));
    expect(told).toContainEqual({
      subject: 'place',
      ids: expect.arrayContaining([unrated]),
      aspects: ['ratingRank', 'relevance'],
      hides: false,
    });
  });

  it('leaves ranks right that follow only after a crash', async () => {
    await someReviews(app.services.db, { kind: 'place', id: await directory.addPlace() }, stars(5, 120));
    await drain({ withRanks: false });
    const before = await ranks();
    expect(before.stored).not.toEqual(before.right);
    await drain();
    const after = await ranks();
    expect(after.stored).toEqual(after.right);
  });

  it('leaves every rank right beside reviews that are published at the same moment', async () => {
    const places: number[] = [];
    for (let i = 0; i < 12; i++) places.push(await directory.addPlace());
    await someReviews(app.services.db, { kind: 'place', id: places[0] ?? 0 }, stars(1, 150));
    await Promise.all([drain(), ...places.flatMap(id => [publish(id), publish(id), publish(id)])]);
    expect(await priorNow()).not.toBe(DEFAULT_PRIOR);
    const { stored, right } = await ranks();
    expect(stored).toEqual(right);
  });
});
