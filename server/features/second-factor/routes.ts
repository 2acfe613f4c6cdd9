import { z } from 'zod';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/outer-limits.ts';
import { confirmSecondFactor } from './commands/confirm-second-factor.ts';
import { removeSecondFactor } from './commands/remove-second-factor.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { setUpSecondFactor } from './commands/set-up-second-factor.ts';
import {
  passwordProof,
  recoveryCodes,
  SECOND_FACTOR_TASKS,
  secondFactorCode,
  secondFactorForm,
  secondFactorSetup,
} from './contract.ts';

/** Setting up, confirming and removing the second factor of staff and providers. */
export function secondFactorRoutes(services: Services): readonly Endpoint[] {
  const path = '/api/v1/account/second-factor/';
  return [
    endpoint({
      method: 'POST',
      path,
      summary: 'Makes a secret for an authenticator, by the password; it counts once its first code was given',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: passwordProof,
      answer: secondFactorSetup,
      handle: ({ body }, context) => setUpSecondFactor(services, context, body.password),
    }),
    endpoint({
      method: 'PUT',
      path,
      summary: 'Confirms the secret by its first code; answers recovery codes, once',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: secondFactorCode,
      answer: recoveryCodes,
      handle: ({ body }, context) => confirmSecondFactor(services, context, body.code),
    }),
    endpoint({
      method: 'DELETE',
      path,
      summary: 'Removes the second factor of a provider',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: passwordProof,
      answer: z.undefined(),
      handle: async ({ body }, context) => removeSecondFactor(services, context, body.password).then(() => undefined),
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/account/recovery-codes/',
      summary: 'Makes new recovery codes in place of those of before',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: passwordProof,
      answer: recoveryCodes,
      handle: ({ body }, context) => renewRecoveryCodes(services, context, body.password),
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
