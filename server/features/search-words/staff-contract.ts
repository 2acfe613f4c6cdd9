import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { askedText, namingText } from '../../platform/text/text-field.ts';
import { recordId } from '../records/staff-contract.ts';

/* `/api/admin/search-words` and `/api/admin/synonyms`: staff read, editors make synonyms and take them back. */

/** Days over which counts are added up, today's among them. */
export const COUNTED_DAYS = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;

export const searchWordFilter = z.object({
  /** Part of the words; case and accents do not matter. */
  q: askedText(100).optional(),
  days: z.literal(COUNTED_DAYS).default(DEFAULT_DAYS),
});
export const SEARCH_WORD_SORTS = ['missed', 'empty', 'unpressed', 'shown', 'words', 'last_day'] as const;
export type SearchWordSort = (typeof SEARCH_WORD_SORTS)[number];

/** Kinds of record that words may be made to mean. */
export const SYNONYM_KINDS = ['complaint', 'speciality', 'service', 'place_type', 'disease', 'drug'] as const;
export type SynonymKind = (typeof SYNONYM_KINDS)[number];

/** What some words stand for. */
const meant = z.object({ kind: z.enum(SYNONYM_KINDS), record_id: z.number().int(), name: z.string() });

/** Words without a result or without a press in the days asked for. */
export const staffSearchWord = z.object({
  /** The words themselves: small, without accents. */
  id: z.string(),
  words: z.string(),
  /** Pages of results that were shown for them. */
  shown: z.number().int(),
  /** Those of them on which nothing stood. */
  empty: z.number().int(),
  /** Those of them on which something stood and nothing was opened. */
  unpressed: z.number().int(),
  /** The last day on which they were looked for, `2026-01-31`. */
  last_day: z.string(),
  /** What staff have made them mean since. */
  meant: z.array(meant),
  can: z.object({ make_synonym: z.boolean() }),
});
export type StaffSearchWord = z.infer<typeof staffSearchWord>;

export const synonymFilter = z.object({
  /** Words of the synonym or of the record's name, in any order; case and accents do not matter. */
  q: askedText(100).optional(),
  kind: z.enum(SYNONYM_KINDS).optional(),
  /** Whether the record is gone that the words meant. */
  gone: z.boolean().optional(),
});
export const SYNONYM_SORTS = ['id', 'words', 'made_at'] as const;

export const staffSynonym = z.object({
  id: z.number().int(),
  words: z.string(),
  /** Null where the record is gone and its kind with it. */
  kind: z.enum(SYNONYM_KINDS).nullable(),
  record_id: z.number().int(),
  /** The name of the record; null where it is gone. */
  name: z.string().nullable(),
  made_at: z.string(),
  can: z.object({ delete: z.boolean() }),
});
export type StaffSynonym = z.infer<typeof staffSynonym>;

/** Characters of a synonym, as it is typed and as it is compared; one letter would stand for half of everything. */
const MIN_SYNONYM = 2;
export const MAX_SYNONYM = 120;
const TOO_SHORT = `Xin nhập ít nhất ${MIN_SYNONYM} ký tự.`;
const TOO_LONG = `Không được quá ${MAX_SYNONYM} ký tự.`;

export const synonymDraft = z.object({
  words: namingText(MIN_SYNONYM, MAX_SYNONYM, TOO_SHORT)
    .refine(words => foldText(words).length >= MIN_SYNONYM, TOO_SHORT)
    // Syllables of other scripts come apart when they are folded.
    .refine(words => foldText(words).length <= MAX_SYNONYM, TOO_LONG),
  kind: z.enum(SYNONYM_KINDS),
  record_id: recordId,
});
export type SynonymDraft = z.output<typeof synonymDraft>;

/** Calls of the console about words that people looked for. */
export const searchWordStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/search-words/',
    summary: 'Words that found nothing or of which nothing was opened, a page at a time',
    access: 'staff',
    query: restQuery({ filter: searchWordFilter, sorts: SEARCH_WORD_SORTS }),
    answer: z.array(staffSearchWord),
  },
});

/** Calls of the console about synonyms. */
export const synonymStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/synonyms/',
    summary: 'Synonyms that staff have made, a page at a time',
    access: 'staff',
    query: restQuery({ filter: synonymFilter, sorts: SYNONYM_SORTS }),
    answer: z.array(staffSynonym),
  },
  create: {
    method: 'POST',
    path: '/api/admin/synonyms/',
    summary: 'Makes words mean a record, at once; 409 where they do already, 422 where they mean something else',
    access: 'staff',
    roles: ['editor'],
    body: synonymDraft,
    answer: z.object({ id: z.number().int() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/synonyms/:id/',
    summary: 'Takes a synonym back, at once',
    access: 'staff',
    roles: ['editor'],
    params: z.object({ id: idParam }),
    answer: z.object({ id: z.number().int() }),
  },
});
