import { anyOf, countsOf, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { bySoonest } from '../free-times/by-soonest.ts';
import { calendarTimes } from '../free-times/calendar-times.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { valuesOfType } from '../listing/rules/values-of-type.ts';
import { placeCalls } from './contract.ts';
import { PLACE_LIST } from './place-list.ts';
import { askedSpecialities } from './queries/asked-specialities.ts';
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
      const specialities = await askedSpecialities(services.db, meta);
      const asked = { services: valuesOfType(meta, 'services'), specialities };
      const items = await hydratePlaceCards(services, rows, position, asked);
      if (specialities.length === 0) return { ...meta, items };
      context.dependsOn(...calendarTimes(rows.map(({ id }) => id)));
      return { ...meta, items: meta.sort_by === 'soonest' ? bySoonest(items) : items };
    },
    detail: async ({ params: { id } }, context) => {
      context.dependsOn(record('place', id), countsOf('place', id), ...QUOTED);
      const isPreview = context.previewed('place', id) !== undefined;
      return placeDetail(readsOf(services, isPreview), id, positionOf(context), isPreview);
    },
  });
}
