import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { placeProfessionals } from '../places/contract.ts';
import { listQuery } from '../taxonomy/contract.ts';
import { positionOf } from '../taxonomy/queries/position-of.ts';
import { createSelectList } from '../taxonomy/queries/select-list.ts';
import { professionalDetail as professionalDetailAnswer, professionalListAnswer } from './contract.ts';
import type { ProfessionalCardRow } from './professional.presenter.ts';
import { PROFESSIONAL_LIST } from './professional-list.ts';
import { hydrateProfessionalCards } from './queries/professional-cards.ts';
import { professionalDetail } from './queries/professional-detail.ts';
import { professionalsOfPlace } from './queries/professionals-of-place.ts';

/** Public calls about professionals. */
export function professionalRoutes(services: Services): readonly Endpoint[] {
  const selectList = createSelectList(services);
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/professional/',
      summary: 'Professionals by filters, text and order, a page at a time',
      access: 'public',
      sheds: true,
      query: listQuery,
      answer: professionalListAnswer,
      handle: async ({ query }, context) => {
        const { rows, meta, position } = await selectList<ProfessionalCardRow>(PROFESSIONAL_LIST, query, context);
        return { ...meta, items: await hydrateProfessionalCards(services, rows, position) };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/professional/:id/',
      summary: 'One professional',
      access: 'public',
      params: z.object({ id: idParam }),
      answer: professionalDetailAnswer,
      handle: async ({ params }, context) => professionalDetail(services, params.id, positionOf(context)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/professional-list/:place_id/',
      summary: 'The professionals of a place',
      access: 'public',
      cache: 'public',
      params: z.object({ place_id: idParam }),
      answer: placeProfessionals,
      handle: async ({ params }) => ({ items: await professionalsOfPlace(services, params.place_id) }),
    }),
  ];
}
