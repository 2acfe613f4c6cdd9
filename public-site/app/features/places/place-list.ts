import type { PlaceCard } from '@antam/server/features/places/contract.ts';
import type { OtherList } from '../listing/load-instead.ts';

/** The list of places, where an empty list leads to it. */
export const PLACE_LIST: OtherList<PlaceCard> = {
  kind: 'place',
  ask: (api, options) => api.get('/api/v1/place/', options),
};
