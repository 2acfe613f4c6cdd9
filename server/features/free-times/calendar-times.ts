import { LIST_LAG_MS, namesOfChange, record, type Tag } from '../../platform/cache/tag.ts';

/** The next free times of every calendar at a place, each by itself; what lists know of a place is only the earliest. */
const SUBJECT = 'calendar-times';

/** The next free times of the calendars at these places. */
export const calendarTimes = (places: readonly number[]): Tag[] =>
  places.map(id => ({ ...record(SUBJECT, id), lagMs: LIST_LAG_MS }));

/** The names that announce other next free times of calendars at these places. */
export const namesOfCalendarTimes = (places: readonly number[]): string[] =>
  namesOfChange(SUBJECT, [...new Set(places)]);
