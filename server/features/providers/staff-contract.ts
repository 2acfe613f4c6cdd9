import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { lineText, rawText, reasonText } from '../../platform/text/text-field.ts';

/*
 * `/api/admin/provider-applications`: moderators and admins. Who saw which fields of whom is kept in the audit log.
 */

export const APPLICATION_STATES = ['pending', 'approved', 'refused'] as const;
export const APPLICATION_TYPES = ['professional', 'place'] as const;

export const applicationFilter = z.object({
  status: z.enum(APPLICATION_STATES).optional(),
  type: z.enum(APPLICATION_TYPES).optional(),
});
export const APPLICATION_SORTS = ['id'] as const;

/** One row of the list. */
export const staffApplicationRow = z.object({
  id: z.number().int(),
  type: z.enum(APPLICATION_TYPES),
  status: z.enum(APPLICATION_STATES),
  account_id: z.number().int(),
  account_name: z.string(),
  account_email: z.string().nullable(),
  /** As the provider gave them at signup; empty where not asked. */
  place_name: z.string(),
  place_add: z.string(),
  prof_spec: z.string(),
  prof_place: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
});
export type StaffApplicationRow = z.infer<typeof staffApplicationRow>;

/** What can be doubtful about an approval, as staff read it. */
export const DOUBTS = {
  unconfirmed: 'Email của tài khoản chưa được xác thực.',
  beingDeleted: 'Tài khoản này đã yêu cầu xoá và sẽ bị xoá.',
  owned: 'Trang này đã có tài khoản khác quản lý.',
  noLicence: 'Người này chưa có số giấy phép hành nghề trong danh bạ.',
} as const;

/** One application. */
export const staffApplication = staffApplicationRow.extend({
  /** Of the words as they were read; a decision carries it, as the applicant may correct them meanwhile. */
  version: z.string(),
  /** National form, `0912 345 678`. */
  account_phone: z.string().nullable(),
  is_email_confirmed: z.boolean(),
  /** The reason of the refusal; it stays after the application is reopened or approved. */
  reason: z.string(),
  decided_by: z.number().int().nullable(),
  decided_by_name: z.string().nullable(),
  /** What is doubtful about the account, to be confirmed at an approval; empty when nothing is. */
  doubts: z.array(z.string()),
  /** Pages of the directory that may be meant, by name and address, the likeliest first. */
  suggestions: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** Address of a place, specialities of a professional. */
      about: z.string(),
      absolute_url: z.string(),
    }),
  ),
  /** The page that can be made from it: its name, and the kind and province of a place as far as the words say them. */
  new_page: z.object({
    name: z.string(),
    place_type: z.number().int().nullable(),
    province: z.number().int().nullable(),
  }),
  /** The pages that the account owns now. */
  links: z.array(
    z.object({
      kind: z.enum(APPLICATION_TYPES),
      id: z.number().int(),
      name: z.string(),
      absolute_url: z.string(),
    }),
  ),
});
export type StaffApplication = z.infer<typeof staffApplication>;

/** One application with the decisions that the asker can make on it. */
export const staffApplicationAnswer = staffApplication.extend({
  can: z.object({ approve: z.boolean(), refuse: z.boolean(), reopen: z.boolean() }),
});
export type StaffApplicationAnswer = z.infer<typeof staffApplicationAnswer>;

const id = z
  .int('Xin chọn trang để liên kết.')
  .min(1)
  .max(2 ** 31 - 1);

/** The version of the application that the deciding staff member has read. */
const version = rawText(100);

/**
 * An approval names the existing page that the account will own, of the kind that was applied for, or has a draft made
 * from the application. Where something is doubtful (email address unconfirmed, deletion scheduled, page owned by
 * another account, no licence number), it is refused with 422 and the doubts at `confirmed`, until it is sent again
 * with them. Only a refused application can be reopened, which makes it pending again. The second of two decisions gets
 * 409, and so does one with the `version` of words that the applicant has corrected since.
 */
export const applicationDecision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('approve'),
    version,
    professional_id: id.nullish(),
    place_id: id.nullish(),
    /** A draft is made from the application in the place of an existing page; of a place staff say kind and province. */
    new_page: z.object({ place_type: id.nullish(), province: id.nullish() }).optional(),
    /** The doubts that the approving staff member has read, in the words of the 422 that asked. */
    confirmed: z.array(lineText(200)).max(10).optional(),
  }),
  z.object({
    decision: z.literal('refuse'),
    version,
    reason: reasonText('Xin nhập lý do.'),
  }),
  z.object({ decision: z.literal('reopen') }),
]);
export type ApplicationDecision = z.input<typeof applicationDecision>;

const params = z.object({ id: idParam });

/** Calls of the console about providers who apply for a page. */
export const applicationStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/provider-applications/',
    summary: 'Applications of providers, a page at a time',
    access: 'staff',
    roles: ['moderator'],
    query: restQuery({ filter: applicationFilter, sorts: APPLICATION_SORTS }),
    answer: z.array(staffApplicationRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/provider-applications/:id/',
    summary: 'One application of a provider',
    access: 'staff',
    roles: ['moderator'],
    params,
    answer: staffApplicationAnswer,
  },
  decide: {
    method: 'PUT',
    path: '/api/admin/provider-applications/:id/',
    summary: 'Approves an application and links its account with a page, refuses it, or reopens a refused one',
    access: 'staff',
    roles: ['moderator'],
    params,
    body: applicationDecision,
    answer: staffApplicationAnswer,
  },
});
