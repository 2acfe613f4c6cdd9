import { z } from 'zod';
import { namesOfChange } from '../cache/tag.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import type { Change } from './event-bus.ts';

const changeWithoutAspects = z.strictObject({ kind: z.string(), ids: z.array(z.number().int()) });

/** Promised for every committed change of public records, so that e.g. the search index follows even after a crash. */
export const entityChanged = defineTopic(
  'entity.changed',
  z.object({
    subject: z.string(),
    ids: z.array(z.number().int()),
    aspects: z.union([z.literal('all'), z.array(z.string())]),
  }),
  { upgrade: withAspects },
);

/** Messages of earlier versions wait as `{ kind, ids }`, without aspects: anything of the records may have changed. */
function withAspects(payload: unknown): unknown {
  const old = changeWithoutAspects.safeParse(payload);
  return old.success ? { subject: old.data.kind, ids: old.data.ids, aspects: 'all' } : payload;
}

/** Ids of one message; a bulk change becomes several. */
const IDS_PER_MESSAGE = 500;

/**
 * Says inside the transaction what changes of public records: durable reactions are promised with it (topic
 * `entity.changed`), cached pages that show them become stale, and this process' listeners hear of it after the commit.
 * On rollback none of it happens.
 */
export async function changed(
  unit: UnitOfWork,
  services: Pick<Services, 'events' | 'tags' | 'clock'>,
  change: Change,
): Promise<void> {
  const now = services.clock.now();
  const { subject, ids, aspects } = change;
  if (ids.length === 0) return;
  for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE) {
    const part = ids.slice(start, start + IDS_PER_MESSAGE);
    await enqueue(unit, entityChanged, { subject, ids: part, aspects: listOf(aspects) }, { now });
  }
  await services.tags.write(unit, namesOfChange(subject, ids));
  unit.afterCommit(() => services.events.publish(change));
}

const listOf = (aspects: Change['aspects']) => (aspects === 'all' ? aspects : [...aspects]);

/** Whether a change is about any of these aspects. */
export function touches({ aspects }: Pick<Change, 'aspects'>, any: readonly string[]): boolean {
  return aspects === 'all' || any.some(aspect => aspects.includes(aspect));
}

/**
 * The changes of many records, those with the same aspects together, so that a bulk write becomes few messages.
 * @param aspectsOf of each record
 */
export function groupChanges(subject: string, aspectsOf: ReadonlyMap<number, Change['aspects']>): Change[] {
  const alike = Map.groupBy(aspectsOf, ([, aspects]) => (aspects === 'all' ? aspects : aspects.toSorted().join()));
  return [...alike.values()].map(records => ({
    subject,
    ids: records.map(([id]) => id),
    aspects: records[0]?.[1] ?? 'all',
  }));
}
