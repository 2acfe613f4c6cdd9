import { groupChanges } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';

/** What of each record has changed, by its id. */
export type Aspects = ReadonlyMap<number, readonly string[] | 'all'>;

/** Sets of aspects that are announced one by one. */
const MAX_CHANGES = 3;

/** What changed, in few messages: records of an import, of which each has other aspects, are announced with all of these. */
export function fewChanges(kind: string, aspects: Aspects): Change[] {
  const changes = groupChanges(kind, aspects);
  if (changes.length <= MAX_CHANGES) return changes;
  const all = [...aspects.values()];
  return [
    {
      subject: kind,
      ids: [...aspects.keys()],
      aspects: all.includes('all') ? 'all' : [...new Set(all.flat())],
    },
  ];
}
