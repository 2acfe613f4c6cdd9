import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { hasWords } from '../../platform/contract/visible-text.ts';
import { askedText, lineText, rawText } from '../../platform/text/text-field.ts';
import { reviewedOn } from '../articles/staff-people-contract.ts';
import { bySection } from '../complaints/contract.ts';
import { deletedRecord, recordId, recordRights } from '../records/staff-contract.ts';
import { sectionText } from '../records/staff-fields-contract.ts';

/* `/api/admin/complaints`: staff read, editors write. Changes stand in the audit log. */

export const complaintFilter = z.object({
  /** Words of the name or of another name, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  /** Id of a speciality to which it leads. */
  speciality: recordId.optional(),
  emergency: z.boolean().optional(),
});
export const COMPLAINT_SORTS = ['name', 'id', 'updated_at'] as const;

/** As many specialities as a complaint leads to at most. */
export const MAX_SPECIALITIES = 3;
export const MAX_SERVICES = 10;
/** Other names in one list. */
export const MAX_NAMES = 30;
/** Characters. */
export const MAX_LENGTHS = { name: 120, source: 160 } as const;

/** What staff keep of a complaint. */
export const staffComplaint = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Its page. */
  absolute_url: z.string(),
  /** Other names, as people say it. */
  people: z.array(z.string()),
  /** Other names, as doctors say it. */
  medical: z.array(z.string()),
  /** Ids of terms, the first to think of first. */
  specialities: z.array(z.number().int()),
  services: z.array(z.number().int()),
  /** It cannot wait: a visitor who looks for it is shown 115 first. */
  emergency: z.boolean(),
  /** Where the facts are from: "ICD-10 K29". */
  source: z.string(),
  ...bySection(() => z.string()),
  /** The day on which a clinician checked the texts, `2026-11-25`; null where none did. */
  reviewed_on: z.string().nullable(),
  /** The beginning of 1970 where nobody has changed what the reference list says. */
  updated_at: z.string(),
  can: recordRights,
});
export type StaffComplaint = z.infer<typeof staffComplaint>;

/** One row of the list. */
export const staffComplaintRow = staffComplaint.pick({
  id: true,
  name: true,
  absolute_url: true,
  people: true,
  medical: true,
  specialities: true,
  services: true,
  emergency: true,
  source: true,
  updated_at: true,
});
export type StaffComplaintRow = z.infer<typeof staffComplaintRow>;

/** One line with a letter or a digit. */
const called = lineText(MAX_LENGTHS.name).refine(hasWords, 'Xin nhập tên bằng chữ.');
const otherNames = z.array(called).max(MAX_NAMES, `Không được quá ${MAX_NAMES} tên.`).default([]);

export const complaintDraft = z.object({
  name: called,
  people: otherNames,
  medical: otherNames,
  specialities: z
    .array(recordId)
    .min(1, 'Xin chọn ít nhất một chuyên khoa.')
    .max(MAX_SPECIALITIES, `Xin chọn nhiều nhất ${MAX_SPECIALITIES} chuyên khoa.`),
  services: z.array(recordId).max(MAX_SERVICES, `Xin chọn nhiều nhất ${MAX_SERVICES} dịch vụ.`).default([]),
  emergency: z.boolean().default(false),
  source: lineText(MAX_LENGTHS.source).default(''),
  ...bySection(() => sectionText),
  reviewed_on: reviewedOn().check,
});
export type ComplaintDraft = z.output<typeof complaintDraft>;

/** The whole complaint; `updated_at` is that of the record that the form was filled from. */
export const complaintUpdate = complaintDraft.extend({ updated_at: rawText(40).check(z.iso.datetime()) });

const params = z.object({ id: idParam });

/** Calls of the console about complaints. */
export const complaintStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/complaints/',
    summary: 'What people come with, a page at a time',
    access: 'staff',
    query: restQuery({ filter: complaintFilter, sorts: COMPLAINT_SORTS }),
    answer: z.array(staffComplaintRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/complaints/:id/',
    summary: 'One complaint with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffComplaint,
  },
  create: {
    method: 'POST',
    path: '/api/admin/complaints/',
    summary: 'A new complaint',
    access: 'staff',
    roles: ['editor'],
    body: complaintDraft,
    takesLongTexts: true,
    answer: staffComplaint,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/complaints/:id/',
    summary: 'Changes a complaint; 409 where another editor saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: complaintUpdate,
    takesLongTexts: true,
    answer: staffComplaint,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/complaints/:id/',
    summary: 'Deletes a complaint for good: no later reference list brings it back',
    access: 'staff',
    roles: ['editor'],
    params,
    answer: deletedRecord,
  },
});
