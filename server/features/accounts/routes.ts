import { bindCalls } from '../../platform/http/bind-calls.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { updateAccount } from './commands/update-account.ts';
import { type AccountUpdate, accountCalls } from './contract.ts';
import { accountDetail } from './queries/account-detail.ts';

const PAGE = '/tai-khoan/';

/** What the owner of an account sees and changes of it. The pages' own addresses take what their forms post. */
export function accountRoutes(services: Services): readonly Endpoint[] {
  const update = async ({ body }: { body: AccountUpdate }, context: RequestContext) => {
    const principal = requirePrincipal(context);
    await updateAccount(services, principal, body);
    return accountDetail(services, principal);
  };
  return [
    ...bindCalls(accountCalls, {
      detail: async (_, context) => accountDetail(services, requirePrincipal(context)),
      update,
    }),
    endpoint({
      ...accountCalls.update,
      method: 'POST',
      path: PAGE,
      formDone: () => `${PAGE}?done=luu`,
      handle: update,
    }),
  ];
}
