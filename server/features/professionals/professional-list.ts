import type { RowOf } from '../../platform/db/query.ts';
import { cardTable } from '../../platform/lists/card-table.ts';
import type { ListKind } from '../listing/queries/select-list.ts';
import { tables } from './tables.ts';

/** Columns that a card is presented from. */
export const PROFESSIONAL_CARD = [
  'id',
  'slug',
  'name',
  'honorific',
  'occupation',
  'practisingSince',
  'lat',
  'long',
  'ratingSum',
  'ratingCount',
  'reviewCount',
] as const;

const table = cardTable(
  { name: 'professional', keyIndex: 'professional_sort_index' },
  tables.selectFrom('professional').select(PROFESSIONAL_CARD),
);

export type ProfessionalCardRow = RowOf<typeof table.rowsOf>;

/** Professionals as lists read them. */
export const PROFESSIONAL_LIST: ListKind<ProfessionalCardRow> = {
  kind: 'professional',
  table,
  tally: 'occupations',
  filters: [
    'specialities',
    'services',
    'provinces',
    'former_provinces',
    'districts',
    'genders',
    'titles',
    'degrees',
    'qualifications',
    'occupations',
    'languages_spoken',
    'available',
    'near',
  ],
};
