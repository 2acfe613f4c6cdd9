import { Account } from '@antam/server/features/accounts/account.entity.ts';
import { newBookingCode } from '@antam/server/features/bookings/rules/booking-code.ts';
import { tables as bookingTables } from '@antam/server/features/bookings/tables.ts';
import { postReview } from '@antam/server/features/reviews/commands/post-review.ts';
import { tablesOf } from '@antam/server/platform/db/tables.ts';
import { someCalendars } from './booked-calendars.ts';
import type { PlannedWrites } from './planned-writes.ts';

const tables = tablesOf(Account);
const VISITED_BEFORE_MS = 5 * 86_400_000;
const RATINGS = { attitude: 5, waiting_time: 3, cleanliness: 4, recommending: 5 };

/** People whose visits were completed review a doctor each, which is shown at once and counted. */
export const planReviews: PlannedWrites = {
  name: 'review with its aggregates',
  plan: async (services, calls) => {
    const { db, clock } = services;
    const calendars = await someCalendars(services);
    const now = clock.now();
    const visited = new Date(now.getTime() - VISITED_BEFORE_MS);
    const people = await db.transaction(async unit => {
      const ready: { readonly accountId: number; readonly id: number }[] = [];
      for (let n = 0; n < calls; n += 1) {
        const calendar = calendars[n % calendars.length];
        if (!calendar || calendar.professional === null) throw new Error('a calendar of nobody');
        const { id: calendar_id, place: place_id, professional: id } = calendar;
        const account = await unit.row(
          tables
            .insertInto('account')
            .values({
              email: `bench-${n}@antam.example`,
              name: 'Nguyễn Văn Đo',
              utm: {},
              createdAt: now,
              updatedAt: now,
            })
            .returning('id'),
        );
        if (!account) throw new Error('an account without an id');
        await unit.run(
          bookingTables.insertInto('booking').values({
            code: newBookingCode(),
            state: 'completed',
            place: place_id,
            professional: id,
            calendar: calendar_id,
            startAt: visited,
            endAt: visited,
            answers: [],
            account: account.id,
            createdAt: now,
            updatedAt: now,
          }),
        );
        ready.push({ accountId: account.id, id });
      }
      return ready;
    });
    return async (measured, n) => {
      const { accountId = 0, id = 0 } = people[n] ?? {};
      const comment = `Bác sĩ khám kỹ và giải thích dễ hiểu, lần khám thứ ${n}.`;
      const posted = await postReview(
        measured,
        {
          author: { accountId, name: 'Nguyễn Văn Đo', email: null },
          requireUnregistered: async () => undefined,
        },
        { kind: 'professional', id },
        {
          post: { comment, overall_rating: 5, ratings: RATINGS },
          sending: { content: `bench-review-${n}`, key: undefined },
        },
      );
      if (posted.status !== 'published') throw new Error('a review waits for staff');
    };
  },
};
