import { z } from 'zod';
import { bindCalls } from '../../platform/http/bind-calls.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';
import { confirmSecondFactor } from './commands/confirm-second-factor.ts';
import { removeSecondFactor } from './commands/remove-second-factor.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { setUpSecondFactor } from './commands/set-up-second-factor.ts';
import {
  recoveryCodes,
  SECOND_FACTOR_TASKS,
  secondFactorCalls,
  secondFactorForm,
  secondFactorSetup,
} from './contract.ts';

/** Setting up, confirming and removing the second factor of staff and providers. */
export function secondFactorRoutes(services: Services): readonly Endpoint[] {
  return [
    ...bindCalls(secondFactorCalls, {
      setUp: ({ body }, context) => setUpSecondFactor(services, context, body.password),
      confirm: ({ body }, context) => confirmSecondFactor(services, context, body.code),
      remove: async ({ body }, context) => removeSecondFactor(services, context, body.password).then(() => undefined),
      renewCodes: ({ body }, context) => renewRecoveryCodes(services, context, body.password),
    }),
    plainForms(services),
  ];
}

/** What the page's forms send without script: the address says which of them it is. */
const plainForms = (services: Services) =>
  endpoint({
    method: 'POST',
    path: '/tai-khoan/bao-mat/',
    summary: 'Sets up, confirms or removes a second factor, or renews its codes, by a plain form',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    query: z.object({ viec: z.enum(SECOND_FACTOR_TASKS).default('thiet-lap') }),
    body: secondFactorForm,
    answer: z.union([secondFactorSetup, recoveryCodes, z.undefined()]),
    formShows: true,
    formDone: () => '/tai-khoan/bao-mat/?done=tat',
    handle: async ({ query, body }, context) => runTask(services, context, query.viec, body),
  });

async function runTask(
  services: Services,
  context: RequestContext,
  task: (typeof SECOND_FACTOR_TASKS)[number],
  { password, code = '' }: z.output<typeof secondFactorForm>,
) {
  if (task === 'thiet-lap') return setUpSecondFactor(services, context, password);
  if (task === 'xac-nhan') return confirmSecondFactor(services, context, code);
  if (task === 'ma-du-phong') return renewRecoveryCodes(services, context, password);
  await removeSecondFactor(services, context, password);
  return undefined;
}
