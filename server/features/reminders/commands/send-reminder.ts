import type { InferResult } from 'kysely';
import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { shownVisit } from '../../bookings/queries/shown-visit.ts';
import { mailReminder } from '../messages/reminder-mail.ts';
import { textReminder } from '../messages/reminder-text.ts';
import { lastUse } from '../rules/plan-reminders.ts';
import { tables } from '../tables.ts';

/**
 * Sends a reminder that is due, together with those of the same person's other visits of that day, whose own reminders
 * are done with it. What the visits are is read now, so that of a cancelled or moved one nobody is reminded.
 */
export function sendReminder(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const now = clock.now();
    const due = await unit.row(reminderById(id));
    if (!due || now >= lastUse(due.kind, due.start)) return;
    const visits = await takeOfTheDay(unit, due, now);
    // The message names those that were marked, even where the due visit itself was cancelled or moved just now.
    if (visits.length === 0) return;
    if (due.channel === 'mail') await mailReminder(unit, services, visits);
    else await textReminder(unit, services, visits);
  });
}

const reminderById = (id: number) =>
  tables
    .selectFrom('visit_reminder as reminder')
    .innerJoin('booking', join =>
      join.onRef('booking.id', '=', 'reminder.booking').onRef('booking.startAt', '=', 'reminder.startAt'),
    )
    .select(['reminder.kind', 'reminder.channel', 'reminder.contactHash'])
    .select(['reminder.day', 'reminder.startAt as start'])
    .where('reminder.id', '=', id)
    .where('reminder.sentAt', 'is', null)
    .where('booking.state', 'in', ['pending', 'confirmed']);

type Due = InferResult<ReturnType<typeof reminderById>>[number];

/**
 * Marks the person's reminders of this kind for that day as sent and answers their visits, the first one first. Of two
 * workers one finds them marked.
 */
async function takeOfTheDay(unit: UnitOfWork, due: Due, now: Date) {
  const taken = await unit.rows(markOfTheDay(due, now));
  return unit.rows(
    shownVisit()
      .where('booking.id', 'in', ids(taken.map(visit => visit.id)))
      .orderBy('booking.startAt')
      .orderBy('booking.id'),
  );
}

/** Marks a person's reminders of a kind for a day whose visits are still to come, and answers these visits' ids. */
export const markOfTheDay = (
  { kind, channel, contactHash, day }: Pick<Due, 'kind' | 'channel' | 'contactHash' | 'day'>,
  now: Date,
) =>
  tables
    .updateTable('visit_reminder')
    .set({ sentAt: now })
    .where('contactHash', '=', contactHash)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('sentAt', 'is', null)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('booking')
          .select('booking.id')
          .whereRef('booking.id', '=', 'visit_reminder.booking')
          .whereRef('booking.startAt', '=', 'visit_reminder.startAt')
          .where('booking.state', 'in', ['pending', 'confirmed'])
          .where('booking.startAt', '>', now),
      ),
    )
    .returning('booking as id');
