import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { plainText } from '../../platform/text/text-field.ts';

/*
 * `/api/admin/accounts/:id/identities/`: as whom an official account may reply beside the site. Admins alone.
 */

/** Kinds of pages in whose name an official account may be let reply. */
export const GRANTED_KINDS = ['professional', 'place'] as const;

export const MAX_CONSENT = 500;

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

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

const answer = z.object({ identities: z.array(grantedIdentity) });
const params = z.object({ id: idParam });
const admins = { access: 'staff', roles: ['admin'] } as const;

/** Calls of the console about the identities of official accounts. */
export const identityStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/accounts/:id/identities/',
    summary: 'As whom an official account may reply beside the site',
    ...admins,
    params,
    answer,
  },
  grant: {
    method: 'POST',
    path: '/api/admin/accounts/:id/identities/',
    summary: 'Lets an official account reply as a professional who agreed to it, or as a place',
    ...admins,
    params,
    body: identityGrant,
    answer,
  },
  revoke: {
    method: 'DELETE',
    path: '/api/admin/accounts/:id/identities/:identity/',
    summary: 'Takes an identity back from an official account',
    ...admins,
    params: z.object({ id: idParam, identity: idParam }),
    answer,
  },
});
