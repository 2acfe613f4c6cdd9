import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import type { ScheduleException, WeeklyRule } from './rules/schedule-shapes.ts';

/**
 * When a place, or a professional at a place, sees people. Hours and exceptions are read and written as a whole and are
 * values of the row; nothing else refers to one of them.
 */
export const Calendar = defineEntity({
  name: 'Calendar',
  tableName: 'calendar',
  properties: {
    id: p.integer().primary().autoincrement(),
    place: p.manyToOne(Place).mapToPk().index(false).deleteRule('cascade'),
    /** Null for the place's own calendar. */
    professional: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('cascade'),
    /** False while its owner takes a pause. */
    acceptsBooking: p.boolean().default(true),
    /** Bookings are confirmed at once; otherwise they wait for an answer. */
    confirmsAtOnce: p.boolean().default(false),
    noticeMinutes: p.integer().default(0),
    /** Minutes, both. */
    bufferBefore: p.integer().default(0),
    bufferAfter: p.integer().default(0),
    /** Visits of a day; null for any number. */
    dailyLimit: p.integer().nullable(),
    /** Shown to people who book. */
    note: p.string().length(500).default(''),
    weekly: p.json<WeeklyRule[]>(),
    exceptions: p.json<ScheduleException[]>(),
    /** Grows with every save; who saves says which one was edited. */
    version: p.integer().default(1),
    /** When its owner last said that it is right; null for never. */
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['place', 'professional'] },
    {
      name: 'calendar_of_place_unique',
      expression:
        'create unique index "calendar_of_place_unique" on "calendar" ("place_id") where "professional_id" is null',
    },
  ],
  uniques: [{ properties: ['professional', 'place'] }],
});

/** Why people come: what is offered in a calendar, in the order shown. */
export const VisitReason = defineEntity({
  name: 'VisitReason',
  tableName: 'visit_reason',
  properties: {
    id: p.integer().primary().autoincrement(),
    calendar: p.manyToOne(Calendar).mapToPk().index(false).deleteRule('cascade'),
    position: p.integer().default(0),
    name: p.string().length(80),
    minutes: p.integer(),
    /** VND; 0 for free, null where it is not stated. */
    price: p.integer().nullable(),
    /** A note for the patient. */
    note: p.string().length(500).default(''),
    /** Asked when booking, up to three. */
    questions: p.json<string[]>(),
  },
  indexes: [{ properties: ['calendar', 'position', 'id'] }],
});

/** A day on which the country rests, or rests instead of a weekend's holiday. Nobody is closed by it alone. */
export const PublicHoliday = defineEntity({
  name: 'PublicHoliday',
  tableName: 'public_holiday',
  properties: {
    /** `2026-11-24` */
    date: p.string().length(10).primary(),
    name: p.string().length(120),
  },
});

export type CalendarRow = InferEntity<typeof Calendar>;
