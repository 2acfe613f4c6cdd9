import { z } from 'zod';
import { namesOfChange, namesOfHiding } from '../cache/tag.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic, handle, type JobContext, type JobHandler } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import type { Change } from './event-bus.ts';

const changeWithoutAspects = z.strictObject({ kind: z.string(), ids: z.array(z.number().int()) });

/**
 * Enqueued for every committed change of public records, so that e.g. the search index is updated even after a crash.
 */
export const entityChanged = defineTopic(
  'entity.changed',
  z.object({
    subject: z.string(),
    ids: z.array(z.number().int()),
    aspects: z.union([z.literal('all'), z.array(z.string())]),
    hides: z.boolean().default(false),
  }),
  { upgrade: withAspects },
);

/** Messages of earlier releases are `{ kind, ids }`, without aspects: any aspect of the records may have changed. */
function withAspects(payload: unknown): unknown {
  const old = changeWithoutAspects.safeParse(payload);
  return old.success ? { subject: old.data.kind, ids: old.data.ids, aspects: 'all' } : payload;
}

/** What a feature makes follow from a committed change, even after a crash; it may be asked for one change again. */
export type ChangeFollower = (change: z.output<typeof entityChanged.payload>, context: JobContext) => Promise<void>;

/** The one job that hands changes to all who follow them; where one of them fails all are asked again. */
export const followChanges = (followers: readonly ChangeFollower[]): JobHandler =>
  handle(entityChanged, async (change, context) => {
    for (const follow of followers) await follow(change, context);
  });

/** How many ids one message holds; a bulk change becomes several messages. */
const IDS_PER_MESSAGE = 500;

/**
 * Announces in the transaction which public records change. A job with the topic `entity.changed` is enqueued, cached
 * pages that show the records become stale, and listeners in this process are called after the commit. After a rollback
 * nothing happens.
 * @param names of the tags to announce, where lists of these records show nothing of the change
 */
export async function changed(
  unit: UnitOfWork,
  services: Pick<Services, 'events' | 'tags' | 'clock'>,
  change: Change,
  names: readonly string[] = namesOfChange(change.subject, change.ids, change.aspects),
): Promise<void> {
  const now = services.clock.now();
  const { subject, ids, aspects } = change;
  if (ids.length === 0) return;
  const hides = mayHide(change);
  for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE) {
    const part = ids.slice(start, start + IDS_PER_MESSAGE);
    await enqueue(unit, entityChanged, { subject, ids: part, aspects: listOf(aspects), hides }, { now });
  }
  await services.tags.write(unit, hides ? namesOfHiding(names) : names);
  unit.afterCommit(() => services.events.publish(change));
}

const listOf = (aspects: Change['aspects']) => (aspects === 'all' ? aspects : [...aspects]);

/** Whether a change may take something from what everybody may see. */
export const mayHide = ({ hides, aspects }: Pick<Change, 'hides' | 'aspects'>): boolean =>
  hides === true || (aspects !== 'all' && aspects.includes('status'));

/** Whether a change is about any of these aspects. */
export function touches({ aspects }: Pick<Change, 'aspects'>, any: readonly string[]): boolean {
  return aspects === 'all' || any.some(aspect => aspects.includes(aspect));
}

/** What of each record has changed, by its id. */
export type AspectsOf = ReadonlyMap<number, Change['aspects']>;

/**
 * The changes of many records, those with the same aspects together, so that a bulk write becomes few messages.
 * @param aspectsOf of each record
 */
export function groupChanges(subject: string, aspectsOf: AspectsOf): Change[] {
  const alike = Map.groupBy(aspectsOf, ([, aspects]) => (aspects === 'all' ? aspects : aspects.toSorted().join()));
  return [...alike.values()].map(records => ({
    subject,
    ids: records.map(([id]) => id),
    aspects: records[0]?.[1] ?? 'all',
  }));
}

/** Sets of aspects that are announced one by one. */
const MAX_GROUPS = 3;

/** As {@link groupChanges}, but records of which each has other aspects are announced together, with all of these. */
export function fewChanges(subject: string, aspectsOf: AspectsOf): Change[] {
  const groups = groupChanges(subject, aspectsOf);
  if (groups.length <= MAX_GROUPS) return groups;
  const all = [...aspectsOf.values()];
  return [
    {
      subject,
      ids: [...aspectsOf.keys()],
      aspects: all.includes('all') ? 'all' : [...new Set(all.flat())],
    },
  ];
}
