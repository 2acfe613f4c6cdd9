import { z } from 'zod';
import { askedText, htmlText, lineText, namingText, rawText } from '../../platform/text/text-field.ts';
import { REVIEWED_ON_WRONG } from '../articles/staff-contract.ts';
import { recordId, recordRights } from '../records/staff-contract.ts';
import { LIBRARY_STATUSES } from './contract.ts';

/* What the console's calls about diseases and drugs have in common. */

export const LIBRARY_SORTS = ['id', 'name', 'updated_at'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

export const libraryFilter = z.object({
  /** Words of names, the other ones too; case and accents do not matter. */
  q: askedText(100).optional(),
  status: z.enum(LIBRARY_STATUSES).optional(),
});
export type LibraryFilter = z.output<typeof libraryFilter>;

/** Of every name of a record, characters. */
export const MAX_NAME = 160;
export const MAX_NAMES = 20;
export const MAX_SPECIALITIES = 5;
/** Markup counts. */
const MAX_SECTION = 20_000;

/** Other names of a record. */
export const otherNames = z
  .array(namingText(1, MAX_NAME, 'Tên không được để trống.'))
  .max(MAX_NAMES, `Nhiều nhất ${MAX_NAMES} tên.`)
  .default([]);

/** One section as staff write it; HTML of which the server leaves out what is not allowed. */
export const sectionDraft = htmlText(MAX_SECTION)
  .nullish()
  .transform(html => html ?? '');

/** What staff write of every record: its name, its people, its status. */
export const libraryDraft = z.object({
  name: namingText(2, MAX_NAME, 'Tên cần ít nhất 2 ký tự.'),
  /** Ids, the main one first. */
  specialities: z.array(recordId).max(MAX_SPECIALITIES, `Nhiều nhất ${MAX_SPECIALITIES} chuyên khoa.`).default([]),
  author_name: namingText(2, 80, 'Xin nhập tên tác giả.'),
  author: recordId.nullable().default(null),
  reviewer_name: lineText(80)
    .nullish()
    .transform(name => name ?? ''),
  reviewer: recordId.nullable().default(null),
  reviewed_on: rawText(10).pipe(z.iso.date(REVIEWED_ON_WRONG)).nullable().default(null),
  status: z.enum(LIBRARY_STATUSES).default('draft'),
});
export type LibraryWrite = z.output<typeof libraryDraft>;

/** The `updated_at` of the record that a form was filled from. */
export const basedOn = { updated_at: rawText(40).check(z.iso.datetime()) };

/** What staff see of every record. */
export const staffLibraryRecord = z.object({
  id: z.number().int(),
  name: z.string(),
  absolute_url: z.string(),
  specialities: z.array(z.number().int()),
  author_name: z.string(),
  author: z.number().int().nullable(),
  reviewer_name: z.string(),
  reviewer: z.number().int().nullable(),
  reviewed_on: z.string().nullable(),
  status: z.enum(LIBRARY_STATUSES),
  published_at: z.string().nullable(),
  /** To be sent with a change. */
  updated_at: z.string(),
  can: recordRights,
});

/** One row of a list. */
export const staffLibraryRow = staffLibraryRecord.pick({
  id: true,
  name: true,
  absolute_url: true,
  status: true,
  reviewer_name: true,
  updated_at: true,
});
export type StaffLibraryRow = z.infer<typeof staffLibraryRow>;
