import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { keyOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';
import { announceHold } from './lock-calendars.ts';

/** Deletes holds whose time is over, with the hash of who held, and says that their slots are free again. */
export async function clearHolds(unit: UnitOfWork, services: Pick<Services, 'tags'>, now: Date): Promise<void> {
  const over = await unit.rows(
    tables
      .deleteFrom('booking')
      .where('expires_at', '<=', now)
      .returning(['place_id as place', 'professional_id as professional']),
  );
  for (const calendar of new Map(over.map(of => [keyOf(of), of])).values()) {
    await announceHold(unit, services, calendar);
  }
}
