import type { z } from 'zod';
import type { Services } from '../../../platform/services.ts';
import { endVisit } from '../../bookings/commands/end-visit.ts';
import { lockVisit } from '../../bookings/commands/locked-visit.ts';
import { shownVisit } from '../../bookings/queries/shown-visit.ts';
import { mailUnanswered } from '../messages/unanswered-mail.ts';
import type { unansweredTopic } from './plan-unanswered.ts';

type Unanswered = z.output<(typeof unansweredTopic)['payload']>;

/**
 * Tells those who own the calendar that a visit waits for their answer or, at its start, cancels it, of which the patient
 * is told. Does nothing for a visit that was answered, moved or cancelled, and tells of none that has begun.
 */
export function followUnanswered(services: Services, { booking, start, step }: Unanswered): Promise<void> {
  return services.db.transaction(async unit => {
    const known = await unit.row(shownVisit().where('booking.id', '=', booking));
    if (known?.state !== 'pending' || known.start.toISOString() !== start) return;
    if (step !== 'end') {
      if (services.clock.now() < known.start) await mailUnanswered(unit, services, known);
      return;
    }
    const { code, place_id: place, doctor_id: professional } = known;
    const visit = await lockVisit(unit, services, { code, place, professional });
    if (visit.state !== 'pending' || visit.start.toISOString() !== start) return;
    await endVisit(unit, services, visit, { by: 'system' });
  });
}
