import { anyOf, countsOf, listOf, quoted, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { areasOf } from '../areas/area.repository.ts';
import { bySoonest } from '../free-times/by-soonest.ts';
import { calendarTimes } from '../free-times/calendar-times.ts';
import { freeWithin } from '../free-times/queries/free-within.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { valuesOfType } from '../listing/rules/values-of-type.ts';
import { professionalCalls } from './contract.ts';
import { PROFESSIONAL_LIST } from './professional-list.ts';
import { askedAreas } from './queries/asked-areas.ts';
import { hydrateProfessionalCards } from './queries/professional-cards.ts';
import { professionalDetail } from './queries/professional-detail.ts';
import { professionalsOfPlace } from './queries/professionals-of-place.ts';
import { OF_WORKERS, OF_WORKPLACES } from './quoted-aspects.ts';
import { peopleKinds } from './rules/people-kinds.ts';
import { workersTag } from './workers-tag.ts';

/** What cards of professionals quote beside their workplaces. */
const QUOTED = [anyOf('term'), anyOf('area')];

/** What lists of professionals show. */
const LISTED = [listOf('professional'), listOf('place'), countsOf('professional'), ...QUOTED];

/** Public calls about professionals. */
export function professionalRoutes(services: Services): readonly Endpoint[] {
  const selectList = createSelectList(services);
  return bindCalls(professionalCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(...LISTED);
      const { rows, meta, tally, position } = await selectList(PROFESSIONAL_LIST, query, context);
      const kinds = peopleKinds(tally, meta.count);
      const areas = askedAreas(meta, await areasOf(services.db));
      const ids = rows.map(({ id }) => id);
      const within = areas && freeWithin(services.db.read, areas, ids);
      const asked = { services: valuesOfType(meta, 'services'), times: within?.then(({ times }) => times) };
      const cards = hydrateProfessionalCards(services, rows, position, asked);
      const [items, decided] = await Promise.all([cards, within]);
      context.dependsOn(...calendarTimes(decided?.places ?? []));
      return { ...meta, kinds, items: decided && meta.sort_by === 'soonest' ? bySoonest(items) : items };
    },
    detail: async ({ params: { id } }, context) => {
      const isPreview = context.previewed('professional', id) !== undefined;
      const detail = await professionalDetail(readsOf(services, isPreview), id, positionOf(context), isPreview);
      const workplaces = detail.workplaces.map(({ id: place }) => quoted('place', place, OF_WORKPLACES));
      context.dependsOn(record('professional', id), countsOf('professional', id), ...workplaces, ...QUOTED);
      return detail;
    },
    ofPlace: async ({ params: { place_id: place } }, context) => {
      const isPreview = context.previewed('place', place) !== undefined;
      const items = await professionalsOfPlace(readsOf(services, isPreview), place, isPreview);
      const shown = items.map(({ id }) => quoted('professional', id, OF_WORKERS));
      context.dependsOn(record('place', place), workersTag(place), anyOf('term'), ...shown);
      return { items };
    },
  });
}
