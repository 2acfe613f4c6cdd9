import { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { type Refreshing, refreshRecords } from './refresh-records.ts';

/** Calendars went with a place or a professional; those who are left may be free later, or not at all. */
export const calendarsGone = defineTopic(
  'availability.calendars-gone',
  z.object({ places: z.array(z.number().int()), professionals: z.array(z.number().int()) }),
);

/** Enqueues, while they exist, the refresh of those who lose calendars with records that are being deleted. */
export async function leaveCalendars(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  if (kind !== 'place' && kind !== 'professional') return;
  const gone = await unit.rows(
    tables.selectFrom('availability').select(['place', 'professional']).where(kind, 'in', idList(ids)),
  );
  if (gone.length === 0) return;
  const left = {
    places: kind === 'place' ? [] : [...new Set(gone.map(({ place }) => place))],
    professionals: kind === 'place' ? [...new Set(gone.flatMap(({ professional }) => professional ?? []))] : [],
  };
  await enqueue(unit, calendarsGone, left, { now: clock.now() });
}

/** Stores what is left to those whose calendars went. */
export async function followDeletion(
  services: Refreshing,
  left: z.output<typeof calendarsGone.payload>,
): Promise<void> {
  await services.db.transaction(unit => refreshRecords(unit, services, left));
}
