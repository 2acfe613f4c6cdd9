import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, rawText } from '../../platform/text/text-field.ts';
import { pictureStaffCalls } from '../media/staff-contract.ts';
import { recordId as id, RECORD_SORTS, STAFF_STATUSES } from '../records/staff-contract.ts';
import { deletionCall, sentOf } from '../records/staff-record-contract.ts';
import { professionalRecord } from './professional.record.ts';

/*
 * `/api/admin/professionals`: staff read, editors write. Numbers in `title`, `occupation`, the lists of terms and
 * `services[].term` are ids of the resource `terms`, those in `workplaces` of `places`.
 */

export const professionalFilter = z.object({
  /**
   * Beginnings of words of the name and the licence number, in any order; case and accents do not matter, abbreviations count
   * written out, raw Telex or VNI keys as letters. A number also finds that id, a phone number or its beginning the
   * record that has it. What the public search finds is found here too.
   */
  q: askedText(100).optional(),
  status: z.enum(STAFF_STATUSES).optional(),
  /** Of the main workplace. */
  province: id.optional(),
  /** Id of a speciality or any other term of the profile. */
  speciality: id.optional(),
  /** Id of a place where they work. */
  place: id.optional(),
  licence_verified: z.boolean().optional(),
  has_picture: z.boolean().optional(),
});
export type ProfessionalFilter = z.input<typeof professionalFilter>;
/** `name` orders by the given name. */

/** One row of the list. */
export const staffProfessionalRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** With title and degree before it: "PGS.TS.BS Nguyễn Thị Mai". */
  display_name: z.string(),
  status: z.enum(STAFF_STATUSES),
  /** `Tim mạch, Nội khoa` */
  specialities_text: z.string(),
  province: z.number().int().nullable(),
  province_name: z.string(),
  licence_verified: z.boolean(),
  /** Mean of 1–5 to one decimal; null without votes. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  favourite_count: z.number().int(),
  thumbnail_url: z.string().nullable(),
  absolute_url: z.string(),
  updated_at: z.string(),
});
export type StaffProfessionalRow = z.infer<typeof staffProfessionalRow>;

/** A professional with everything that staff may edit, and what the asker may do with them. */
export const staffProfessionalAnswer = professionalRecord.answer.extend({
  /** As in a row of the list. */
  display_name: z.string(),
});
export type StaffProfessionalAnswer = z.infer<typeof staffProfessionalAnswer>;
export const staffProfessional = staffProfessionalAnswer.omit({ can: true });
export type StaffProfessional = z.infer<typeof staffProfessional>;

const sent = z.object(sentOf(professionalRecord.fields)).partial();

/** A new professional; absent fields get their defaults, and the status is then `draft`. */
export const professionalCreate = sent.required({ name: true });
export type ProfessionalCreate = z.input<typeof professionalCreate>;

/**
 * Changes of a professional; absent fields stay unchanged. `updated_at` is that of the record that the form was filled
 * from: if another editor has saved since, the answer is 409 and nothing is written.
 */
export const professionalUpdate = sent.extend({ updated_at: rawText(40).check(z.iso.datetime()) });
export type ProfessionalUpdate = z.input<typeof professionalUpdate>;

const params = z.object({ id: idParam });

/** Calls of the console about professionals. */
export const professionalStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/professionals/',
    summary: 'All professionals, whatever their status, a page at a time',
    access: 'staff',
    query: restQuery({ filter: professionalFilter, sorts: RECORD_SORTS }),
    answer: z.array(staffProfessionalRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/professionals/:id/',
    summary: 'One professional with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffProfessionalAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/admin/professionals/',
    summary: 'A new professional',
    access: 'staff',
    roles: ['editor'],
    body: professionalCreate,
    answer: staffProfessionalAnswer,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/professionals/:id/',
    summary: 'Changes a professional unless another editor has in between',
    access: 'staff',
    roles: ['editor'],
    params,
    body: professionalUpdate,
    answer: staffProfessionalAnswer,
  },
  remove: deletionCall(professionalRecord, 'Deletes a professional with all that belongs to them'),
});

export const professionalPictureCalls = pictureStaffCalls('professionals');
