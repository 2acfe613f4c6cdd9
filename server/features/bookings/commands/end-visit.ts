import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChangedBy } from '../booking.entity.ts';
import { announceBooking } from '../booking-events.ts';
import { isPlanned } from '../rules/own-changes.ts';
import { tables } from '../tables.ts';
import { announceSlots } from './lock-calendars.ts';
import type { LockedVisit } from './locked-visit.ts';

interface VisitEnd {
  readonly by: ChangedBy;
  /** What the provider writes to the person who booked. */
  readonly message?: string;
}

/**
 * Cancels a visit, whose calendar must be locked, and gives its time back. Throws 409 for what is over or cancelled.
 * Whether the actor may do so is asked before.
 */
export async function endVisit(
  unit: UnitOfWork,
  services: Services,
  visit: LockedVisit,
  { by, message = '' }: VisitEnd,
): Promise<void> {
  if (!isPlanned(visit)) throw conflict('Lịch hẹn này đã kết thúc hoặc đã bị huỷ trước đó.');
  await unit.run(
    tables
      .updateTable('booking')
      .set(eb => ({
        state: 'cancelled',
        changedBy: by,
        message,
        updatedAt: services.clock.now(),
        sequence: eb('sequence', '+', 1),
      }))
      .where('id', '=', visit.id),
  );
  await announceSlots(unit, services, visit);
  await announceBooking(unit, services, 'cancelled', visit.id);
}
