import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { nothing, rawText } from '../../platform/text/text-field.ts';
import { accountEmail, accountName, phone } from '../accounts/contract.ts';
import { bookingPlaced } from '../bookings/contract.ts';

/** Of an offer that was not taken in time. */
export const OFFER_OVER_TEXT =
  'Lời mời này đã hết hạn hoặc khung giờ đã được đặt. Xin vui lòng chọn một khung giờ khác.';
/** The code of the 409 that carries {@link OFFER_OVER_TEXT}. */
export const OFFER_OVER = 'OFFER_OVER';

const entityId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** Whose calendar, which day, and who gets the message. */
export const waitingPost = z.object({
  place: entityId,
  professional: entityId.nullish(),
  /** `2026-11-25` */
  day: rawText(10).pipe(z.iso.date('Xin vui lòng chọn một ngày khám.')),
  /** The one start that is wanted, as slots write it; any on that day unless given. */
  booking_start: nothing
    .or(
      rawText(40)
        .pipe(z.iso.datetime({ offset: true, error: 'Xin vui lòng chọn một khung giờ khám.' }))
        .transform(text => new Date(text)),
    )
    .nullish(),
  /** A reason of the calendar, whose length the slot is to have. */
  reason: entityId.nullish(),
  /** Of accounts only what they lack. */
  name: nothing.or(accountName).nullish(),
  email: nothing.or(accountEmail).nullish(),
  phone: nothing.or(phone).nullish(),
});
export type WaitingPost = z.output<typeof waitingPost>;

const named = z.object({ id: z.number().int(), name: z.string(), absolute_url: z.string() });

/** A person's place on a waiting list, as they see it. */
export const waitingEntry = z.object({
  code: z.string(),
  /** `lapsed`: an offer was not taken in time. `withdrawn`: the provider offers the slot no more. */
  state: z.enum(['waiting', 'offered', 'taken', 'lapsed', 'withdrawn']),
  day: z.string(),
  /** The one start that is wanted; null for any on that day. */
  start: z.string().nullable(),
  place: named,
  professional: named.nullable(),
  /** The slot that is kept for them, and until when; ISO 8601 with Việt Nam's offset. Null unless `offered`. */
  offer: z.object({ start: z.string(), until: z.string() }).nullable(),
});
export type WaitingEntryAnswer = z.infer<typeof waitingEntry>;

export const WAITING_RATE = { name: 'waiting', points: 20, seconds: 3_600 };

const byCode = z.object({ code: rawText(20) });
const opened = z.object({ key: rawText(100).optional() });

/** Calls of those who wait for a free slot. */
export const waitingCalls = declareCalls({
  join: {
    method: 'POST',
    path: '/api/v1/waiting/',
    summary:
      'Asks to be told of a free slot on a full day; 409 where there is one, non_field_errors EMAIL_EXISTS for the address of an account',
    access: 'public',
    rate: WAITING_RATE,
    body: waitingPost,
    answer: z.object({
      waiting: z.literal(true),
      /**
       * False where enough email messages went to that address on the day: no message is sent about the place on the
       * list.
       */
      is_mailed: z.boolean(),
    }),
  },
  entry: {
    method: 'GET',
    path: '/api/v1/waiting/:code/',
    summary: 'A place on a waiting list, for the holder of its key or the account that waits',
    access: 'public',
    params: byCode,
    query: opened,
    answer: waitingEntry,
  },
  take: {
    method: 'POST',
    path: '/api/v1/waiting/:code/take/',
    summary: 'Books the slot that is offered; 409 with OFFER_OVER after half an hour',
    access: 'public',
    rate: WAITING_RATE,
    params: byCode,
    body: opened,
    answer: bookingPlaced,
  },
  leave: {
    method: 'POST',
    path: '/api/v1/waiting/:code/leave/',
    summary: 'Leaves the waiting list; what is offered goes to the next',
    access: 'public',
    rate: WAITING_RATE,
    params: byCode,
    body: opened,
    answer: z.object({ left: z.literal(true) }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    waiting: typeof waitingCalls;
  }
}
