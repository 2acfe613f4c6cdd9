import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { numberText } from '../../platform/text/text-field.ts';
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
import { recordId } from '../records/staff-contract.ts';
import { COMMONNESS, type Commonness } from './contract.ts';

/* `/api/admin/diseases`: staff read, editors write. Changes stand in the audit log; nothing is ever deleted. */

/** What staff call how common a disease is. */
export const COMMONNESS_NAMES: Readonly<Record<Commonness, string>> = {
  very_common: 'Rất thường gặp',
  common: 'Thường gặp',
  uncommon: 'Ít gặp',
  rare: 'Hiếm gặp',
};

const MAX_LINKS = 30;
/** "E11", "E11.9", "A15–A19" with either dash. */
export const ICD10 = /^[A-Z]\d\d(\.\d{1,2})?([-–][A-Z]\d\d)?$/;

/** What staff write of a disease. */
export const diseaseDraft = libraryDraft.extend({
  icd10: numberText(12)
    .nullish()
    .transform(code => (code ?? '').toUpperCase())
    .refine(code => code === '' || ICD10.test(code), 'Mã ICD-10 chưa đúng, ví dụ: E11 hoặc E11.9.'),
  emergency: z.boolean().default(false),
  commonness: z.enum(COMMONNESS).nullable().default(null),
  synonyms: otherNames,
  folk: otherNames,
  /** Ids. */
  complaints: z.array(recordId).max(MAX_LINKS, `Nhiều nhất ${MAX_LINKS} triệu chứng.`).default([]),
  drugs: z.array(recordId).max(MAX_LINKS, `Nhiều nhất ${MAX_LINKS} thuốc.`).default([]),
  overview: sectionDraft,
  causes: sectionDraft,
  symptoms: sectionDraft,
  diagnosis: sectionDraft,
  treatment: sectionDraft,
  prevention: sectionDraft,
  when_to_see_doctor: sectionDraft,
});
export type DiseaseWrite = z.output<typeof diseaseDraft>;

/** One disease with everything that staff may edit. */
export const staffDisease = staffLibraryRecord.extend({
  icd10: z.string(),
  emergency: z.boolean(),
  commonness: z.enum(COMMONNESS).nullable(),
  synonyms: z.array(z.string()),
  folk: z.array(z.string()),
  complaints: z.array(z.number().int()),
  drugs: z.array(z.number().int()),
  overview: z.string(),
  causes: z.string(),
  symptoms: z.string(),
  diagnosis: z.string(),
  treatment: z.string(),
  prevention: z.string(),
  when_to_see_doctor: z.string(),
});
export type StaffDisease = z.infer<typeof staffDisease>;

const params = z.object({ id: idParam });

/** Calls of the console about diseases. */
export const diseaseStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/diseases/',
    summary: 'All diseases, drafts too, a page at a time',
    access: 'staff',
    query: restQuery({ filter: libraryFilter, sorts: LIBRARY_SORTS }),
    answer: z.array(staffLibraryRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/diseases/:id/',
    summary: 'One disease with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffDisease,
  },
  create: {
    method: 'POST',
    path: '/api/admin/diseases/',
    summary: 'A new disease: a draft, or public at once',
    access: 'staff',
    roles: ['editor'],
    body: diseaseDraft,
    takesLongTexts: true,
    answer: staffDisease,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/diseases/:id/',
    summary: 'Changes or publishes a disease, or takes it back as a draft; 409 where another editor saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: diseaseDraft.extend(basedOn),
    takesLongTexts: true,
    answer: staffDisease,
  },
});
