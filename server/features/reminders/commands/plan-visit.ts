import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Services } from '../../../platform/services.ts';
import { shownVisit } from '../../bookings/queries/shown-visit.ts';
import { isPlanned } from '../../bookings/rules/own-changes.ts';
import { textChange } from '../messages/change-text.ts';
import { tables } from '../tables.ts';
import { planReminders } from './plan-reminders.ts';
import { planUnanswered } from './plan-unanswered.ts';

/** Plans what a visit that was booked or moved makes due before its start. May run again for the same visit. */
export function planVisit(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const visit = await unit.row(shownVisit().where('booking.id', '=', id));
    if (!visit || !isPlanned(visit)) return;
    await planReminders(unit, services, visit);
    if (visit.state === 'pending') await planUnanswered(unit, services, visit);
    await clearReminders.schedule(unit, clock.now());
  });
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
