import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Config } from '../../../platform/env/config.ts';
import { enqueueAll } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { contactBy } from '../rules/contacts.ts';
import { CHANNELS, type Channel, reminderDue, remindersAhead } from '../rules/plan-reminders.ts';
import { tables } from '../tables.ts';

/** A reminder of the table `visit_reminder` is due. */
export const reminderTopic = defineTopic('reminders.due', z.object({ id: z.number().int().positive() }), {
  priority: 'reminder',
});

/**
 * Plans what is still ahead of the reminders of some visits, by each channel by which the patient can be reached; at
 * most 500 visits. Does nothing for those that are planned already for this start.
 */
export async function planReminders(
  unit: UnitOfWork,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  visits: readonly ShownVisit[],
): Promise<void> {
  const reminders = visits.flatMap(visit => remindersOf(config, visit));
  if (reminders.length === 0) return;
  const planned = await unit.rows(
    tables
      .insertInto('visit_reminder')
      .values(reminders)
      .onConflict(same => same.doNothing())
      .returning(['id', 'kind', 'startAt as start']),
  );
  const now = clock.now();
  const messages = planned.map(({ id, kind, start }) => ({
    payload: { id: Number(id) },
    now,
    availableAt: reminderDue(kind, start),
  }));
  await enqueueAll(unit, reminderTopic, messages);
}

/** A visit's reminders that are still ahead, as rows. */
function remindersOf(config: Pick<Config, 'secret'>, visit: ShownVisit) {
  const { id, start, updatedAt } = visit;
  const kinds = remindersAhead(start, updatedAt);
  return CHANNELS.flatMap(channel => {
    const contact = contactBy(channel, visit);
    if (contact === undefined || kinds.length === 0) return [];
    const hash = contactHash(config, channel, contact);
    const day = vietnamDay(start);
    return kinds.map(kind => ({ booking: id, kind, channel, startAt: start, day, contactHash: hash }));
  });
}

/** Keyed, as there are so few numbers that any other hash could be guessed. */
const contactHash = ({ secret }: Pick<Config, 'secret'>, channel: Channel, contact: string): string =>
  createHmac('sha256', secret.reveal()).update(`reminder:${channel}:${contact}`).digest('base64url');
