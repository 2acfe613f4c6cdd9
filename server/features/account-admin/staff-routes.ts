import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeAccount } from './commands/change-account.ts';
import { inviteStaff } from './commands/invite-staff.ts';
import { type AccountQuery, findStaffAccount, listStaffAccounts } from './queries/staff-accounts.ts';
import {
  ACCOUNT_SORTS,
  accountChange,
  accountCreate,
  accountFilter,
  type StaffAccount,
  staffAccount,
  staffAccountRow,
} from './staff-contract.ts';

const path = '/api/admin/accounts/';
const params = z.object({ id: idParam });
const subjectKind = 'account';
/** What of a person a list and a record show. */
const LISTED = ['name', 'email', 'role', 'status', 'last_login_at'];
const SHOWN = [...LISTED, 'mobile_phone', 'source', 'session_count'];

/** Calls of the console about accounts: moderators read, admins write. Who looks leaves a trace. */
export function accountStaffRoutes(services: Services): readonly Endpoint[] {
  const { db } = services;
  const see = (actor: Actor, action: string, subjectId: number | null, fields: readonly string[]) =>
    db.transaction(unit => recordAudit(unit, services, { ...actor, action, subjectKind, subjectId, fields }));
  const show = async (actor: Actor, id: number): Promise<StaffAccount> => {
    const account = await findStaffAccount(services, id);
    await see(actor, 'account.view', id, SHOWN);
    return account;
  };
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'All accounts, a page at a time',
      access: 'staff',
      roles: ['moderator'],
      query: restQuery({ filter: accountFilter, sorts: ACCOUNT_SORTS }),
      answer: z.array(staffAccountRow),
      handle: async ({ query }, context) => {
        const page = await listStaffAccounts(services, query);
        if (!isCountOnly(query)) await see(actorOf(context), 'account.list', null, LISTED);
        return sendPage(context, 'accounts', query, page);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}:id/`,
      summary: 'One account',
      access: 'staff',
      roles: ['moderator'],
      params,
      answer: staffAccount,
      handle: async ({ params }, context) => show(actorOf(context), params.id),
    }),
    endpoint({
      method: 'POST',
      path,
      summary: 'A new account of staff, who is mailed a link to set the password',
      access: 'staff',
      roles: ['admin'],
      body: accountCreate,
      answer: staffAccount,
      handle: async ({ body }, context) => {
        const id = await inviteStaff(services, actorOf(context), body);
        return findStaffAccount(services, id);
      },
    }),
    endpoint({
      method: 'PUT',
      path: `${path}:id/`,
      summary: 'Changes what an account may do',
      access: 'staff',
      roles: ['admin'],
      params,
      body: accountChange,
      answer: staffAccount,
      handle: async ({ params: { id }, body }, context) => {
        await changeAccount(services, actorOf(context), id, body);
        return findStaffAccount(services, id);
      },
    }),
  ];
}

/** No row is asked for, only how many there are; with a search even that tells whether somebody is there. */
const isCountOnly = ({ filter, ids, limit }: AccountQuery) => limit === 0 && !ids && filter.q === undefined;
