import type { ListKind } from '../listing/queries/select-list.ts';

/** Columns that a card is presented from. */
export const PROFESSIONAL_CARD = [
  ...(['id', 'slug', 'name', 'honorific', 'practising_since', 'lat', 'long'] as const),
  ...(['rating_sum', 'rating_count', 'review_count'] as const),
] as const;

/** Professionals as lists read them. */
export const PROFESSIONAL_LIST: ListKind = {
  kind: 'professional',
  table: {
    name: 'professional',
    columns: PROFESSIONAL_CARD.join(', '),
    keyIndex: 'professional_sort_index',
  },
  filters: [
    ...(['specialities', 'services', 'provinces', 'districts'] as const),
    ...(['titles', 'degrees', 'qualifications', 'occupations', 'languages_spoken'] as const),
  ],
};
