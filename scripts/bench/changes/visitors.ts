import { Account } from '@antam/server/features/accounts/account.entity.ts';
import { bookVisit } from '@antam/server/features/bookings/commands/book-visit.ts';
import { bookingPost } from '@antam/server/features/bookings/contract.ts';
import { plannedSlots } from '@antam/server/features/bookings/queries/offered-slots.ts';
import { newBookingCode } from '@antam/server/features/bookings/rules/booking-code.ts';
import { bookingContacts } from '@antam/server/features/bookings/rules/booking-contacts.ts';
import { tables as bookingTables } from '@antam/server/features/bookings/tables.ts';
import { ANYBODY } from '@antam/server/features/bookings/visitor.ts';
import { postReview } from '@antam/server/features/reviews/commands/post-review.ts';
import { voteComment } from '@antam/server/features/reviews/commands/vote-comment.ts';
import { HORIZON_DAYS } from '@antam/server/features/schedules/rules/horizon.ts';
import { tablesOf } from '@antam/server/platform/db/tables.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { MeasuredRecord } from './records.ts';

const tables = tablesOf(Account);
const NAME = 'Nguyễn Văn Đo';
const RATINGS = { attitude: 5, waiting_time: 3, cleanliness: 4, recommending: 5 };
const VISITED_BEFORE_MS = 5 * 86_400_000;

/** An account votes on the first review of a page. */
export async function vote(services: Services, { kind, review }: MeasuredRecord, accountId: number, useful: boolean) {
  if (review === null) return;
  const account = { accountId, sessionId: 0, role: 'user', status: 'active' } as const;
  const principal = { ...account, isOfficial: false, isEmailConfirmed: true, hasSecondFactor: false };
  await voteComment(services, principal, { kind, id: review, useful });
}

/** One number has few visits to come. */
const phoneOf = (n: number) => `09${String(10_000_000 + n)}`;

/** A visitor without an account books one of the open slots; nothing happens where there is none any more. */
export async function book(services: Services, { calendar }: MeasuredRecord, n: number): Promise<void> {
  if (!calendar) return;
  const [offered] = await plannedSlots(services, [calendar], { days: HORIZON_DAYS, visitor: ANYBODY });
  const open = offered?.slots.days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'open')) ?? [];
  const slot = open[n % open.length];
  if (!slot) return;
  const { place, professional } = calendar;
  const post = bookingPost.parse({ place, professional, booking_start: slot.start, name: NAME, phone: phoneOf(n) });
  const contacts = bookingContacts(post, services.clock.now());
  await bookVisit(services, { post, contacts, visitor: ANYBODY, ip: null, key: undefined });
}

/** A patient whose visit was completed reviews the page, which shows it at once. */
export async function review(services: Services, { kind, id, calendar }: MeasuredRecord, n: number): Promise<void> {
  if (!calendar) return;
  const accountId = await addVisitor(services, calendar, n);
  const comment = `Khám kỹ và giải thích dễ hiểu, lần thứ ${n}.`;
  await postReview(
    services,
    { author: { accountId, name: NAME, email: null }, requireUnregistered: async () => undefined },
    { kind, id },
    {
      post: { comment, overall_rating: 5, ratings: RATINGS },
      sending: { content: `bench-review-${kind}-${id}-${n}`, key: undefined },
    },
  );
}

/** A new account with a completed visit; answers its id. */
function addVisitor(
  { db, clock }: Services,
  calendar: NonNullable<MeasuredRecord['calendar']>,
  n: number,
): Promise<number> {
  const now = clock.now();
  const visited = new Date(now.getTime() - VISITED_BEFORE_MS);
  const made = { createdAt: now, updatedAt: now };
  return db.transaction(async unit => {
    const account = { email: `kham-${n}@antam.example`, name: NAME, utm: {}, ...made };
    const added = await unit.row(tables.insertInto('account').values(account).returning('id'));
    if (!added) throw new Error('an account without an id');
    await unit.run(
      bookingTables.insertInto('booking').values({
        code: newBookingCode(),
        state: 'completed',
        answers: [],
        account: added.id,
        ...made,
        place: calendar.place,
        professional: calendar.professional,
        calendar: calendar.id,
        startAt: visited,
        endAt: visited,
      }),
    );
    return added.id;
  });
}
