import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, rawText } from '../../platform/text/text-field.ts';
import { pictureStaffCalls } from '../media/staff-contract.ts';
import { recordId as id, RECORD_SORTS, STAFF_STATUSES } from '../records/staff-contract.ts';
import { deletionCall, sentOf } from '../records/staff-record-contract.ts';
import { placeRecord } from './place.record.ts';

/*
 * `/api/admin/places`: staff read, editors write. Numbers in `place_type`, `province`, `ward`, `district`,
 * `specialities` and `services[].term` are ids of the resources `terms`, `provinces`, `wards` and `districts`.
 */

export const placeFilter = z.object({
  /**
   * Beginnings of words of the name and the street, in any order; case and accents do not matter, abbreviations count
   * written out, raw Telex or VNI keys as letters. A number also finds that id, a phone number or its beginning the
   * record that has it. What the public search finds is found here too.
   */
  q: askedText(100).optional(),
  status: z.enum(STAFF_STATUSES).optional(),
  province: id.optional(),
  place_type: id.optional(),
  /** Id of a speciality or service that is offered. */
  speciality: id.optional(),
  has_picture: z.boolean().optional(),
});
export type PlaceFilter = z.input<typeof placeFilter>;

/** One row of the list. */
export const staffPlaceRow = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(STAFF_STATUSES),
  address: z.string(),
  place_type: z.number().int(),
  place_type_name: z.string(),
  province: z.number().int(),
  province_name: z.string(),
  /** Published professionals who work here. */
  professional_count: z.number().int(),
  /** Mean of 1–5 to one decimal; null without votes. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  favourite_count: z.number().int(),
  thumbnail_url: z.string().nullable(),
  absolute_url: z.string(),
  updated_at: z.string(),
});
export type StaffPlaceRow = z.infer<typeof staffPlaceRow>;

/** A place with everything that staff may edit, and what the asker may do with it. */
export const staffPlaceAnswer = placeRecord.answer;
export type StaffPlaceAnswer = z.infer<typeof staffPlaceAnswer>;
export const staffPlace = staffPlaceAnswer.omit({ can: true });
export type StaffPlace = z.infer<typeof staffPlace>;

const sent = z.object(sentOf(placeRecord.fields)).partial();

/** A new place; absent fields get their defaults, and the status is then `draft`. */
export const placeCreate = sent.required({ name: true, place_type: true, province: true });
export type PlaceCreate = z.input<typeof placeCreate>;

/**
 * Changes of a place; absent fields stay unchanged. `updated_at` is that of the record that the form was filled from:
 * if another editor has saved since, the answer is 409 and nothing is written.
 */
export const placeUpdate = sent.extend({ updated_at: rawText(40).check(z.iso.datetime()) });
export type PlaceUpdate = z.input<typeof placeUpdate>;

const params = z.object({ id: idParam });

/** Calls of the console about places. */
export const placeStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/places/',
    summary: 'All places, whatever their status, a page at a time',
    access: 'staff',
    query: restQuery({ filter: placeFilter, sorts: RECORD_SORTS }),
    answer: z.array(staffPlaceRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/places/:id/',
    summary: 'One place with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffPlaceAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/admin/places/',
    summary: 'A new place',
    access: 'staff',
    roles: ['editor'],
    body: placeCreate,
    answer: staffPlaceAnswer,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/places/:id/',
    summary: 'Changes a place unless another editor has in between',
    access: 'staff',
    roles: ['editor'],
    params,
    body: placeUpdate,
    answer: staffPlaceAnswer,
  },
  remove: deletionCall(placeRecord, 'Deletes a place with all that belongs to it'),
});

export const placePictureCalls = pictureStaffCalls('places');
