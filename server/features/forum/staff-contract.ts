import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, rawText, reasonText } from '../../platform/text/text-field.ts';
import { decisionOnMany, decisionResults } from '../contributions/staff-contract.ts';
import { assignment } from '../posts/contract.ts';
import { URGENCIES } from '../posts/urgent-contract.ts';
import { THREAD_STATUSES, threadTitle } from './contract.ts';

/*
 * `/api/admin/threads`: moderators and admins. Who saw which fields of whom is kept in the audit log.
 */

const slug = rawText(120).regex(/^[a-z0-9-]+$/, 'Không tìm thấy lựa chọn này.');

export const threadFilter = z.object({
  status: z.enum(THREAD_STATUSES).optional(),
  speciality: slug.optional(),
  /** Words of the title in any order, or the id. */
  q: askedText(100).optional(),
});
export const THREAD_STAFF_SORTS = ['id'] as const;

/** One row of the list. */
export const staffThreadRow = z.object({
  id: z.number().int(),
  status: z.enum(THREAD_STATUSES),
  title: z.string(),
  url: z.string(),
  speciality: z.string().nullable(),
  /** Empty where none was chosen. */
  speciality_name: z.string(),
  author_name: z.string(),
  /** Shown to nobody but staff. */
  is_hiding_creator: z.boolean(),
  /** Why it waits, in words. */
  objections: z.array(z.string()),
  /** What cannot wait of it. */
  urgency: z.enum(URGENCIES).nullable(),
  replies: z.number().int(),
  is_locked: z.boolean(),
  created_at: z.string(),
});
export type StaffThreadRow = z.infer<typeof staffThreadRow>;

/** One thread with what staff need to decide on it. */
export const staffThread = staffThreadRow.extend({
  account_id: z.number().int().nullable(),
  /** The address of a visitor without an account. */
  author_email: z.string().nullable(),
  /** Sanitised HTML of the question. */
  body: z.string(),
  /** Of the post that asks; null where its posts stand in another thread. */
  question_id: z.number().int().nullable(),
  /** Who is asked to answer. */
  assignment,
  removal_reason: z.string(),
  /** The thread into which it was merged. */
  merged_into: z.number().int().nullable(),
  updated_at: z.string(),
  can: z.object({
    publish: z.boolean(),
    hide: z.boolean(),
    reject: z.boolean(),
    edit: z.boolean(),
    lock: z.boolean(),
    merge: z.boolean(),
    assign: z.boolean(),
  }),
});
export type StaffThread = z.infer<typeof staffThread>;

const reason = reasonText('Xin cho biết lý do.');

/** What was decided so already is refused with 409. Its author reads the reason. */
export const threadDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('publish') }),
  z.object({ decision: z.literal('hide'), reason }),
  z.object({ decision: z.literal('reject'), reason }),
]);
export type ThreadDecision = z.output<typeof threadDecision>;

/** Absent fields stay as they are. */
export const threadEdit = z.object({ title: threadTitle.optional(), speciality: slug.nullable().optional() });
export type ThreadEdit = z.output<typeof threadEdit>;

const params = z.object({ id: idParam });
const moderators = { access: 'staff', roles: ['moderator'] } as const;

/** Calls of the console about threads. */
export const threadStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/threads/',
    summary: 'Threads of any state, a page at a time',
    ...moderators,
    query: restQuery({ filter: threadFilter, sorts: THREAD_STAFF_SORTS }),
    answer: z.array(staffThreadRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/threads/:id/',
    summary: 'One thread with what staff need to decide on it',
    ...moderators,
    params,
    answer: staffThread,
  },
  edit: {
    method: 'PUT',
    path: '/api/admin/threads/:id/',
    summary: 'Changes the title or the speciality of a thread',
    ...moderators,
    params,
    body: threadEdit,
    answer: staffThread,
  },
  decide: {
    method: 'POST',
    path: '/api/admin/threads/:id/decision/',
    summary: 'Publishes a thread, hides or rejects it with a reason',
    ...moderators,
    params,
    body: threadDecision,
    answer: staffThread,
  },
  decideMany: {
    method: 'POST',
    path: '/api/admin/threads/decisions/',
    summary: 'Decides on several threads, each by itself',
    ...moderators,
    body: decisionOnMany(threadDecision),
    answer: decisionResults,
  },
  lock: {
    method: 'POST',
    path: '/api/admin/threads/:id/lock/',
    summary: 'Lets nobody reply in a thread any more, or again',
    ...moderators,
    params,
    body: z.object({ locked: z.boolean() }),
    answer: staffThread,
  },
  merge: {
    method: 'POST',
    path: '/api/admin/threads/:id/merge/',
    summary: 'Moves the posts of a thread behind those of another one, to which its address leads from then on',
    ...moderators,
    params,
    body: z.object({
      into: z
        .int()
        .min(1)
        .max(2 ** 31 - 1),
    }),
    answer: staffThread,
  },
});
