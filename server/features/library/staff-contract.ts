import { z } from 'zod';
import { askedText } from '../../platform/text/text-field.ts';
import { PEOPLE_PART, textPeople } from '../articles/staff-people-contract.ts';
import { naming, status } from '../records/staff-fields-contract.ts';
import { terms } from '../records/staff-list-fields-contract.ts';
import { LIBRARY_STATUSES } from './contract.ts';

/* What the records of diseases and of drugs have in common. */

/** Of every name of a record, characters. */
const MAX_NAME = 160;
const MAX_SPECIALITIES = 5;

/** Its name, by which lists go from A to Z. */
export const libraryName = (label: string) =>
  naming({
    label,
    called: 'tên',
    least: 2,
    max: MAX_NAME,
    error: 'Tên cần ít nhất 2 ký tự.',
  });

/** The specialities that look after it, the main one first. */
export const librarySpecialities = () =>
  terms({
    label: 'Chuyên khoa',
    help: `Nhiều nhất ${MAX_SPECIALITIES} chuyên khoa, nơi nên khám trước đứng đầu.`,
    termKind: 'speciality',
    most: MAX_SPECIALITIES,
    pluralLabel: 'chuyên khoa',
    cell: 'speciality',
  });

/** Who wrote and checked it, and whether visitors see it. */
export const libraryPeople = () => ({
  ...textPeople(),
  status: status({
    label: 'Trạng thái',
    values: LIBRARY_STATUSES,
    first: 'draft',
    needs: { field: 'overview', missing: 'Xin viết phần đầu trước khi đăng.' },
  }),
});

/** Where these stand in the console. */
export const LIBRARY_BESIDE = [PEOPLE_PART, { title: 'Trạng thái', rows: [['status']] }] as const;

/** What staff see beside what they write: when everybody could read it first. */
export const librarySeen = {
  published_at: {
    property: 'publishedAt',
    shown: z.string().nullable(),
  },
};

/** One row of a list. */
const staffLibraryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  absolute_url: z.string(),
  status: z.enum(LIBRARY_STATUSES),
  reviewer_name: z.string(),
  updated_at: z.string(),
});
export type StaffLibraryRow = z.infer<typeof staffLibraryRow>;

const libraryFilter = z.object({
  /** Words of names, the other ones too; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(LIBRARY_STATUSES).optional(),
});
export type LibraryFilter = z.output<typeof libraryFilter>;

const LIBRARY_SORTS = ['id', 'name', 'updated_at'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** How the console lists them. */
export const LIBRARY_LIST = {
  filter: libraryFilter,
  sorts: LIBRARY_SORTS,
  row: staffLibraryRow,
} as const;
