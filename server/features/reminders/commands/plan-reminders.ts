import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Config } from '../../../platform/env/config.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
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
 * Plans what is still ahead of a visit's reminders, by each channel by which somebody can be told. Does nothing where
 * they are planned already for this start.
 */
export async function planReminders(
  unit: UnitOfWork,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  visit: ShownVisit,
): Promise<void> {
  const { start } = visit;
  for (const channel of CHANNELS) {
    const contact = contactBy(channel, visit);
    if (contact === undefined) continue;
    for (const kind of remindersAhead(start, visit.updated_at)) {
      const planned = await unit.row(
        tables
          .insertInto('visit_reminder')
          .values({
            ...{ booking_id: visit.id, kind, channel, start_at: start, day: vietnamDay(start) },
            contact_hash: contactHash(config, channel, contact),
          })
          .onConflict(same => same.doNothing())
          .returning('id'),
      );
      if (!planned) continue;
      const options = { now: clock.now(), availableAt: reminderDue(kind, start) };
      await enqueue(unit, reminderTopic, { id: Number(planned.id) }, options);
    }
  }
}

/** Keyed, as there are so few numbers that any other hash could be guessed. */
const contactHash = ({ secret }: Pick<Config, 'secret'>, channel: Channel, contact: string): string =>
  createHmac('sha256', secret.reveal()).update(`reminder:${channel}:${contact}`).digest('base64url');
