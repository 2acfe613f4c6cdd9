import { createTurns } from '../../../platform/db/turns.ts';
import { tables } from '../tables.ts';
import { refreshCalendars } from './refresh-calendars.ts';
import { TURN_SIZES } from './refresh-in-turns.ts';
import type { Refreshing } from './refresh-records.ts';
import { scheduleRefresh } from './schedule-refresh.ts';

/**
 * Computes all free times again that the passing of time has overtaken, in turns, and enqueues the next refresh.
 * Rejects when `signal` is aborted; what is left is done by the next try.
 */
export async function refreshDue(services: Refreshing, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const turns = createTurns(db, TURN_SIZES);
  const turn = (size: number) =>
    db.transaction(async unit => {
      signal.throwIfAborted();
      const due = await unit.rows(
        tables
          .selectFrom('availability')
          .select('calendar as id')
          .where('refreshAt', '<=', clock.now())
          .orderBy('refreshAt')
          .orderBy('calendar')
          .limit(size),
      );
      const calendars = due.map(({ id }) => id);
      await refreshCalendars(unit, services, calendars);
      return calendars.length;
    });
  while ((await turns.take(turn)) > 0);
  await db.transaction(unit => scheduleRefresh(unit, clock.now()));
}
