import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { accountAnswer } from './contract.ts';
import { accountDetail } from './queries/account-detail.ts';
import { requirePrincipal } from './require-principal.ts';

/** What the owner of an account sees and changes of it. */
export function accountRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/account/',
      summary: 'Who is logged in',
      access: 'user',
      answer: accountAnswer,
      handle: async (_, context) => accountDetail(services, requirePrincipal(context)),
    }),
  ];
}
