import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { checkedName, checkedPhone } from '../accounts/checked-fields.ts';
import { accountCalls, accountUpdate } from '../accounts/contract.ts';
import { updateAccount } from './commands/update-account.ts';
import { accountDetail } from './queries/account-detail.ts';

const body = accountUpdate.extend({ name: checkedName, mobile_phone: checkedPhone.nullish() });

/** What the owner of an account sees and changes of it. */
export function myAccountRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(
    { ...accountCalls, update: { ...accountCalls.update, body } },
    {
      detail: async (_, context) => accountDetail(services, requirePrincipal(context)),
      update: async ({ body }, context) => {
        const principal = requirePrincipal(context);
        await updateAccount(services, principal, body);
        return accountDetail(services, principal);
      },
    },
  );
}
