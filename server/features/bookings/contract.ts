import { z } from 'zod';
import { idParam } from '../../platform/contract/fields.ts';
import { lineText, nothing, plainText, rawText } from '../../platform/text/text-field.ts';
import { accountEmail, accountName, phone } from '../accounts/contract.ts';
import { slotDay, visitMinutes } from '../schedules/contract.ts';

/**
 * `held`: a visitor fills in the form. `pending`: waits for the provider's answer. The others are what became of it;
 * only `cancelled` gives the time back.
 */
export const BOOKING_STATES = ['held', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Slots are on offer on so many dates, today's the first. */
export const MAX_SLOT_DAYS = 21;
/** A slot is held so long. */
export const HOLD_SECONDS = 300;

/** Of a slot that another visitor got, before or just now. */
export const SLOT_TAKEN_TEXT = 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.';
/** The code of the 409 that carries {@link SLOT_TAKEN_TEXT}. */
export const SLOT_TAKEN = 'SLOT_TAKEN';
/** Of a slot that is free, but not for as long as the chosen reason takes. */
export const SLOT_TOO_SHORT_TEXT =
  'Khung giờ này không đủ cho loại khám bạn chọn, xin vui lòng thử một khung giờ khác.';

const entityId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** Whose calendar; without `professional` the place's own. */
export const calendarQuery = z.object({ place: idParam, professional: idParam.optional() });

/** So many dates from today on; {@link MAX_SLOT_DAYS} without it. */
const slotDays = rawText(2).transform(Number).pipe(z.int().min(1).max(MAX_SLOT_DAYS)).catch(MAX_SLOT_DAYS);

export const slotQuery = calendarQuery.extend({
  /** Length of the visit; the slots' own by default. The reason itself stands in no address. */
  minutes: rawText(3).transform(Number).pipe(visitMinutes).optional(),
  days: slotDays,
});

/** Calendars that are asked for in one call. */
const MAX_CALENDARS = 20;

/** `12-34`: professional 34 at place 12; `12`: the place's own calendar. */
const calendarText = z
  .string()
  .regex(/^[1-9]\d{0,8}(-[1-9]\d{0,8})?$/)
  .transform(text => {
    const [place = 0, professional = null] = text.split('-').map(Number);
    return { place, professional };
  });

export const slotListQuery = z.object({
  /** Separated by commas. */
  calendars: rawText(400)
    .transform(text => [...new Set(text.split(','))])
    .pipe(z.array(calendarText).max(MAX_CALENDARS)),
  days: slotDays,
});

/** The slots of one of several calendars. */
export const calendarSlots = z.object({
  place: z.number().int(),
  professional: z.number().int().nullable(),
  days: z.array(slotDay),
});
export type CalendarSlots = z.infer<typeof calendarSlots>;

/** What a person who books must know of a calendar. */
export const bookingCalendar = z.object({
  /** Slots are on offer; everything else is empty where they are not. */
  accepts_booking: z.boolean(),
  /** When its owner last said that it is right; null for never. */
  confirmed_at: z.string().nullable(),
  /** Nobody said so for 30 days: visitors read so, and are offered the phone first. */
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
      /** VND; 0 for free, null where it is not stated. */
      price: z.number().int().nullable(),
      note: z.string(),
      questions: z.array(z.string()),
    }),
  ),
});
export type BookingCalendar = z.infer<typeof bookingCalendar>;

/** A text that may be left out: null for none. */
const optional = <S extends z.ZodType<string>>(text: S) =>
  nothing
    .or(text)
    .nullish()
    .transform(value => value ?? null);

const NAME_MISSING = 'Xin vui lòng nhập họ tên.';
const PHONE_MISSING = 'Xin vui lòng nhập số điện thoại.';

/** A start as {@link slot} writes it, or in any other ISO 8601 form with an offset. */
const slotStart = rawText(40)
  .pipe(z.iso.datetime({ offset: true, error: 'Xin vui lòng chọn một khung giờ khám.' }))
  .transform(text => new Date(text));

export const chosenSlot = z.object({ place: entityId, professional: entityId.nullish(), booking_start: slotStart });

/** One {@link booking_start} of a calendar. */
export type ChosenSlot = z.output<typeof chosenSlot>;

/** A slot with the reason that is booked: it is held as long as the visit takes, its own length without a reason. */
export const heldSlot = chosenSlot.extend({ reason: entityId.nullish() });
export type HeldSlot = z.output<typeof heldSlot>;

/** A person who books for the patient, and gets the messages instead. */
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
    address: optional(lineText(200)),
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
  /** The code by which people name it. */
  code: z.string(),
  state: z.enum(['pending', 'confirmed']),
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
  /** The path of its page, with the key that opens it. */
  link: z.string(),
});
export type BookingPlaced = z.infer<typeof bookingPlaced>;

/** A place or a professional by name. */
const named = z.object({ id: z.number().int(), name: z.string(), absolute_url: z.string() });

const visitState = z.enum(['pending', 'confirmed', 'completed', 'no_show', 'cancelled']);

/** What opens a visit: its key, or nothing for the account that booked it. */
export const visitKey = z.object({ key: rawText(100).optional() });
export const visitMove = visitKey.extend({ booking_start: slotStart });

/** One visit, with its health data, for the person who booked it and nobody else. */
export const visit = z.object({
  code: z.string(),
  state: visitState,
  /** ISO 8601 with Việt Nam's offset, as all times here. */
  start: z.string(),
  end: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  /** The patient's. */
  address: z.string(),
  reason_booking: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  booked_by: z
    .object({ name: z.string(), mobile_phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  place: named.extend({
    address: z.string(),
    lat: z.number().nullable(),
    long: z.number().nullable(),
    /** The reception's number, where the provider shows it to everybody. */
    public_phone: z.object({ display: z.string(), number: z.string() }).nullable(),
  }),
  professional: named.nullable(),
  reason: z
    .object({ name: z.string(), minutes: z.number().int(), price: z.number().int().nullable(), note: z.string() })
    .nullable(),
  /** The calendar's, for everybody who comes. */
  note: z.string(),
  /** What the provider wrote when it cancelled; empty for none. */
  message: z.string(),
  can: z.object({ cancel: z.boolean(), move: z.boolean() }),
  /** Where email messages about the visit go: to the address of the form, or to that of the account; null for none. */
  mailed_to: z.enum(['form', 'account']).nullable(),
  /** No message was sent about the booking, as enough went to that address or phone on the day. */
  is_untold: z.boolean(),
  /** The last moment for both. */
  until: z.string(),
});
export type VisitAnswer = z.infer<typeof visit>;

/** One line of the visits that an account booked; no health data. */
export const ownBooking = z.object({
  code: z.string(),
  state: visitState,
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
  /** The patient's. */
  name: z.string(),
  place: named,
  professional: named.nullable(),
  /** Whether a deletion of the account would cancel it now. */
  ends_with_account: z.boolean(),
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
