import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Services } from '../../../platform/services.ts';
import { type ShownVisit, shownVisit } from '../../bookings/queries/shown-visit.ts';
import { isPlanned } from '../../bookings/rules/own-changes.ts';
import { textChange } from '../messages/change-text.ts';
import { tables } from '../tables.ts';
import { planReminders } from './plan-reminders.ts';
import { planUnanswered } from './plan-unanswered.ts';

/** So many visits fit into the parameters of one statement. */
const BATCH = 500;

/** Plans what a visit that was booked or moved makes due before its start. May run again for the same visit. */
export function planVisit(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const visit = await unit.row(shownVisit().where('booking.id', '=', id));
    if (!visit || !isPlanned(visit)) return;
    await planVisits(unit, services, [visit]);
    await clearReminders.schedule(unit, clock.now());
  });
}

/**
 * Plans what comes due before every visit to come, for those that came into the database in bulk. They count as booked
 * now, so that nothing is due that should have been sent before.
 */
export async function planComingVisits(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const coming = await db.primary.rows(
    shownVisit()
      .where('booking.state', 'in', ['pending', 'confirmed'])
      .where('booking.start_at', '>', now)
      .orderBy('booking.id'),
  );
  await createTurns(db.engine, { most: BATCH }).each(coming, slice =>
    db.transaction(async unit => {
      await planVisits(
        unit,
        services,
        slice.map(visit => ({ ...visit, updated_at: now })),
      );
      await clearReminders.schedule(unit, now);
    }),
  );
}

async function planVisits(unit: UnitOfWork, services: Services, visits: readonly ShownVisit[]): Promise<void> {
  await planReminders(unit, services, visits);
  await planUnanswered(
    unit,
    services,
    visits.filter(({ state }) => state === 'pending'),
  );
}

/** Tells whoever booked by a message to the phone what others changed of a visit. May run again for the same change. */
export function tellChange(services: Services, id: number): Promise<void> {
  return services.db.transaction(async unit => {
    const visit = await unit.row(shownVisit().where('booking.id', '=', id));
    if (visit) await textChange(unit, services, visit);
  });
}

/** Deletes reminders of visits that began yesterday or before, every day as long as there are any. */
export const clearReminders = dailyJob('reminders.clear-old', async (unit, now) => {
  await unit.run(tables.deleteFrom('visit_reminder').where('start_at', '<', addDays(now, -1)));
  return (await unit.row(tables.selectFrom('visit_reminder').select('id').limit(1))) !== undefined;
});
