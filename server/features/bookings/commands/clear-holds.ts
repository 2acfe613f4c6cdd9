import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { keyOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';
import { waitingEvents } from '../waiting-events.ts';
import { announceHold } from './lock-calendars.ts';

/** Deletes holds whose time is over, with the hash of who held, and says that their slots are free again. */
export async function clearHolds(unit: UnitOfWork, services: Pick<Services, 'tags'>, now: Date): Promise<void> {
  const over = await unit.rows(
    tables
      .deleteFrom('booking')
      .where('expires_at', '<=', now)
      .returning(['place_id as place', 'professional_id as professional', 'calendar_id as calendar']),
  );
  await tellWaiting(unit, over, now);
  for (const calendar of new Map(over.map(of => [keyOf(of), of])).values()) {
    await announceHold(unit, services, calendar);
  }
}

/** Offers are made by a job, which locks these calendars. */
async function tellWaiting(unit: UnitOfWork, over: readonly { calendar: number }[], now: Date): Promise<void> {
  if (over.length === 0) return;
  const waited = await unit.rows(
    tables
      .selectFrom('waiting_entry as entry')
      .innerJoin('calendar', 'calendar.id', 'entry.calendar_id')
      .select(['calendar.place_id as place', 'calendar.professional_id as professional'])
      .distinct()
      .where('entry.state', '=', 'waiting')
      .where('entry.calendar_id', 'in', ids(over.map(({ calendar }) => calendar))),
  );
  for (const calendar of waited) await enqueue(unit, waitingEvents.freed, calendar, { now });
}
