import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { rawText } from '../../platform/text/text-field.ts';

/* `/api/admin/email messages` and `/api/admin/jobs`: admins see what waits and failed, and have it done again. */

/** `failed` can be sent again, `given_up` cannot: content and recipient are gone. */
export const STAFF_EMAIL_MESSAGE_STATES = ['waiting', 'failed', 'given_up', 'sent'] as const;

export const emailMessageFilter = z.object({ state: z.enum(STAFF_EMAIL_MESSAGE_STATES).optional() });
export const EMAIL_MESSAGE_SORTS = ['id'] as const;

/** What became of one try to deliver. */
export const emailMessageAnswer = z.object({
  at: z.string(),
  /** The mail server's number, e.g. 550; null where it was not reached. */
  code: z.number().int().nullable(),
  /** Shortened, without the recipient. */
  text: z.string(),
});

/** One row of the list. */
export const staffEmailMessageRow = z.object({
  id: z.number().int(),
  state: z.enum(STAFF_EMAIL_MESSAGE_STATES),
  is_refused: z.boolean(),
  /** `l…@antam.example`; null once it was delivered or given up. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  created_at: z.string(),
  attempts: z.number().int(),
  last_answer: emailMessageAnswer.nullable(),
  can: z.object({ retry: z.boolean() }),
});
export type StaffEmailMessageRow = z.infer<typeof staffEmailMessageRow>;

/** One email message, with its whole recipient and each answer. */
export const staffEmailMessage = staffEmailMessageRow.omit({ last_answer: true }).extend({
  sent_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  /** Oldest first; the last twenty. */
  answers: z.array(emailMessageAnswer),
});
export type StaffEmailMessage = z.infer<typeof staffEmailMessage>;

export const STAFF_JOB_STATES = ['failed', 'running', 'due', 'later'] as const;

/** `failed`: given up after all tries; `waiting`: all others that are not done. */
export const jobFilter = z.object({
  which: z.enum(['failed', 'waiting']).default('failed'),
  topic: rawText(60).optional(),
});
export const JOB_SORTS = ['id'] as const;

/** One job of the outbox that is not done. */
export const staffJob = z.object({
  id: z.number().int(),
  topic: z.string(),
  state: z.enum(STAFF_JOB_STATES),
  created_at: z.string(),
  /** When it is done next, at the earliest. */
  available_at: z.string(),
  attempts: z.number().int(),
  /** Why the last try failed, without values. */
  error: z.string().nullable(),
  can: z.object({ retry: z.boolean(), drop: z.boolean() }),
});
export type StaffJob = z.infer<typeof staffJob>;

const params = z.object({ id: idParam });
const done = z.object({ id: z.number().int() });

/** Calls of the console about email messages. */
export const emailMessageStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/letters/',
    summary: 'Letters by their state, a page at a time',
    access: 'staff',
    roles: ['admin'],
    query: restQuery({ filter: emailMessageFilter, sorts: EMAIL_MESSAGE_SORTS }),
    answer: z.array(staffEmailMessageRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/letters/:id/',
    summary: 'One email message with its recipient and each answer of the mail server',
    access: 'staff',
    roles: ['admin'],
    params,
    answer: staffEmailMessage,
  },
  retry: {
    method: 'POST',
    path: '/api/admin/letters/:id/retry/',
    summary: 'Sends an email message again that waits or failed',
    access: 'staff',
    roles: ['admin'],
    params,
    answer: done,
  },
});

/** Calls of the console about jobs of the outbox. */
export const jobStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/jobs/',
    summary: 'Jobs of the outbox that failed or wait, a page at a time',
    access: 'staff',
    roles: ['admin'],
    query: restQuery({ filter: jobFilter, sorts: JOB_SORTS }),
    answer: z.array(staffJob),
  },
  retry: {
    method: 'POST',
    path: '/api/admin/jobs/:id/retry/',
    summary: 'Has a job done again as soon as a worker is free',
    access: 'staff',
    roles: ['admin'],
    params,
    answer: done,
  },
  drop: {
    method: 'POST',
    path: '/api/admin/jobs/:id/drop/',
    summary: 'Gives a job up',
    access: 'staff',
    roles: ['admin'],
    params,
    answer: done,
  },
});
