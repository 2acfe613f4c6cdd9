import { PROFESSIONAL_FILTERS } from '../listing/filter-types.ts';
import type { ListKind } from '../listing/queries/select-list.ts';

/** Professionals as lists read them. */
export const PROFESSIONAL_LIST: ListKind = {
  kind: 'professional',
  table: {
    name: 'professional',
    columns: 'id, slug, name, honorific, practising_since, lat, long, rating_sum, rating_count, review_count',
    keyIndex: 'professional_sort_index',
  },
  filters: PROFESSIONAL_FILTERS,
};
