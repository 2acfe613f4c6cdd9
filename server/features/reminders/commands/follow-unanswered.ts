import type { z } from 'zod';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { endVisit } from '../../bookings/commands/end-visit.ts';
import { lockVisit } from '../../bookings/commands/locked-visit.ts';
import { shownVisitById } from '../../bookings/queries/shown-visit.ts';
import { mailUnanswered } from '../messages/unanswered-mail.ts';
import { unansweredTopic } from './plan-unanswered.ts';

type Unanswered = z.output<(typeof unansweredTopic)['payload']>;

/**
 * Tells those who own the calendar that a visit waits for their answer or, at its start, cancels it, about which the
 * patient gets a message. Where the provider's message of this hour was sent before the visit was there, the next
 * hour's names it. Does nothing for a visit that was answered, moved or cancelled, and sends nothing about one that has
 * begun.
 */
export function followUnanswered(services: Services, { booking, start, step }: Unanswered): Promise<void> {
  return services.db.transaction(async unit => {
    const known = await unit.row(shownVisitById({ id: booking }));
    if (known?.state !== 'pending' || known.start.toISOString() !== start) return;
    if (step !== 'end') {
      const now = services.clock.now();
      if (now >= known.start || (await mailUnanswered(unit, services, known))) return;
      const availableAt = nextHour(now);
      const dedupeKey = `${unansweredTopic.name}:${booking}:${start}:${step}:${availableAt.toISOString()}`;
      await enqueue(unit, unansweredTopic, { booking, start, step }, { now, availableAt, dedupeKey });
      return;
    }
    const { code, placeId: place, doctorId: professional } = known;
    const visit = await lockVisit(unit, services, { code, place, professional });
    if (visit.state !== 'pending' || visit.start.toISOString() !== start) return;
    await endVisit(unit, services, visit, { by: 'system' });
  });
}

const HOUR_MS = 3_600_000;

/** When the next full hour begins, in which there is another message. */
const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
