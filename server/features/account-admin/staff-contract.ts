import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText, rawText } from '../../platform/text/text-field.ts';
import { accountEmail, accountName, ROLES } from '../accounts/contract.ts';

/*
 * `/api/admin/accounts`: moderators read, admins write. Who saw which fields of whom is kept in the audit log.
 */

export const ACCOUNT_STATES = ['active', 'pending', 'disabled', 'anonymised'] as const;
export const STAFF_ROLE_NAMES = ['moderator', 'editor', 'admin'] as const;

export const accountFilter = z.object({
  /**
   * Part of the email address, beginnings of words of the name with or without accents, a whole phone number, or the
   * id.
   */
  q: askedText(254).optional(),
  role: z.enum(ROLES).optional(),
  status: z.enum(ACCOUNT_STATES).optional(),
});
export const ACCOUNT_SORTS = ['id', 'name', 'email', 'created_at'] as const;

/** One row of the list. */
export const staffAccountRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null once the account is anonymised. */
  email: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATES),
  is_official: z.boolean(),
  is_email_confirmed: z.boolean(),
  has_second_factor: z.boolean(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
});
export type StaffAccountRow = z.infer<typeof staffAccountRow>;

/** One account. */
export const staffAccount = staffAccountRow.extend({
  /** National form, `0912 345 678`. */
  mobile_phone: z.string().nullable(),
  /** Where the signup began. */
  source: z.string(),
  /** Browsers that are logged in. */
  session_count: z.number().int(),
  /** When its owner's request to delete the account is carried out. */
  deletion_due_at: z.string().nullable(),
  updated_at: z.string(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** One account, and whether the asker may change it at all, its role and status, and its second factor. */
export const staffAccountAnswer = staffAccount.extend({
  can: z.object({ edit: z.boolean(), move: z.boolean(), remove_second_factor: z.boolean() }),
});
export type StaffAccountAnswer = z.infer<typeof staffAccountAnswer>;

/** A new staff account, which gets an email message with a link to set its password. */
export const accountCreate = z.object({ name: accountName, email: accountEmail, role: z.enum(STAFF_ROLE_NAMES) });
export type AccountCreate = z.input<typeof accountCreate>;

/**
 * Absent fields stay unchanged. Nobody can change the own role or status (403). An account can be made `active` or
 * `disabled`; a pending provider becomes active only by approval of the application, and is pending again if it was
 * disabled meanwhile. Only an account with a provider application can become a provider (422), and is then pending; an
 * account that stops being a provider owns no page. `second_factor: false` removes the second factor, but not of staff
 * (422) nor the own one (403); 409 if there is none. Every change except of `is_official` ends all sessions.
 * `updated_at` works as for places (409).
 */
export const accountChange = z.object({
  role: z.enum(ROLES).optional(),
  status: z.enum(ACCOUNT_STATES).optional(),
  is_official: z.boolean().optional(),
  second_factor: z.literal(false).optional(),
  updated_at: rawText(40).check(z.iso.datetime()),
});

const params = z.object({ id: idParam });

/** Calls of the console about accounts: moderators read, admins write. */
export const accountStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/accounts/',
    summary: 'All accounts, a page at a time',
    access: 'staff',
    roles: ['moderator'],
    query: restQuery({ filter: accountFilter, sorts: ACCOUNT_SORTS }),
    answer: z.array(staffAccountRow),
  },
  detail: {
    method: 'GET',
    path: '/api/admin/accounts/:id/',
    summary: 'One account',
    access: 'staff',
    roles: ['moderator'],
    params,
    answer: staffAccountAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/admin/accounts/',
    summary: 'A new account of staff, who is mailed a link to set the password',
    access: 'staff',
    roles: ['admin'],
    body: accountCreate,
    answer: staffAccountAnswer,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/accounts/:id/',
    summary: 'Changes what an account may do',
    access: 'staff',
    roles: ['admin'],
    params,
    body: accountChange,
    answer: staffAccountAnswer,
  },
});
