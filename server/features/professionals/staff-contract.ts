import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, htmlText, namingText, numberText, rawText } from '../../platform/text/text-field.ts';
import { pictureStaffCalls } from '../media/staff-contract.ts';
import {
  deletedRecord,
  recordId as id,
  optional,
  optionalLine,
  RECORD_SORTS,
  recordRights,
  STAFF_STATUSES,
  staffService,
  storedService,
} from '../records/staff-contract.ts';
import { MAX_SERVICES, MAX_TERMS } from '../taxonomy/contract.ts';
import { positionHtml } from './contract.ts';

/*
 * `/api/admin/professionals`: staff read, editors write. Numbers in `title`, `occupation`, the lists of terms and
 * `services[].term` are ids of the resource `terms`, those in `workplaces` of `places`.
 */

const ids = z.array(id).max(MAX_TERMS);
const html = htmlText(10_000).nullable();

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

/** Everything that staff may edit. */
export const staffProfessional = z.object({
  id: z.number().int(),
  name: z.string(),
  display_name: z.string(),
  status: z.enum(STAFF_STATUSES),
  gender: z.enum(['female', 'male']).nullable(),
  licence_number: z.string().nullable(),
  licence_issuer: z.string(),
  licence_scope: z.string(),
  /** What the check rests on; never public. */
  licence_evidence: z.string(),
  licence_verified: z.boolean(),
  /** When staff verified it. */
  licence_verified_at: z.string().nullable(),
  /** Id of the staff account that did; never public; null for checks that came with an import. */
  licence_checked_by: z.number().int().nullable(),
  occupation: z.number().int().nullable(),
  title: z.number().int().nullable(),
  /** Sanitised HTML, all five. */
  position: z.string(),
  description: z.string(),
  services_free: z.string(),
  experience_full: z.string(),
  achievements: z.string(),
  practising_since: z.number().int().nullable(),
  /** National form, `0912 345 678`. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  specialities: z.array(z.number().int()),
  degrees: z.array(z.number().int()),
  qualifications: z.array(z.number().int()),
  languages_spoken: z.array(z.number().int()),
  services: z.array(storedService),
  /** The main one first. */
  workplaces: z.array(z.number().int()),
  absolute_url: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type StaffProfessional = z.infer<typeof staffProfessional>;

/** A professional, and what the asker may do with them. */
export const staffProfessionalAnswer = staffProfessional.extend({ can: recordRights });
export type StaffProfessionalAnswer = z.infer<typeof staffProfessionalAnswer>;

const fields = z.object({
  name: namingText(1, 80, 'Xin nhập họ và tên.'),
  status: z.enum(STAFF_STATUSES),
  gender: z.enum(['female', 'male']).nullable(),
  licence_number: optional(numberText(60)),
  licence_issuer: optionalLine(160),
  licence_scope: optionalLine(300),
  licence_evidence: optionalLine(500),
  /**
   * Whether staff have verified the licence, which then needs a number in the form of the law, issuer, scope and
   * evidence; nobody is published before. The server stores when and by whom. Other words of a verified licence are a
   * new check.
   */
  licence_verified: z.boolean(),
  occupation: id.nullable(),
  title: id.nullable(),
  position: positionHtml.nullable(),
  description: html,
  services_free: html,
  experience_full: html,
  achievements: html,
  practising_since: z.int().min(1940).max(2100).nullable(),
  phone: optionalLine(40),
  email: optionalLine(254),
  specialities: ids,
  degrees: ids,
  qualifications: ids,
  languages_spoken: ids,
  services: z.array(staffService).max(MAX_SERVICES),
  workplaces: z.array(id).max(20),
});

/** A new professional; absent fields get their defaults, and the status is then `draft`. */
export const professionalCreate = fields.partial().required({ name: true });
export type ProfessionalCreate = z.input<typeof professionalCreate>;

/**
 * Changes of a professional; absent fields stay unchanged. `updated_at` is that of the record that the form was filled
 * from: if another editor has saved since, the answer is 409 and nothing is written.
 */
export const professionalUpdate = fields.partial().extend({ updated_at: rawText(40).check(z.iso.datetime()) });
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
  remove: {
    method: 'DELETE',
    path: '/api/admin/professionals/:id/',
    summary: 'Deletes a professional with all that belongs to them',
    access: 'staff',
    roles: ['editor'],
    params,
    answer: deletedRecord,
  },
});

export const professionalPictureCalls = pictureStaffCalls('professionals');
