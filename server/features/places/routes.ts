import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { listQuery } from '../taxonomy/contract.ts';
import { positionOf } from '../taxonomy/queries/position-of.ts';
import { createSelectList } from '../taxonomy/queries/select-list.ts';
import { placeDetail as placeDetailAnswer, placeListAnswer } from './contract.ts';
import type { PlaceCardRow } from './place.presenter.ts';
import { PLACE_LIST } from './place-list.ts';
import { hydratePlaceCards } from './queries/place-cards.ts';
import { placeDetail } from './queries/place-detail.ts';

/** Public calls about places. */
export function placeRoutes(services: Services): readonly Endpoint[] {
  const selectList = createSelectList(services);
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/place/',
      summary: 'Places by filters, text and order, a page at a time',
      access: 'public',
      sheds: true,
      query: listQuery,
      answer: placeListAnswer,
      handle: async ({ query }, context) => {
        const { rows, meta, position } = await selectList<PlaceCardRow>(PLACE_LIST, query, context);
        return { ...meta, items: await hydratePlaceCards(services, rows, position) };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/place/:id/',
      summary: 'One place',
      access: 'public',
      params: z.object({ id: idParam }),
      answer: placeDetailAnswer,
      handle: async ({ params }, context) => placeDetail(services, params.id, positionOf(context)),
    }),
  ];
}
