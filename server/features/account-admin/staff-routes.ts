import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeAccount } from './commands/change-account.ts';
import { inviteStaff } from './commands/invite-staff.ts';
import { type AccountQuery, findStaffAccount, listStaffAccounts } from './queries/staff-accounts.ts';
import { accountStaffCalls, type StaffAccount } from './staff-contract.ts';

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
  return bindCalls(accountStaffCalls, {
    list: async ({ query }, context) => {
      const page = await listStaffAccounts(services, query);
      if (!isCountOnly(query)) await see(actorOf(context), 'account.list', null, LISTED);
      return sendPage(context, 'accounts', query, page);
    },
    detail: async ({ params }, context) => show(actorOf(context), params.id),
    create: async ({ body }, context) => {
      const id = await inviteStaff(services, actorOf(context), body);
      return findStaffAccount(services, id);
    },
    update: async ({ params: { id }, body }, context) => {
      await changeAccount(services, actorOf(context), id, body);
      return findStaffAccount(services, id);
    },
  });
}

/** No row is asked for, only how many there are; with a search even that tells whether somebody is there. */
const isCountOnly = ({ filter, ids, limit }: AccountQuery) => limit === 0 && !ids && filter.q === undefined;
