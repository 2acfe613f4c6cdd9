import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { createRandom } from '@antam/fixtures/random/random.ts';
import { ratedTables } from '@antam/server/platform/subjects/subject-tables.ts';
import { withWorld } from './services.ts';

const REVIEWS = 5_000;

/** The id of a place of the world with 5,000 reviews, which one that nobody has reviewed is given where there is none. */
export async function reviewedPlace(folder: string): Promise<number> {
  let place = 0;
  await withWorld(folder, async ({ db }) => {
    const published = ratedTables.selectFrom('place').select('id').where('status', '=', 'published').limit(1);
    const known = await db.read.row(published.where('reviewCount', '>=', REVIEWS));
    if (known) {
      place = known.id;
      return;
    }
    const silent = await db.read.row(published.where('reviewCount', '=', 0).orderBy('id'));
    if (!silent) throw new Error('every place of the world has reviews');
    const random = createRandom(silent.id);
    const reviews = Array.from({ length: REVIEWS }, () => ({ overall: random.pick([5, 5, 5, 4, 4, 3, 1]) }));
    await someReviews(db, { kind: 'place', id: silent.id }, reviews);
    place = silent.id;
  });
  return place;
}
