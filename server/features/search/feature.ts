import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { enqueueDependents, indexChanges, indexDependents, isSeen, quotedChanged } from './commands/index-changes.ts';

/** A change of more entities than this is left to the job, so that the call that made it does not wait. */
const INDEXED_AT_ONCE = 50;

/**
 * Small changes can be found as soon as they are committed; one job makes sure of it after a crash and takes on what is
 * large, changes the order alone, as every review does, or costs much, as every reply to a question, another one, of lower
 * priority, what is far-reaching.
 */
export const search = defineFeature({
  name: 'search',
  about: 'The index of everything that can be found',
  uses: [],
  subscribe: services =>
    services.events.subscribe(async change => {
      if (change.ids.length <= INDEXED_AT_ONCE && isSeen(services, change)) await indexChanges(services, change);
    }),
  changes: services => [
    async (change, { messageId }) => {
      await indexChanges(services, change);
      await enqueueDependents(services, change, messageId);
    },
  ],
  jobs: services => [handle(quotedChanged, change => indexDependents(services, change))],
});
