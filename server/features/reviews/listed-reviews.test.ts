import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratedTables } from '../../platform/subjects/subject-tables.ts';
import { addReviewers, type Reviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ratingPrior } from '../records/queries/rating-prior.ts';

let app: TestApp;
let reviewers: Reviewers;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  reviewers = await addReviewers(app);
});
afterAll(() => app.close());

const { draft } = PLACES;

describe('the list of reviews', () => {
  it('is sorted, filtered and paged, and an unknown order or filter counts as none', async () => {
    const id = await reviewers.directory.addPlace();
    const ids: number[] = [];
    for (const overall_rating of [3, 5, 1, 0, 5, 4, 2, 3, 5, 1, 2]) {
      ids.push(await reviewers.published('place', id, { overall_rating }));
    }
    const stars = async (query: string) =>
      (await reviewers.list('place', id, query)).items.map(item => item.overall_rating);
    expect((await reviewers.list('place', id)).items.map(item => item.id)).toEqual(ids.toReversed().slice(0, 10));
    expect((await reviewers.list('place', id, '?page=2')).items.map(item => item.id)).toEqual(ids.slice(0, 1));
    expect(await stars('?sort=highest')).toEqual([5, 5, 5, 4, 3, 3, 2, 2, 1, 1]);
    expect(await stars('?sort=lowest')).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 5, 5]);
    expect(await stars('?stars=5')).toEqual([5, 5, 5]);
    expect((await reviewers.list('place', id, '?stars=5')).count).toBe(3);
    expect((await reviewers.list('place', id, '?verified=1')).count).toBe(0);
    expect((await reviewers.list('place', id, '?stars=5&verified=1')).count).toBe(0);
    expect(await stars('?sort=../x&stars=9&page=zero')).toHaveLength(10);
    expect((await reviewers.list('place', id)).summary).toMatchObject({ score: 3.1, distribution: [2, 2, 2, 1, 3] });
  });

  it('is 404 for a page that nobody can see', async () => {
    expect((await app.request(`/api/v1/comment/place/${draft.id}/`)).status).toBe(404);
  });
});

describe('the score', () => {
  it('is exact after reviews that are published and taken away at the same moment', async () => {
    const id = await reviewers.directory.addProfessional();
    const posted = await Promise.all(
      [5, 4, 3, 2, 1, 5].map(async overall_rating => {
        const answer = await reviewers.create(
          reviewers.visitor(),
          'professional',
          reviewers.review({ professional: id, overall_rating }),
        );
        return Number((await answer.json()).id);
      }),
    );
    await Promise.all(posted.map(comment => reviewers.decide(comment, { decision: 'publish' })));
    const removed = { decision: 'remove', reason: 'fake' };
    await Promise.all(posted.slice(4).map(comment => reviewers.decide(comment, removed)));
    expect((await reviewers.list('professional', id)).summary).toMatchObject({ score: 3.5, reviews: 4, ratings: 4 });
    expect((await (await app.request(`/api/v1/professional/${id}/`)).json()).rating).toEqual({
      score: 3.5,
      count: 4,
      reviews: 4,
    });
    const row = await app.services.db.primary.row(
      ratedTables
        .selectFrom('professional')
        .select(['completeness', 'relevance', 'ratingRank as rank'])
        .where('id', '=', id),
    );
    const prior = await ratingPrior(app.services.db.primary, 'professional');
    expect(row?.rank).toBe(Math.round((prior * 8 + 14_000) / 12));
    expect(row?.relevance).toBeGreaterThan(row?.completeness ?? 0);
  });
});
