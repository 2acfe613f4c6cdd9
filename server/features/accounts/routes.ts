import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { updateAccount } from './commands/update-account.ts';
import { accountAnswer, accountUpdate } from './contract.ts';
import { OWN_WRITES_BY_ADDRESS } from './outer-limits.ts';
import { accountDetail } from './queries/account-detail.ts';

const PAGE = '/tai-khoan/';

/** What the owner of an account sees and changes of it. The pages' own addresses take what their forms post. */
export function accountRoutes(services: Services): readonly Endpoint[] {
  const path = '/api/v1/account/';
  const changes = (
    [
      ['PUT', path],
      ['POST', PAGE],
    ] as const
  ).map(([method, address]) =>
    endpoint({
      method,
      path: address,
      summary: 'Changes name and phone number',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: accountUpdate,
      answer: accountAnswer,
      formDone: () => `${PAGE}?done=luu`,
      handle: async ({ body }, context) => {
        const principal = requirePrincipal(context);
        await updateAccount(services, principal, body);
        return accountDetail(services, principal);
      },
    }),
  );
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'Who is logged in',
      access: 'user',
      answer: accountAnswer,
      handle: async (_, context) => accountDetail(services, requirePrincipal(context)),
    }),
    ...changes,
  ];
}
