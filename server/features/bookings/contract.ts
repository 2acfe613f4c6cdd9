import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { plainText, rawText } from '../../platform/text/text-field.ts';
import { accountEmail, accountName, line, phone } from '../accounts/contract.ts';
import { slotDay } from '../schedules/contract.ts';

/**
 * `held`: somebody fills in the form. `pending`: waits for the provider's answer. The others are what became of it;
 * only `cancelled` gives the time back.
 */
export const BOOKING_STATES = ['held', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Slots are on offer on so many dates, today's the first. */
export const MOST_SLOT_DAYS = 21;
/** A slot is held so long. */
export const HOLD_SECONDS = 300;

/** Of a slot that somebody else got, before or just now. */
export const SLOT_TAKEN_TEXT = 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.';
/** The code of the 409 that carries {@link SLOT_TAKEN_TEXT}. */
export const SLOT_TAKEN = 'SLOT_TAKEN';

const entityId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** Whose calendar; without `professional` the place's own. */
const calendarQuery = z.object({ place: idParam, professional: idParam.optional() });

const slotQuery = calendarQuery.extend({
  /** A reason of the calendar, whose length the slots are to have. */
  reason: idParam.optional(),
  /** So many dates from today on; {@link MOST_SLOT_DAYS} unless told. */
  days: rawText(2).transform(Number).pipe(z.int().min(1).max(MOST_SLOT_DAYS)).catch(MOST_SLOT_DAYS),
});

/** What whoever books must know of a calendar. */
export const bookingCalendar = z.object({
  /** Slots are on offer; everything else is empty where they are not. */
  accepts_booking: z.boolean(),
  /** When its owner last said that it is right; null for never. */
  confirmed_at: z.string().nullable(),
  /** Nobody said so for 30 days: visitors are told, and are offered the phone first. */
  is_stale: z.boolean(),
  /** The first open slot, `2026-11-25T08:30:00+07:00`; null where there is none in the coming dates. */
  next_free: z.string().nullable(),
  /** Bookings are confirmed at once; otherwise they wait for the provider's answer. */
  confirms_at_once: z.boolean(),
  note: z.string(),
  /** Why people come, in the owner's order. */
  reasons: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      minutes: z.number().int(),
      /** VND; 0 for free, null where it is not told. */
      price: z.number().int().nullable(),
      note: z.string(),
      questions: z.array(z.string()),
    }),
  ),
});
export type BookingCalendar = z.infer<typeof bookingCalendar>;

/** A text that may be left out: null for none. */
const optional = <S extends z.ZodType<string>>(text: S) =>
  z
    .literal('')
    .transform(() => null)
    .or(text)
    .nullish()
    .transform(value => value ?? null);

const NAME_MISSING = 'Xin vui lòng nhập họ tên.';
const PHONE_MISSING = 'Xin vui lòng nhập số điện thoại.';

/** A start as {@link slot} tells it, or in any other ISO 8601 form with an offset. */
const slotStart = rawText(40)
  .pipe(z.iso.datetime({ offset: true, error: 'Xin vui lòng chọn một khung giờ khám.' }))
  .transform(text => new Date(text));

const chosenSlot = z.object({ place: entityId, professional: entityId.nullish(), booking_start: slotStart });

/** One {@link booking_start} of a calendar. */
export type ChosenSlot = z.output<typeof chosenSlot>;

/** Somebody who books for the patient, and is told instead. */
const bookedBy = z.object({
  name: optional(accountName),
  mobile_phone: optional(phone),
  email: optional(accountEmail),
});

export const bookingPost = chosenSlot
  .extend({
    name: optional(accountName),
    email: optional(accountEmail),
    phone: optional(phone),
    reason_booking: plainText(1_000, 'Lý do khám dài tối đa 1.000 ký tự.').nullish(),
    address: optional(line(200)),
    /** `1990-05-31` */
    date_of_birth: optional(rawText(10).pipe(z.iso.date('Ngày sinh chưa đúng, ví dụ: 31-05-1990.'))),
    booked_by: bookedBy.nullish(),
    /** A reason that the calendar offers, and what is answered to its questions, in their order. */
    reason: entityId.nullish(),
    answers: z.array(plainText(500)).max(3).default([]),
  })
  .check(({ value, issues }) => {
    const missing = (message: string, ...path: string[]) =>
      issues.push({ code: 'custom', message, path, input: value });
    const { booked_by } = value;
    if (value.name === null) missing(NAME_MISSING, 'name');
    if (!booked_by && value.phone === null) missing(PHONE_MISSING, 'phone');
    if (booked_by && booked_by.name === null) missing('Xin vui lòng nhập họ tên người đặt khám.', 'booked_by', 'name');
    if (booked_by && booked_by.mobile_phone === null)
      missing('Xin vui lòng nhập số điện thoại người đặt khám.', 'booked_by', 'mobile_phone');
  });
