import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { clearHolds } from '../commands/clear-holds.ts';

const holdsEnd = defineTopic('bookings.holds-end', z.object({}), { priority: 'reminder' });
const MINUTE_MS = 60_000;

/** Sees to it that a hold is deleted within a minute after its end; the holds of one minute are one message. */
export async function clearAfter(unit: UnitOfWork, expiresAt: Date, now: Date): Promise<void> {
  const availableAt = new Date(Math.ceil(expiresAt.getTime() / MINUTE_MS) * MINUTE_MS);
  const dedupeKey = `${holdsEnd.name}:${availableAt.toISOString()}`;
  await enqueue(unit, holdsEnd, {}, { now, availableAt, dedupeKey });
}

export const endHolds = (services: Services): JobHandler =>
  handle(holdsEnd, () => services.db.transaction(unit => clearHolds(unit, services, services.clock.now())));
