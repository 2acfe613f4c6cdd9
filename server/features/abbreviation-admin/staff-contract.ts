import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { hasWords } from '../../platform/contract/visible-text.ts';
import { askedText, lineText, rawText } from '../../platform/text/text-field.ts';
import { deletedRecord, recordRights } from '../records/staff-contract.ts';

/* `/api/admin/abbreviations`: staff read, editors write. Changes stand in the audit log. */

export const abbreviationFilter = z.object({
  /** Letters of the abbreviation or words of its meaning, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
});
export const ABBREVIATION_SORTS = ['short', 'meaning', 'id', 'updated_at'] as const;

/** Characters. */
export const MAX_LENGTHS = { short: 20, meaning: 120, readAs: 120, source: 160 } as const;

/** Letters and digits without a space, two at least: one letter alone is read as nothing else. */
const SHORT = /^[\p{L}\p{N}]{2,}$/u;
export const isShort = (text: string): boolean => SHORT.test(text.normalize('NFC')) && /\p{L}/u.test(text);

/** What staff keep of an abbreviation. */
export const staffAbbreviation = z.object({
  id: z.number().int(),
  /** "ĐTĐ". */
  short: z.string(),
  /** "đái tháo đường". */
  meaning: z.string(),
  /** The words that a search reads in its place; empty where these are its meaning. */
  read_as: z.string(),
  /** A public document in which it stands. */
  source: z.string(),
  /** The beginning of 1970 where nobody has changed what the reference list says. */
  updated_at: z.string(),
  can: recordRights,
});
export type StaffAbbreviation = z.infer<typeof staffAbbreviation>;

/** One row of the list. */
export const staffAbbreviationRow = staffAbbreviation.omit({ can: true });
export type StaffAbbreviationRow = z.infer<typeof staffAbbreviationRow>;

export const abbreviationDraft = z.object({
  short: lineText(MAX_LENGTHS.short).refine(isShort, 'Xin nhập từ hai chữ cái hoặc chữ số, viết liền.'),
  meaning: lineText(MAX_LENGTHS.meaning).refine(hasWords, 'Xin nhập nghĩa bằng chữ.'),
  read_as: lineText(MAX_LENGTHS.readAs)
    .refine(text => text === '' || hasWords(text), 'Xin nhập bằng chữ, hoặc để trống.')
    .default(''),
  source: lineText(MAX_LENGTHS.source).default(''),
});
export type AbbreviationDraft = z.output<typeof abbreviationDraft>;

/** The whole abbreviation; `updated_at` is that of the record that the form was filled from. */
export const abbreviationUpdate = abbreviationDraft.extend({ updated_at: rawText(40).check(z.iso.datetime()) });

const params = z.object({ id: idParam });

/** Calls of the console about abbreviations. */
export const abbreviationStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/abbreviations/',
    summary: 'Medical abbreviations, a page at a time',
    access: 'staff',
    query: restQuery({ filter: abbreviationFilter, sorts: ABBREVIATION_SORTS }),
    answer: z.array(staffAbbreviationRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/abbreviations/:id/',
    summary: 'One abbreviation with everything that staff may edit',
    access: 'staff',
    params,
    answer: staffAbbreviation,
  },
  create: {
    method: 'POST',
    path: '/api/admin/abbreviations/',
    summary: 'A new abbreviation',
    access: 'staff',
    roles: ['editor'],
    body: abbreviationDraft,
    answer: staffAbbreviation,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/abbreviations/:id/',
    summary: 'Changes an abbreviation; 409 where another editor saved meanwhile',
    access: 'staff',
    roles: ['editor'],
    params,
    body: abbreviationUpdate,
    answer: staffAbbreviation,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/abbreviations/:id/',
    summary: 'Deletes an abbreviation for good: no later reference list brings it back',
    access: 'staff',
    roles: ['editor'],
    params,
    answer: deletedRecord,
  },
});
