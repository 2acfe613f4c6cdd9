import { anyOf, countsOf, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { valuesOfType } from '../listing/rules/values-of-type.ts';
import { placeCalls } from './contract.ts';
import { PLACE_LIST } from './place-list.ts';
import { hydratePlaceCards } from './queries/place-cards.ts';
import { placeDetail } from './queries/place-detail.ts';

/** What cards of places quote. */
const QUOTED = [anyOf('term'), anyOf('area')];

/** Public calls about places. */
export function placeRoutes(services: Services): readonly Endpoint[] {
  const selectList = createSelectList(services);
  return bindCalls(placeCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(listOf('place'), countsOf('place'), ...QUOTED);
      const { rows, meta, position } = await selectList(PLACE_LIST, query, context);
      return { ...meta, items: await hydratePlaceCards(services, rows, position, valuesOfType(meta, 'services')) };
    },
    detail: async ({ params: { id } }, context) => {
      context.dependsOn(record('place', id), countsOf('place', id), ...QUOTED);
      const isPreview = context.previewed('place', id) !== undefined;
      return placeDetail(readsOf(services, isPreview), id, positionOf(context), isPreview);
    },
  });
}
