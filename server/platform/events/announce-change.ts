import { z } from 'zod';
import { touchContent } from '../cache/content-version.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import type { EntityChanged } from './event-bus.ts';

/** Promised for every committed change of public entities, so that e.g. the search index follows even after a crash. */
export const entityChanged = defineTopic(
  'entity.changed',
  z.object({ kind: z.string(), ids: z.array(z.number().int()) }),
);

/** Ids of one message; a bulk change becomes several. */
const IDS_PER_MESSAGE = 500;

/**
 * Says inside the transaction that public entities change: durable reactions are promised with it (topic
 * `entity.changed`), cached pages become stale, and this process' listeners hear of it after the commit. On rollback
 * none of it happens. Call it last: it holds a lock that every other such writer waits for.
 */
export async function announceChange(
  unit: UnitOfWork,
  services: Pick<Services, 'events' | 'clock'>,
  change: EntityChanged,
): Promise<void> {
  const now = services.clock.now();
  for (let start = 0; start < change.ids.length; start += IDS_PER_MESSAGE) {
    const ids = change.ids.slice(start, start + IDS_PER_MESSAGE);
    await enqueue(unit, entityChanged, { kind: change.kind, ids }, { now });
  }
  await touchContent(unit);
  unit.afterCommit(() => services.events.publish(change));
}
