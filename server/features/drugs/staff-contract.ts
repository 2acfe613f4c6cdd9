import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { lineText, numberText } from '../../platform/text/text-field.ts';
import {
  basedOn,
  LIBRARY_SORTS,
  libraryDraft,
  libraryFilter,
  otherNames,
  sectionDraft,
  staffLibraryRecord,
  staffLibraryRow,
} from '../library/staff-contract.ts';
import { DRUG_TYPES } from './contract.ts';

/* `/api/admin/drugs`: staff read, editors write. Changes stand in the audit log; nothing is ever deleted. */

/** "N", "N02", "N02B", "N02BE", "N02BE01". */
export const ATC = /^[ABCDGHJLMNPRSV](\d\d([A-Z]([A-Z](\d\d)?)?)?)?$/;

const optional = (text: z.ZodType<string, string>) => text.nullish().transform(given => given ?? '');

/** What staff write of a drug. */
export const drugDraft = libraryDraft.extend({
  brands: otherNames,
  /** Other names of the substance. */
  names: otherNames,
  type: z.enum(DRUG_TYPES),
  atc: optional(numberText(10))
    .transform(code => code.toUpperCase())
    .refine(code => code === '' || ATC.test(code), 'Mã ATC chưa đúng, ví dụ: N02BE01.'),
  group: optional(lineText(120)),
  form: optional(lineText(200)),
  overview: sectionDraft,
  uses: sectionDraft,
  dose: sectionDraft,
  contraindications: sectionDraft,
  warnings: sectionDraft,
  interactions: sectionDraft,
  pregnancy: sectionDraft,
  side_effects: sectionDraft,
  overdose: sectionDraft,
  storage: sectionDraft,
});
export type DrugWrite = z.output<typeof drugDraft>;

/** One drug with everything that staff may edit. */
export const staffDrug = staffLibraryRecord.extend({
  brands: z.array(z.string()),
  names: z.array(z.string()),
  type: z.enum(DRUG_TYPES),
  atc: z.string(),
  group: z.string(),
  form: z.string(),
  overview: z.string(),
  uses: z.string(),
  dose: z.string(),
  contraindications: z.string(),
  warnings: z.string(),
  interactions: z.string(),
  pregnancy: z.string(),
  side_effects: z.string(),
  overdose: z.string(),
  storage: z.string(),
});
export type StaffDrug = z.infer<typeof staffDrug>;

const params = z.object({ id: idParam });

/** Calls of the console about drugs. */
export const drugStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/drugs/',
    summary: 'All drugs, drafts too, a page at a time',
    access: 'staff',
    query: restQuery({ filter: libraryFilter, sorts: LIBRARY_SORTS }),
    answer: z.array(staffLibraryRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/drugs/:id/',
    summary: 'One drug with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffDrug,
  },
  create: {
    method: 'POST',
    path: '/api/admin/drugs/',
    summary: 'A new drug: a draft, or public at once',
    access: 'staff',
    roles: ['editor'],
    body: drugDraft,
    takesLongTexts: true,
    answer: staffDrug,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/drugs/:id/',
    summary: 'Changes or publishes a drug, or takes it back as a draft; 409 where another editor saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: drugDraft.extend(basedOn),
    takesLongTexts: true,
    answer: staffDrug,
  },
});
