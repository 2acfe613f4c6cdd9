import type { ListKind } from '../listing/queries/select-list.ts';

/** Columns that a card is presented from. */
export const PLACE_CARD = [
  ...(['id', 'slug', 'name', 'address', 'lat', 'long', 'place_type_id', 'province_id', 'district_id'] as const),
  ...(['accepts_bhyt', 'opening_hours', 'rating_sum', 'rating_count', 'review_count', 'professional_count'] as const),
] as const;

/** Places as lists read them. */
export const PLACE_LIST: ListKind = {
  kind: 'place',
  table: {
    name: 'place',
    columns: PLACE_CARD.join(', '),
    keyIndex: 'place_sort_index',
  },
  filters: ['place_types', 'specialities', 'services', 'provinces', 'districts'],
};
