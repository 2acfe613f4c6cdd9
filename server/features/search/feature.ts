import { mayHide } from '../../platform/events/changed.ts';
import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import {
  enqueueDependents,
  hideChanges,
  INDEXED_AT_ONCE,
  indexChanges,
  indexDependents,
  isSeen,
  quotedChanged,
} from './commands/index-changes.ts';
import { forgetOldRemovals } from './jobs/forget-removals.ts';

/**
 * Small changes can be found as soon as they are committed, and what is hidden is found by nobody. One job makes sure of
 * it after a crash and takes on what is large, what changes the order alone, as every review does, and what costs much,
 * as every reply to a question. Another one, of lower priority, takes on what is far-reaching.
 */
export const search = defineFeature({
  name: 'search',
  about: 'The index of everything that can be found',
  uses: [],
  subscribe: services =>
    services.events.subscribe(async change => {
      if (mayHide(change)) await hideChanges(services, change);
      else if (change.ids.length <= INDEXED_AT_ONCE && isSeen(services, change)) await indexChanges(services, change);
    }),
  changes: services => [
    async (change, { messageId }) => {
      await indexChanges(services, change);
      await enqueueDependents(services, change, messageId);
    },
  ],
  daily: [forgetOldRemovals],
  jobs: services => [handle(quotedChanged, change => indexDependents(services, change))],
});
