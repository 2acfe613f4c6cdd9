import { literal } from '../../../platform/db/expressions.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { type CalendarOf, keyOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';
import { waitingEvents } from '../waiting-events.ts';
import { announceHold } from './lock-calendars.ts';

const deletedHolds = tables.deleteFrom('booking').returning(['place', 'professional', 'calendar']);

const deleteOver = statement((p: Parameters<{ readonly now: Date }>) => deletedHolds.where('expiresAt', '<=', p.now));

type DeletedHold = CalendarOf & { readonly calendar: number };

/** Deletes holds whose time is over, with the hash of who held, and says that their slots are free again. */
export async function clearHolds(unit: UnitOfWork, services: Pick<Services, 'tags'>, now: Date): Promise<void> {
  await announceDeleted(unit, services, await unit.rows(deleteOver({ now })), now);
}

/** Deletes all holds of an account, offers of the waiting list among them, and says that their slots are free again. */
export async function clearHoldsOf(
  unit: UnitOfWork,
  services: Pick<Services, 'tags' | 'clock'>,
  accountId: number,
): Promise<void> {
  const own = deletedHolds.where('account', '=', accountId).where('state', '=', 'held');
  await announceDeleted(unit, services, await unit.rows(own), services.clock.now());
}

async function announceDeleted(
  unit: UnitOfWork,
  services: Pick<Services, 'tags'>,
  holds: readonly DeletedHold[],
  now: Date,
): Promise<void> {
  await tellWaiting(unit, holds, now);
  for (const calendar of new Map(holds.map(of => [keyOf(of), of])).values()) {
    await announceHold(unit, services, calendar);
  }
}

/** Offers are made by a job, which locks these calendars. */
async function tellWaiting(unit: UnitOfWork, holds: readonly DeletedHold[], now: Date): Promise<void> {
  if (holds.length === 0) return;
  const waited = await unit.rows(
    tables
      .selectFrom('waiting_entry as entry')
      .innerJoin('calendar', 'calendar.id', 'entry.calendar')
      .select(['calendar.place', 'calendar.professional'])
      .distinct()
      .where('entry.state', '=', literal('waiting'))
      .where('entry.calendar', 'in', ids(holds.map(({ calendar }) => calendar))),
  );
  for (const calendar of waited) await enqueue(unit, waitingEvents.freed, calendar, { now });
}
