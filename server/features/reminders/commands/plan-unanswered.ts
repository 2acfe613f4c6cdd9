import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
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

/** Plans what follows if nobody answers a visit that waits. Does nothing where that is planned already for this start. */
export async function planUnanswered(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { id, start, updated_at }: ShownVisit,
): Promise<void> {
  for (const { step, dueAt } of unansweredSteps(start, updated_at)) {
    const payload = { booking: id, start: start.toISOString(), step };
    const dedupeKey = `${unansweredTopic.name}:${id}:${payload.start}:${step}`;
    await enqueue(unit, unansweredTopic, payload, { now: clock.now(), availableAt: dueAt, dedupeKey });
  }
}
