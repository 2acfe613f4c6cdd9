import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { professionalCalls } from './contract.ts';
import type { ProfessionalCardRow } from './professional.presenter.ts';
import { PROFESSIONAL_LIST } from './professional-list.ts';
import { hydrateProfessionalCards } from './queries/professional-cards.ts';
import { professionalDetail } from './queries/professional-detail.ts';
import { professionalsOfPlace } from './queries/professionals-of-place.ts';

/** Public calls about professionals. */
export function professionalRoutes(services: Services): readonly Endpoint[] {
  const selectList = createSelectList(services);
  return bindCalls(professionalCalls, {
    list: async ({ query }, context) => {
      const { rows, meta, position } = await selectList<ProfessionalCardRow>(PROFESSIONAL_LIST, query, context);
      return { ...meta, items: await hydrateProfessionalCards(services, rows, position) };
    },
    detail: async ({ params }, context) => professionalDetail(services, params.id, positionOf(context)),
    ofPlace: async ({ params }) => ({ items: await professionalsOfPlace(services, params.place_id) }),
  });
}
