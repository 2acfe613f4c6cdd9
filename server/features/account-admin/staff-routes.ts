import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { viewsOf } from '../audit/record-views.ts';
import { accountPolicy } from './account.policy.ts';
import { changeAccount } from './commands/change-account.ts';
import { invitationFaults, inviteStaff } from './commands/invite-staff.ts';
import { type AccountQuery, findStaffAccount, listStaffAccounts } from './queries/staff-accounts.ts';
import { accountStaffCalls, type StaffAccountAnswer } from './staff-contract.ts';

/** What of a person a list and a record show. */
const LISTED = ['name', 'email', 'role', 'status', 'last_login_at'];
const SHOWN = [...LISTED, 'mobile_phone', 'source', 'session_count'];

/** Calls of the console about accounts: moderators read, admins write. Who looks leaves a trace. */
export function accountStaffRoutes(services: Services): readonly Endpoint[] {
  const seen = viewsOf(services, 'account');
  const find = async (context: RequestContext, id: number): Promise<StaffAccountAnswer> => {
    const account = await findStaffAccount(services, id);
    return { ...account, can: accountPolicy.rightsOf(requirePrincipal(context), account) };
  };
  return bindCalls(
    accountStaffCalls,
    {
      list: async ({ query }, context) => {
        const page = await listStaffAccounts(services, query);
        if (!isCountOnly(query)) await seen.list(context, LISTED);
        return sendPage(context, 'accounts', query, page);
      },
      detail: async ({ params: { id } }, context) => {
        const account = await find(context, id);
        await seen.one(context, id, SHOWN);
        return account;
      },
      create: async ({ body }, context) => {
        const id = await inviteStaff(services, actorOf(context), body);
        return find(context, id);
      },
      update: async ({ params: { id }, body }, context) => {
        await changeAccount(services, actorOf(context), id, body);
        return find(context, id);
      },
    },
    { create: ({ body }) => invitationFaults(services, body) },
  );
}

/** No row is asked for, only how many there are; with a search even that reveals whether a person is there. */
const isCountOnly = ({ filter, ids, limit }: AccountQuery) => limit === 0 && !ids && filter.q === undefined;
