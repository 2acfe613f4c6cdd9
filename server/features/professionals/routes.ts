import { anyOf, countsOf, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { professionalCalls } from './contract.ts';
import { PROFESSIONAL_LIST } from './professional-list.ts';
import { hydrateProfessionalCards } from './queries/professional-cards.ts';
import { professionalDetail } from './queries/professional-detail.ts';
import { professionalsOfPlace } from './queries/professionals-of-place.ts';
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
      const { rows, meta, position } = await selectList(PROFESSIONAL_LIST, query, context);
      return { ...meta, items: await hydrateProfessionalCards(services, rows, position) };
    },
    detail: async ({ params: { id } }, context) => {
      const detail = await professionalDetail(services, id, positionOf(context));
      const workplaces = detail.workplaces.map(place => record('place', place.id));
      context.dependsOn(record('professional', id), countsOf('professional', id), ...workplaces, ...QUOTED);
      return detail;
    },
    ofPlace: async ({ params: { place_id: place } }, context) => {
      const items = await professionalsOfPlace(services, place);
      const shown = items.map(({ id }) => record('professional', id));
      context.dependsOn(record('place', place), workersTag(place), anyOf('term'), ...shown);
      return { items };
    },
  });
}
