import { z } from 'zod';
import { createTurns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueueAll } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { announcePromotions } from '../promotion-tags.ts';
import { tables } from '../tables.ts';

/** A promotion begins or ends: pages that were made before are stale. */
const promotionTurns = defineTopic('promotion.turns', z.object({ id: z.number().int() }), { priority: 'reminder' });

interface Turns {
  readonly id: number;
  /** When it begins and ends; what is past is left out. */
  readonly moments: readonly Date[];
  readonly now: Date;
}

/** Enqueues a message for each moment to come; those of moments that no longer count do nothing that shows. */
export async function scheduleTurns(unit: UnitOfWork, { id, moments, now }: Turns): Promise<void> {
  const messages = moments
    .filter(moment => moment > now)
    .map(availableAt => ({
      payload: { id },
      now,
      availableAt,
      dedupeKey: `promotion.turns:${id}:${availableAt.getTime()}`,
    }));
  await enqueueAll(unit, promotionTurns, messages);
}

/** Schedules the turns of every promotion that is not over, for those that came into the database in bulk. */
export async function scheduleComingTurns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const coming = await db.primary.rows(
    tables.selectFrom('promotion').select(['id', 'startsAt', 'endsAt']).where('endsAt', '>', now).orderBy('id'),
  );
  await createTurns(db).each(coming, slice =>
    db.transaction(async unit => {
      for (const { id, startsAt, endsAt } of slice) {
        await scheduleTurns(unit, { id, moments: [startsAt, endsAt], now });
      }
    }),
  );
}

/** Makes pages stale that show a promotion when it begins or ends. */
export function promotionJobs(services: Services): readonly JobHandler[] {
  const owners = tables.selectFrom('promotion').select(['id', 'place', 'professional']);
  return [
    handle(promotionTurns, ({ id }) =>
      services.db.transaction(async unit =>
        announcePromotions(unit, services, await unit.rows(owners.where('id', '=', id))),
      ),
    ),
  ];
}
