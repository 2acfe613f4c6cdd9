import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import { tables } from '../tables.ts';

/** Free times are no longer true by the passing of time alone. */
export const availabilityDue = defineTopic('availability.due', z.object({}), { priority: 'bulk' });

/**
 * Enqueues the next refresh at the moment when the first stored time is no longer true, unless one is enqueued for that
 * second. Called by each command that stores times, so that there always is one.
 */
export async function scheduleRefresh(unit: UnitOfWork, now: Date): Promise<void> {
  const first = await unit.row(
    tables
      .selectFrom('availability')
      .select('refreshAt as at')
      .where('refreshAt', 'is not', null)
      .orderBy('refreshAt')
      .limit(1),
  );
  if (!first?.at) return;
  const availableAt = first.at > now ? first.at : now;
  const second = availableAt.toISOString().slice(0, 19);
  await enqueue(unit, availabilityDue, {}, { now, availableAt, dedupeKey: `${availabilityDue.name}:${second}` });
}
