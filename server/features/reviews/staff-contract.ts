import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { CONTRIBUTION_STATUSES } from '../contributions/contract.ts';
import {
  authorPast,
  decisionOnMany,
  decisionResults,
  decisionRights,
  decisionWith,
  staffContributionRow,
  staffReports,
} from '../contributions/staff-contract.ts';
import { REMOVAL_REASONS } from './contract.ts';

/*
 * `/api/admin/comments`: moderators and admins. Who saw which fields of whom is kept in the audit log.
 */

export const commentFilter = z.object({
  status: z.enum(CONTRIBUTION_STATUSES).optional(),
  kind: rawText(20).optional(),
});
export const COMMENT_STAFF_SORTS = ['id'] as const;

/** One row of the list. */
export const staffCommentRow = staffContributionRow.extend({
  parent_id: z.number().int().nullable(),
  overall_rating: z.number().int(),
  comment: z.string(),
});
export type StaffCommentRow = z.infer<typeof staffCommentRow>;

/** One comment with what staff need to decide on it. */
export const staffComment = staffCommentRow.extend({
  account_id: z.number().int().nullable(),
  author_past: authorPast,
  /** The address of a visitor without an account. */
  author_email: z.string().nullable(),
  original_comment: z.string().nullable(),
  removal_reason: z.enum(REMOVAL_REASONS).nullable(),
  removed_at: z.string().nullable(),
  reports: staffReports,
  can: decisionRights,
});
export type StaffComment = z.infer<typeof staffComment>;

/** A comment that could be read leaves its reason behind. */
export const commentDecision = decisionWith(z.enum(REMOVAL_REASONS, 'Xin chọn lý do.'));

const params = z.object({ id: idParam });

/** Calls of the console about comments that wait, are reported, or were taken down. */
export const commentStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/comments/',
    summary: 'Comments of all pages, a page at a time',
    access: 'staff',
    roles: ['moderator'],
    query: restQuery({ filter: commentFilter, sorts: COMMENT_STAFF_SORTS }),
    answer: z.array(staffCommentRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/comments/:id/',
    summary: 'One comment with what was reported of it',
    access: 'staff',
    roles: ['moderator'],
    params,
    answer: staffComment,
  },
  decide: {
    method: 'POST',
    path: '/api/admin/comments/:id/decision/',
    summary: 'Shows a comment, or takes it away with a reason',
    access: 'staff',
    roles: ['moderator'],
    params,
    body: commentDecision,
    answer: staffComment,
  },
  decideMany: {
    method: 'POST',
    path: '/api/admin/comments/decisions/',
    summary: 'Decides on several comments, each by itself',
    access: 'staff',
    roles: ['moderator'],
    body: decisionOnMany(commentDecision),
    answer: decisionResults,
  },
});
