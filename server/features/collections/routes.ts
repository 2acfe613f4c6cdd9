import { anyOf, countsOf, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { threadCardTags } from '../forum/thread-tags.ts';
import { shownTimes } from '../free-times/free-tags.ts';
import { COLLECTION_KINDS } from './collection.entity.ts';
import { collectionCalls } from './contract.ts';
import { collectionDetail } from './queries/collection-detail.ts';
import { listCollections } from './queries/list-collections.ts';

/** What the cards of members show. */
const MEMBERS = [
  ...COLLECTION_KINDS.flatMap(subject => [listOf(subject), countsOf(subject)]),
  anyOf('term'),
  anyOf('area'),
];

/** Public calls about collections. */
export function collectionRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(collectionCalls, {
    list: async ({ query: { kind, q = '', page = 1 } }, context) => {
      context.dependsOn(listOf('collection'), ...MEMBERS);
      return listCollections(services.db, { kind, q, page });
    },
    detail: async ({ params }, context) => {
      context.dependsOn(record('collection', params.id), ...MEMBERS);
      const detail = await collectionDetail(services, params.id);
      context.dependsOn(...threadCardTags(detail.threads));
      context.dependsOn(...shownTimes('place', detail.places), ...shownTimes('professional', detail.professionals));
      return detail;
    },
  });
}
