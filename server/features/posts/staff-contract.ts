import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, plainText, reasonText } from '../../platform/text/text-field.ts';
import {
  authorPast,
  decisionOnMany,
  decisionResults,
  decisionRights,
  decisionWith,
  staffContributionRow,
  staffReports,
} from '../contributions/staff-contract.ts';
import { ANSWER_TYPES, assignment, postImage, REPLYER_TYPES } from './contract.ts';

/*
 * `/api/admin/posts/`: moderators and admins. Who saw which fields of whom is kept in the audit log.
 */

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

export const postFilter = z.object({
  /** What waits for a decision. */
  status: z.enum(['pending', 'reported']).optional(),
  /** With `entity_id`: all posts of one discussion, whatever their state, in their order there. */
  kind: z.enum(['thread', 'article']).optional(),
  entity_id: id.optional(),
});
export const POST_STAFF_SORTS = ['id'] as const;

/** One row of the list. */
export const staffPostRow = staffContributionRow.extend({
  /** 0 for what opens the discussion, which is shown and hidden with it. */
  position: z.number().int(),
  hiding_creator: z.boolean(),
  answer_type: z.enum(ANSWER_TYPES),
  text: z.string(),
  reports: staffReports,
  images: z.array(postImage),
  /** Why staff took it down; empty where they did not. */
  removal_reason: z.string(),
  can: decisionRights,
});
export type StaffPostRow = z.infer<typeof staffPostRow>;

/** One post with what staff need to decide on it. */
export const staffPost = staffPostRow.extend({
  account_id: z.number().int().nullable(),
  author_past: authorPast,
  replyer_type: z.enum(REPLYER_TYPES).nullable(),
  replyer_id: z.number().int().nullable(),
  body: z.string(),
  modified_at: z.string().nullable(),
});
export type StaffPost = z.infer<typeof staffPost>;

const REASON_RULE = 'Xin cho biết lý do, dài tối đa 500 ký tự.';

/** What was taken down leaves its author the reason. */
export const postDecision = decisionWith(reasonText(REASON_RULE, REASON_RULE));

/** Whom a question may be given to. */
export const assignable = z.object({ id: z.number().int(), name: z.string() });
export type StaffAssignable = z.infer<typeof assignable>;

const assignableQuery = restQuery({ filter: z.object({ q: askedText(100).optional() }), sorts: ['name'] });

/** Null takes the request back. */
const assignmentChange = z.object({ assigned_to: id.nullable() });

const params = z.object({ id: idParam });

/** Calls of the console about posts that wait, are reported, or were taken down. */
export const postStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/posts/',
    summary: 'Posts of all discussions, a page at a time',
    access: 'staff',
    roles: ['moderator'],
    query: restQuery({ filter: postFilter, sorts: POST_STAFF_SORTS }),
    answer: z.array(staffPostRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/posts/:id/',
    summary: 'One post with what was reported of it',
    access: 'staff',
    roles: ['moderator'],
    params,
    answer: staffPost,
  },
  decide: {
    method: 'POST',
    path: '/api/admin/posts/:id/decision/',
    summary: 'Shows a post, or takes it away with a reason that its author reads',
    access: 'staff',
    roles: ['moderator'],
    params,
    body: postDecision,
    answer: staffPost,
  },
  decideMany: {
    method: 'POST',
    path: '/api/admin/posts/decisions/',
    summary: 'Decides on several posts, each by itself',
    access: 'staff',
    roles: ['moderator'],
    body: decisionOnMany(postDecision),
    answer: decisionResults,
  },
  assign: {
    method: 'POST',
    path: '/api/admin/posts/:id/assignment/',
    summary: 'Asks a professional to answer what opens a discussion, or takes that back',
    access: 'staff',
    roles: ['moderator'],
    params,
    body: assignmentChange,
    answer: z.object({ assignment }),
  },
  assignable: {
    method: 'GET',
    path: '/api/admin/assignable/',
    summary: 'Professionals and officials whom a question may be given to, by what is typed of their names',
    access: 'staff',
    roles: ['moderator'],
    query: assignableQuery,
    answer: z.array(assignable),
  },
});

/*
 * `/api/admin/accounts/:id/identities/`: as whom an official account may reply beside the site. Admins alone.
 */

/** Kinds of pages in whose name an official account may be let reply. */
export const GRANTED_KINDS = ['professional', 'place'] as const;

export const MAX_CONSENT = 500;

export const grantedIdentity = z.object({
  id: z.number().int(),
  kind: z.enum(GRANTED_KINDS),
  entity_id: z.number().int(),
  name: z.string(),
  /** Null where its page is not published: nobody replies as it meanwhile. */
  url: z.string().nullable(),
  /** When and how a professional agreed; empty for places. */
  consent: z.string(),
  /** Empty once that account is gone. */
  granted_by: z.string(),
  created_at: z.string(),
});
export type GrantedIdentity = z.infer<typeof grantedIdentity>;

/** `consent` is asked for where the page is a professional's. */
export const identityGrant = z.object({
  kind: z.enum(GRANTED_KINDS, 'Xin chọn bác sĩ hoặc cơ sở y tế.'),
  entity_id: id,
  consent: plainText(MAX_CONSENT, `Dài tối đa ${MAX_CONSENT} ký tự.`).default(''),
});
export type IdentityGrant = z.output<typeof identityGrant>;

const identities = z.object({ identities: z.array(grantedIdentity) });
const ofAccount = z.object({ id: idParam });
const admins = { access: 'staff', roles: ['admin'] } as const;

/** Calls of the console about the identities of official accounts. */
export const identityStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/accounts/:id/identities/',
    summary: 'As whom an official account may reply beside the site',
    ...admins,
    params: ofAccount,
    answer: identities,
  },
  grant: {
    method: 'POST',
    path: '/api/admin/accounts/:id/identities/',
    summary: 'Lets an official account reply as a professional who agreed to it, or as a place',
    ...admins,
    params: ofAccount,
    body: identityGrant,
    answer: identities,
  },
  revoke: {
    method: 'DELETE',
    path: '/api/admin/accounts/:id/identities/:identity/',
    summary: 'Takes an identity back from an official account',
    ...admins,
    params: z.object({ id: idParam, identity: idParam }),
    answer: identities,
  },
});
