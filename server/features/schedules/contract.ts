import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { lineText, namingText, plainText, rawText } from '../../platform/text/text-field.ts';

/** Minutes since midnight in Việt Nam; 1440 is the end of the day. */
const minute = z
  .number()
  .int()
  .min(0, 'Giờ phải từ 00h00 đến 24h00.')
  .max(1_440, 'Giờ phải từ 00h00 đến 24h00; khung giờ không được qua nửa đêm.');
const span = z.object({ from: minute, to: minute });
/** `2026-11-25` */
export const day = rawText(10).pipe(z.iso.date());

const VISIT_LENGTH = 'Một lượt khám dài từ 5 đến 480 phút.';
/** Length of a visit. */
export const visitMinutes = z.number().int().min(5, VISIT_LENGTH).max(480, VISIT_LENGTH);
const CAPACITY = 'Một khung giờ nhận từ 1 đến 100 người.';
const capacity = z.number().int().min(1, CAPACITY).max(100, CAPACITY);
const note = lineText(120).default('');

/** Hours that come back every week. */
export const weeklyRule = span.extend({
  /** 0 is Chủ Nhật. */
  weekday: z.number().int().min(0).max(6),
  breaks: z.array(span).max(10).default([]),
  slot_minutes: visitMinutes,
  /** Visits at the same time. */
  capacity: capacity.default(1),
  /** The first and the last day; null for no such end. */
  valid_from: day.nullable().default(null),
  valid_until: day.nullable().default(null),
});

/** Nobody is seen from `date` to `until`: at all where `from` and `to` are null, else in these hours of one day. */
export const closing = z.object({
  kind: z.literal('closed'),
  date: day,
  until: day,
  from: minute.nullable().default(null),
  to: minute.nullable().default(null),
  note,
});

/** Hours of one day beside the weekly ones. */
export const extraHours = span.extend({
  kind: z.literal('extra'),
  date: day,
  slot_minutes: visitMinutes,
  capacity: capacity.default(1),
  note,
});

export const scheduleException = z.discriminatedUnion('kind', [closing, extraHours]);

/** Why people come. */
export const visitReason = z.object({
  /** Of a reason that is there already; a new one has none. */
  id: z.number().int().positive().optional(),
  name: namingText(2, 80, 'Xin nhập tên loại khám, ít nhất 2 ký tự.'),
  minutes: visitMinutes,
  /** VND; 0 for free, null where it is not stated. */
  price: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  /** A note for the patient: "Nhịn ăn 8 giờ, mang theo sổ khám." */
  note: plainText(500).default(''),
  /** Asked when booking. */
  questions: z
    .array(namingText(2, 120, 'Xin nhập câu hỏi, ít nhất 2 ký tự.'))
    .max(3, 'Chỉ hỏi tối đa ba câu.')
    .default([]),
});

/** A calendar as its owner writes it. */
export const schedule = z.object({
  /** Whether slots are on offer; false for a pause. */
  accepts_booking: z.boolean().default(true),
  /** A booking is confirmed at once; otherwise it waits for an answer. */
  confirms_at_once: z.boolean().default(false),
  /** A slot is no longer on offer so many minutes before its start; up to 14 days. */
  notice_minutes: z.number().int().min(0).max(20_160).default(60),
  /** Free minutes around each visit. */
  buffer_before: z.number().int().min(0).max(240).default(0),
  buffer_after: z.number().int().min(0).max(240).default(0),
  /** Visits of one day; null for any number. */
  daily_limit: z.number().int().min(1).max(1_000).nullable().default(null),
  /** Shown to people who book. */
  note: plainText(500).default(''),
  weekly: z.array(weeklyRule).max(100).default([]),
  exceptions: z.array(scheduleException).max(400).default([]),
  reasons: z.array(visitReason).max(30).default([]),
});
export type Schedule = z.output<typeof schedule>;

/** A start on the grid. */
export const slot = z.object({
  /** ISO 8601 with Việt Nam's offset: `2026-11-25T08:30:00+07:00`. */
  start: z.string(),
  end: z.string(),
  /** `past`: began before now; `full`: on the grid but not to be had. */
  state: z.enum(['open', 'full', 'past']),
  capacity: z.number().int(),
  booked: z.number().int(),
});
export type Slot = z.infer<typeof slot>;

export const slotDay = z.object({ date: day, slots: z.array(slot) });
export type SlotDay = z.infer<typeof slotDay>;

/** Whose calendar; without `professional` the place's own. */
export const calendarQuery = z.object({ place: idParam, professional: idParam.optional() });

const holiday = z.object({ date: day, name: z.string() });

/** A place or a professional by name. */
const named = z.object({ id: z.number().int(), name: z.string(), absolute_url: z.string() });

/** A calendar as those see it who keep it. */
export const managedCalendar = z.object({
  place: named,
  /** Null for the place's own calendar. */
  professional: named.nullable(),
  /** To be sent with a save; 0 where there is no calendar yet. */
  version: z.number().int(),
  schedule,
  updated_at: z.string().nullable(),
  /** When an owner last said that it is right; null for never. */
  confirmed_at: z.string().nullable(),
  /** Nobody said so for 30 days: visitors read so, and are offered the phone first. */
  is_stale: z.boolean(),
  /** Public holidays of the next 60 days on which nothing is closed yet. */
  suggested_holidays: z.array(holiday),
  can: z.object({ edit: z.boolean(), confirm: z.boolean() }),
});
export type ManagedCalendar = z.infer<typeof managedCalendar>;

/** One line of the calendars that an account keeps. */
export const keptCalendar = managedCalendar
  .pick({ place: true, professional: true, version: true, confirmed_at: true, is_stale: true })
  .extend({ accepts_booking: z.boolean() });
export type KeptCalendar = z.infer<typeof keptCalendar>;

export const savedSchedule = schedule.extend({ version: z.number().int().min(0) });

export const CALENDAR_WRITES = { name: 'calendar', points: 60, seconds: 60 };

/**
 * Calls of those who keep calendars: owners of places and professionals, and staff. What changes hours, and the visits
 * that these leave outside, is `visits/closing-contract.ts`.
 */
export const scheduleCalls = declareCalls({
  kept: {
    method: 'GET',
    path: '/api/v1/calendar/manage/list/',
    summary:
      'Whose calendars the account keeps: its places, all who work there, and its professionals wherever they work',
    access: 'user',
    answer: z.object({ items: z.array(keptCalendar) }),
  },
  managed: {
    method: 'GET',
    path: '/api/v1/calendar/manage/',
    summary: 'One calendar with its schedule, for those who keep it',
    access: 'user',
    query: calendarQuery,
    answer: managedCalendar,
  },
  confirm: {
    method: 'POST',
    path: '/api/v1/calendar/manage/confirm/',
    summary: 'Says that a calendar is right as it is',
    access: 'user',
    rate: CALENDAR_WRITES,
    query: calendarQuery,
    answer: managedCalendar,
  },
});
declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    schedules: typeof scheduleCalls;
  }
}
