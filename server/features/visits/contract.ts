import { z } from 'zod';
import { idParam } from '../../platform/contract/fields.ts';
import { plainText, rawText } from '../../platform/text/text-field.ts';
import { accountName, phone } from '../accounts/contract.ts';
import { chosenSlot } from '../bookings/contract.ts';

/** Visits are listed for so many days at most. */
export const MAX_VISIT_DAYS = 35;
/** What was recorded of a visit can be taken back for so long. */
export const UNDO_HOURS = 24;
/** One list holds so many visits. */
export const MAX_VISITS = 2_000;

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';
const DAY_FAULT = 'Ngày chưa đúng, ví dụ: 2026-11-25.';

/** `2026-11-25` */
const day = rawText(10)
  .pipe(z.iso.date({ error: DAY_FAULT, abort: true }))
  .refine(date => date >= FIRST_DAY && date <= LAST_DAY, { error: DAY_FAULT, abort: true });

/**
 * Whose visits: all at a place with `place` alone, all of a professional with `professional` alone, those of the
 * professional at the place with both.
 */
const whose = { place: idParam.optional(), professional: idParam.optional() };
const NOBODY = { error: 'Xin vui lòng chọn cơ sở y tế hoặc bác sĩ.', path: ['place'] };
const isOfSomebody = ({ place, professional }: { place?: number | undefined; professional?: number | undefined }) =>
  place !== undefined || professional !== undefined;

export const visitQuery = z
  .object({ ...whose, from: day, to: day })
  .refine(isOfSomebody, NOBODY)
  .refine(({ from, to }) => from <= to, { error: 'Ngày cuối không được trước ngày đầu.', path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_VISIT_DAYS, {
    error: `Chỉ xem được tối đa ${MAX_VISIT_DAYS} ngày một lần.`,
    path: ['to'],
  });

export const summaryQuery = z.object(whose).refine(isOfSomebody, NOBODY);

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** A place or a professional by name. */
const named = z.object({ id: z.number().int(), name: z.string() });

export const VISIT_STATES = ['pending', 'confirmed', 'completed', 'no_show', 'cancelled'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** A visit as its provider sees it. Date of birth, reason and answers are health data. */
export const managedVisit = z.object({
  /** The code by which people name it. */
  code: z.string(),
  state: z.enum(VISIT_STATES),
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
  /** The patient's, as are the next ones. */
  name: z.string(),
  /** `0912 345 678` */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** `1990-05-31` */
  date_of_birth: z.string().nullable(),
  reason_booking: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Who booked for the patient, and gets the messages; null where patients book for themselves. */
  booked_by: z
    .object({ name: z.string(), mobile_phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  /** Of the reason that was chosen; null for none. */
  reason_name: z.string().nullable(),
  /** The provider wrote it down for a patient who came or called. */
  is_walk_in: z.boolean(),
  /** What the provider last wrote to the person who booked, also by cancelling; empty for nothing. */
  message: z.string(),
  /** Null for a visit in the place's own calendar. */
  professional: named.nullable(),
  place: named,
  can: z.object({
    confirm: z.boolean(),
    complete: z.boolean(),
    no_show: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
    /** The provider may write to the person who booked. */
    write: z.boolean(),
    /** What was recorded of it is taken back. */
    undo: z.boolean(),
  }),
});
export type ManagedVisit = z.infer<typeof managedVisit>;

/** Hours in which nobody is seen, as far as they lie in the days that are asked for. */
export const closedHours = z.object({
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
  /** What the owner wrote beside it: "Tết Dương lịch". */
  note: z.string(),
});
export type ClosedHours = z.infer<typeof closedHours>;

export const visitStateAnswer = z.object({ state: z.enum(VISIT_STATES) });

export const visitByCode = z.object({ code: rawText(20) });

/** The message to the patient. */
export const cancelMessage = z.object({
  message: plainText(500, 'Lời nhắn dài tối đa 500 ký tự.').default(''),
});

/** The message to the person who booked, without which there is nothing to send. */
export const writtenMessage = z.object({
  message: plainText(500, 'Lời nhắn dài tối đa 500 ký tự.').pipe(
    z.string().min(1, 'Xin vui lòng nhập lời nhắn cho người bệnh.'),
  ),
});

/** Where a visit is moved to: a slot that is free, also within the minimum notice. */
export const visitStart = chosenSlot.pick({ booking_start: true });

/** A patient who came without a booking, or called. */
export const walkIn = chosenSlot.extend({
  name: accountName,
  phone: phone.nullish(),
  /** On the grid or off it; now by default. */
  booking_start: chosenSlot.shape.booking_start.nullish(),
  /** A reason of the calendar, by whose length the visit is as long. */
  reason: z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .nullish(),
  reason_booking: plainText(1_000, 'Lý do khám dài tối đa 1.000 ký tự.').nullish(),
});
export type WalkIn = z.output<typeof walkIn>;

export const walkInAdded = z.object({
  code: z.string(),
  state: z.enum(['pending', 'confirmed']),
  /** ISO 8601 with Việt Nam's offset. */
  start: z.string(),
  end: z.string(),
});
export type WalkInAdded = z.infer<typeof walkInAdded>;

/** Figures go back so many days, today's included. */
export const SUMMARY_DAYS = 30;

const count = z.number().int();

/** How a day went. */
export const dayFigures = z.object({
  /** `2026-11-25` */
  date: z.string(),
  /** Visits that begin on the day, whatever became of them; the next three are among them. */
  booked: count,
  completed: count,
  no_show: count,
  cancelled: count,
  /** New reviews that everybody may read. */
  reviews: count,
});
export type DayFigures = z.infer<typeof dayFigures>;
