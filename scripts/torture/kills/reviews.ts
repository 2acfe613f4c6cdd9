import { randomUUID } from 'node:crypto';
import { aBooking } from '@antam/fixtures/factories/bookings.ts';
import { aCalendar } from '@antam/fixtures/factories/calendars.ts';
import { addDays } from '@antam/server/platform/clock/vietnam-calendar.ts';
import type { Cluster } from '../cluster.ts';
import type { Member, Seen } from '../crowd.ts';
import { marksFor, rows } from '../rows.ts';
import { type Errand, halfFaults, type Progress, step, stepFaults } from './errand.ts';

const PLACES = 4;
const STARS = 4;

interface Review extends Progress {
  readonly account: number;
  readonly place: number;
}

/** Members review the places where they have been, which publishes a review at once and counts it. */
export async function reviews(cluster: Cluster, people: readonly Member[]): Promise<Errand> {
  const { db, clock } = cluster.services;
  const places: number[] = [];
  for (let n = 0; n < PLACES; n += 1) {
    const calendar = await aCalendar(db);
    for (const { account } of people) {
      await aBooking(db, { calendar, accountId: account, start: addDays(clock.now(), -2), state: 'completed' });
    }
    places.push(calendar.place);
  }
  const written: Review[] = [];
  return {
    writers: people.map(member => writeReviews(member, places, written)),
    faults: async () => {
      const stored = await rows<{ account_id: number; entity_id: number }>(
        cluster,
        `select account_id, entity_id from comment where kind = 'place' and status = 'published'
         and entity_id in (${marksFor(places)})`,
        places,
      );
      const isStored = ({ account, place }: Review) =>
        stored.some(row => row.account_id === account && row.entity_id === place);
      const steps = written.map(review => ({ ...review, stored: isStored(review) ? 1 : 0 }));
      const counted = await rows<{ id: number; reviews: number; stars: number; verified: number }>(
        cluster,
        `select place.id, review_count as reviews, rating_sum as stars, coalesce(score.verified, 0) as verified
         from place left join review_score score on score.kind = 'place' and score.entity_id = place.id
         where place.id in (${marksFor(places)})`,
        places,
      );
      const wrong = counted.filter(({ id, ...score }) => {
        const count = stored.filter(row => row.entity_id === id).length;
        return score.reviews !== count || score.verified !== count || score.stars !== count * STARS;
      });
      return [...stepFaults('reviews', steps), ...halfFaults('pages with reviews', wrong.length)];
    },
  };
}

async function* writeReviews(
  { who, account }: Member,
  places: readonly number[],
  written: Review[],
): AsyncGenerator<Seen, void> {
  for (const place of places) {
    const review: Review = { account, place, sent: 0, acknowledged: 0 };
    written.push(review);
    const comment = `Khám kỹ, giải thích dễ hiểu. ${someLetters()}`;
    yield await step(review, () => who('/api/v1/place/comment/create/', { place, comment, overall_rating: STARS }));
  }
}

/** Text that nobody wrote before, without what looks like a telephone number. */
const someLetters = () => randomUUID().replace(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)));
