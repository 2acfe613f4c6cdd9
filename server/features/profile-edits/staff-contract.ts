import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { plainText, rawText } from '../../platform/text/text-field.ts';
import { recordId } from '../records/staff-contract.ts';
import { CHANGE_STATES, MODERATED } from './contract.ts';

/* `/api/admin/profile-edits`: moderators and editors decide what professionals want changed of their pages. */

/** `pending` while a field waits. */
export const PROFILE_EDIT_STATUSES = ['pending', 'decided'] as const;

export const profileEditFilter = z.object({
  status: z.enum(PROFILE_EDIT_STATUSES).optional(),
  professional: recordId.optional(),
});
export const PROFILE_EDIT_SORTS = ['id'] as const;

/** One row of the list. */
export const staffProfileEditRow = z.object({
  id: z.number().int(),
  status: z.enum(PROFILE_EDIT_STATUSES),
  professional: z.number().int(),
  /** As the public sees it now. */
  professional_name: z.string(),
  absolute_url: z.string(),
  /** Those that wait, or all that were decided once none waits. */
  fields: z.array(z.enum(MODERATED)),
  updated_at: z.string(),
  decided_at: z.string().nullable(),
});
export type StaffProfileEditRow = z.infer<typeof staffProfileEditRow>;

/** One edit with old and new side by side. */
export const staffProfileEdit = staffProfileEditRow.extend({
  /** The version of this answer; a decision carries it. */
  version: z.string(),
  changes: z.array(
    z.object({
      field: z.enum(MODERATED),
      state: z.enum(CHANGE_STATES),
      /** In words, a name each. */
      public: z.array(z.string()),
      proposed: z.array(z.string()),
      /** Why it was refused; empty otherwise. */
      reason: z.string(),
    }),
  ),
  decided_by_name: z.string().nullable(),
  can: z.object({ decide: z.boolean() }),
});
export type StaffProfileEdit = z.infer<typeof staffProfileEdit>;

const fields = z.array(z.enum(MODERATED)).max(MODERATED.length).default([]);

/**
 * Accepts some of the fields that wait and refuses others, these with one reason, which the professional reads. The rest
 * goes on waiting. Of two decisions at once, and where the profile or what waits changed since it was read, the later one
 * gets 409.
 */
export const profileEditDecision = z
  .object({
    version: rawText(100),
    accept: fields,
    refuse: fields,
    reason: plainText(500, 'Lý do dài tối đa 500 ký tự.').default(''),
  })
  .refine(({ accept, refuse }) => accept.length + refuse.length > 0, {
    error: 'Xin chọn ít nhất một mục.',
    path: ['accept'],
  })
  .refine(({ accept, refuse }) => !accept.some(field => refuse.includes(field)), {
    error: 'Có mục vừa được duyệt vừa bị từ chối.',
    path: ['refuse'],
  })
  .refine(({ refuse, reason }) => refuse.length === 0 || reason !== '', { error: 'Xin nhập lý do.', path: ['reason'] });
export type ProfileEditDecision = z.input<typeof profileEditDecision>;

const params = z.object({ id: idParam });

/** Calls of the console about what professionals want changed. */
export const profileEditStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/profile-edits/',
    summary: 'What professionals want changed of their pages, a page at a time',
    access: 'staff',
    roles: ['moderator', 'editor'],
    query: restQuery({ filter: profileEditFilter, sorts: PROFILE_EDIT_SORTS }),
    answer: z.array(staffProfileEditRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/profile-edits/:id/',
    summary: 'What one professional wants changed, beside what is public',
    access: 'staff',
    roles: ['moderator', 'editor'],
    params,
    answer: staffProfileEdit,
  },
  decide: {
    method: 'POST',
    path: '/api/admin/profile-edits/:id/decision/',
    summary: 'Publishes some of the changed fields, refuses others with a reason',
    access: 'staff',
    roles: ['moderator', 'editor'],
    params,
    body: profileEditDecision,
    answer: staffProfileEdit,
  },
});
