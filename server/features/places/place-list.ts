import type { RowOf } from '../../platform/db/query.ts';
import { cardTable } from '../../platform/lists/card-table.ts';
import type { ListKind } from '../listing/queries/select-list.ts';
import { tables } from './tables.ts';

/** Columns that a card is presented from. */
export const PLACE_CARD = [
  'id',
  'slug',
  'name',
  'address',
  'lat',
  'long',
  'placeType',
  'province',
  'district',
  'acceptsBhyt',
  'openingHours',
  'ratingSum',
  'ratingCount',
  'reviewCount',
  'professionalCount',
] as const;

const table = cardTable({ name: 'place', keyIndex: 'place_sort_index' }, tables.selectFrom('place').select(PLACE_CARD));

export type PlaceCardRow = RowOf<typeof table.rowsOf>;

/** Places as lists read them. */
export const PLACE_LIST: ListKind<PlaceCardRow> = {
  kind: 'place',
  table,
  filters: [
    'place_types',
    'specialities',
    'services',
    'provinces',
    'former_provinces',
    'districts',
    'bhyt',
    'hours',
    'available',
    'near',
  ],
};
