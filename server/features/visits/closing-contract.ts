import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import {
  CALENDAR_WRITES,
  calendarQuery,
  day,
  managedCalendar,
  savedSchedule,
  schedule,
  slotDay,
} from '../schedules/contract.ts';
import { managedVisit, summaryQuery } from './contract.ts';

/** A visit outside of the hours, without health data: staff who keep the calendar read no names. */
export const visitOutside = managedVisit
  .pick({ code: true, start: true, end: true, professional: true, place: true })
  .extend({ name: z.string().nullable() });
export type VisitOutside = z.infer<typeof visitOutside>;

const visits_outside = z.array(visitOutside);
const savedCalendar = managedCalendar.extend({
  /** Planned visits that lie outside of the hours now, of professionals too where the calendar is a place's own. */
  visits_outside,
});
export type SavedCalendar = z.infer<typeof savedCalendar>;

/** Calls that change hours, each of which names the visits that these leave outside. */
export const closingCalls = declareCalls({
  save: {
    method: 'PUT',
    path: '/api/v1/calendar/manage/',
    summary:
      'Saves the whole schedule of a calendar, and names the planned visits outside of its hours; 409 where another person saved meanwhile',
    access: 'user',
    rate: CALENDAR_WRITES,
    query: calendarQuery,
    body: savedSchedule,
    answer: savedCalendar,
  },
  preview: {
    method: 'POST',
    path: '/api/v1/calendar/manage/preview/',
    summary: 'The coming slots of a schedule that is not saved, and the planned visits that it would leave outside',
    access: 'user',
    staysInMaintenance: true,
    rate: { name: 'calendar-preview', points: 120, seconds: 60 },
    query: calendarQuery,
    body: schedule,
    answer: z.object({ days: z.array(slotDay), visits_outside }),
  },
  acceptHolidays: {
    method: 'POST',
    path: '/api/v1/calendar/manage/holiday/',
    summary: 'Closes a calendar on some of the suggested holidays, and names the planned visits outside of its hours',
    access: 'user',
    rate: CALENDAR_WRITES,
    query: calendarQuery,
    body: z.object({ dates: z.array(day).min(1).max(60) }),
    answer: savedCalendar,
  },
  outside: {
    method: 'GET',
    path: '/api/v1/booking/manage/outside/',
    summary:
      'Planned visits outside of the hours, for the owner of the place or of the professional, until they are moved, cancelled or kept',
    access: 'user',
    query: summaryQuery,
    answer: z.object({ items: z.array(managedVisit) }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    closing: typeof closingCalls;
  }
}
