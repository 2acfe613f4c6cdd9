import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueueAll } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { UNANSWERED_STEPS, unansweredSteps } from '../rules/unanswered-steps.ts';

/** A visit may wait for its provider's answer still. */
export const unansweredTopic = defineTopic(
  'reminders.unanswered',
  z.object({
    booking: z.number().int().positive(),
    /** The start that it had when this was planned. */
    start: z.iso.datetime(),
    step: z.enum(UNANSWERED_STEPS),
  }),
  { priority: 'reminder' },
);

/**
 * Plans what follows if nobody answers visits that wait; at most 500 visits. Does nothing for those for which that is
 * planned already for this start.
 */
export async function planUnanswered(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  visits: readonly ShownVisit[],
): Promise<void> {
  const now = clock.now();
  const messages = visits.flatMap(({ id, start, updatedAt }) =>
    unansweredSteps(start, updatedAt).map(({ step, dueAt: availableAt }) => {
      const payload = { booking: id, start: start.toISOString(), step };
      const dedupeKey = `${unansweredTopic.name}:${id}:${payload.start}:${step}`;
      return { payload, now, availableAt, dedupeKey };
    }),
  );
  await enqueueAll(unit, unansweredTopic, messages);
}
