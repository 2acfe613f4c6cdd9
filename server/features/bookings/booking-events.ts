import { z } from 'zod';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { defineTopic } from '../../platform/jobs/topic.ts';
import type { Services } from '../../platform/services.ts';

/** Nothing but the booking's id: what happened to it since, listeners read from its row. */
const booking = z.object({ id: z.number().int() });

/** What happens to a booking; any feature may listen. A message stands for the last change that its row names. */
export const bookingEvents = {
  placed: defineTopic('booking.placed', booking, { priority: 'mail' }),
  moved: defineTopic('booking.moved', booking, { priority: 'mail' }),
  cancelled: defineTopic('booking.cancelled', booking, { priority: 'mail' }),
  /** It was confirmed or completed, or nobody came. */
  state: defineTopic('booking.state', booking, { priority: 'mail' }),
};

/** Announces inside the transaction what happened to a booking; every command that changes one does. */
export async function announceBooking(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  kind: keyof typeof bookingEvents,
  id: number,
): Promise<void> {
  await enqueue(unit, bookingEvents[kind], { id }, { now: clock.now() });
}