export type BookingPost = z.output<typeof bookingPost>;

/** What the calendar's owner asked, as it was worded then. */
export type BookingAnswers = { readonly question: string; readonly answer: string }[];

/** A booking that was made. */
export const bookingPlaced = z.object({
  /** By which people name it. */
  code: z.string(),
  state: z.enum(['pending', 'confirmed']),
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
});
export type BookingPlaced = z.infer<typeof bookingPlaced>;

/** A place or a professional by name. */
const named = z.object({ id: z.number().int(), name: z.string(), absolute_url: z.string() });

/** One line of the visits that an account booked; no health data. */
export const ownBooking = z.object({
  code: z.string(),
  state: z.enum(['pending', 'confirmed', 'completed', 'no_show', 'cancelled']),
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
  /** The patient's. */
  name: z.string(),
  place: named,
  professional: named.nullable(),
  can: z.object({ cancel: z.boolean() }),
});
export type OwnBooking = z.infer<typeof ownBooking>;

/** Whether the slot is held; `message` says why it is not, and that it may still be booked. */
export const holdAnswer = z.object({
  held: z.boolean(),
  /** Milliseconds that the hold still lasts, whatever the browser's clock says; 0 for none. */
  remaining_ms: z.number().int(),
  message: z.string(),
});
export type HoldAnswer = z.infer<typeof holdAnswer>;

export const BOOKING_RATE = { name: 'booking', points: 60, seconds: 3_600 };
export const HOLD_RATE = { name: 'booking-hold', points: 240, seconds: 3_600 };

/** Calls of those who book a visit. */
export const bookingCalls = declareCalls({
  slots: {
    method: 'GET',
    path: '/api/v1/slot/',
    summary:
      'Slots of the coming dates, of a professional at a place or of the place; an empty list where none are offered',
    access: 'public',
    sheds: true,
    query: slotQuery,
    answer: z.array(slotDay),
  },
  calendar: {
    method: 'GET',
    path: '/api/v1/calendar/',
    summary: 'What whoever books must know of a calendar beside its slots',
    access: 'public',
    sheds: true,
    query: calendarQuery,
    answer: bookingCalendar,
  },
  create: {
    method: 'POST',
    path: '/api/v1/booking/',
    summary:
      'Books a slot; 409 with SLOT_TAKEN where it is taken, non_field_errors EMAIL_EXISTS for the address of an account. With the header Idempotency-Key a repeated request gets the first answer',
    access: 'public',
    rate: BOOKING_RATE,
    body: bookingPost,
    answer: bookingPlaced,
  },
  own: {
    method: 'GET',
    path: '/api/v1/booking/',
    summary: 'The latest 100 visits that the account booked, the last one first',
    access: 'user',
    answer: z.object({ items: z.array(ownBooking) }),
  },
  cancel: {
    method: 'POST',
    path: '/api/v1/booking/:code/cancel/',
    summary: 'Cancels an own booking, until two hours before it begins',
    access: 'user',
    rate: BOOKING_RATE,
    params: z.object({ code: rawText(20) }),
    answer: z.object({ cancelled: z.literal(true) }),
  },
  hold: {
    method: 'POST',
    path: '/api/v1/booking/hold/',
    summary:
      'Holds a slot while the form is filled in, two of an account, three of an address without one; again it keeps it',
    access: 'public',
    rate: HOLD_RATE,
    body: chosenSlot,
    answer: holdAnswer,
  },
  release: {
    method: 'DELETE',
    path: '/api/v1/booking/hold/',
    summary: 'Gives a held slot back',
    access: 'public',
    rate: HOLD_RATE,
    body: chosenSlot,
    answer: z.object({ released: z.boolean() }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    bookings: typeof bookingCalls;
  }
}
