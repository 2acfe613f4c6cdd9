import { createTurns } from '../../../platform/db/turns.ts';
import { refreshCalendars } from './refresh-calendars.ts';
import type { Refreshing } from './refresh-records.ts';
import { scheduleRefresh } from './schedule-refresh.ts';

/** Calendars of a turn; a statement that stores them has five values for each. */
export const TURN_SIZES = { least: 20, most: 500 };

/** Computes the free times of any number of calendars again, in turns. */
export async function refreshInTurns(
  services: Refreshing,
  calendars: readonly number[],
  options?: Parameters<typeof refreshCalendars>[3],
): Promise<void> {
  const { db, clock } = services;
  await createTurns(db, TURN_SIZES).each(calendars, slice =>
    db.transaction(async unit => {
      await refreshCalendars(unit, services, slice, options);
      await scheduleRefresh(unit, clock.now());
    }),
  );
}
