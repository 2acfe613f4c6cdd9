import { idRanges } from '../../../platform/db/id-batches.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { type ShownVisit, shownVisit, shownVisitById } from '../../bookings/queries/shown-visit.ts';
import { isPlanned } from '../../bookings/rules/own-changes.ts';
import { textChange } from '../messages/change-text.ts';
import { planReminders } from './plan-reminders.ts';
import { planUnanswered } from './plan-unanswered.ts';

/** So many visits fit into the parameters of one statement. */
const BATCH = 500;

/** Plans what a visit that was booked or moved makes due before its start. May run again for the same visit. */
export function planVisit(services: Services, id: number): Promise<void> {
  return services.db.transaction(async unit => {
    const visit = await unit.row(shownVisitById({ id }));
    if (visit && isPlanned(visit)) await planVisits(unit, services, [visit]);
  });
}

/**
 * Plans what comes due before every visit to come, for those that came into the database in bulk. They count as booked
 * now, so that nothing is due that should have been sent before.
 */
export async function planComingVisits(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const turns = createTurns(db, { most: BATCH });
  // A country has millions of visits, more than fit into memory with all that is shown of them.
  for (const range of await idRanges(db.primary, 'booking')) {
    const coming = await db.primary.rows(
      shownVisit()
        .where('booking.state', 'in', ['pending', 'confirmed'])
        .where('booking.startAt', '>', now)
        .where(eb => eb.between('booking.id', ...range))
        .orderBy('booking.id'),
    );
    await turns.each(coming, slice =>
      db.transaction(unit =>
        planVisits(
          unit,
          services,
          slice.map(visit => ({ ...visit, updatedAt: now })),
        ),
      ),
    );
  }
}

async function planVisits(unit: UnitOfWork, services: Services, visits: readonly ShownVisit[]): Promise<void> {
  await planReminders(unit, services, visits);
  await planUnanswered(
    unit,
    services,
    visits.filter(({ state }) => state === 'pending'),
  );
}

/**
 * Tells the person who booked by a message to the phone what others changed of a visit. May run again for the same
 * change.
 */
export function tellChange(services: Services, id: number): Promise<void> {
  return services.db.transaction(async unit => {
    const visit = await unit.row(shownVisitById({ id }));
    if (visit) await textChange(unit, services, visit);
  });
}
