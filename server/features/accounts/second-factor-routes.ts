import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { confirmSecondFactor } from './commands/confirm-second-factor.ts';
import { removeSecondFactor } from './commands/remove-second-factor.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { setUpSecondFactor } from './commands/set-up-second-factor.ts';
import { passwordProof, recoveryCodes, secondFactorCode, secondFactorSetup } from './contract.ts';

/** Setting up, confirming and removing the second factor of staff and providers. */
export function secondFactorRoutes(services: Services): readonly Endpoint[] {
  const path = '/api/v1/account/second-factor/';
  return [
    endpoint({
      method: 'POST',
      path,
      summary: 'Makes a secret for an authenticator, which counts once its first code was given',
      access: 'user',
      answer: secondFactorSetup,
      handle: (_, context) => setUpSecondFactor(services, context),
    }),
    endpoint({
      method: 'PUT',
      path,
      summary: 'Confirms the secret by its first code; answers recovery codes, once',
      access: 'user',
      body: secondFactorCode,
      answer: recoveryCodes,
      handle: ({ body }, context) => confirmSecondFactor(services, context, body.code),
    }),
    endpoint({
      method: 'DELETE',
      path,
      summary: 'Removes the second factor of a provider',
      access: 'user',
      body: passwordProof,
      answer: z.undefined(),
      handle: async ({ body }, context) => removeSecondFactor(services, context, body.password).then(() => undefined),
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/account/recovery-codes/',
      summary: 'Makes new recovery codes in place of those of before',
      access: 'user',
      body: passwordProof,
      answer: recoveryCodes,
      handle: ({ body }, context) => renewRecoveryCodes(services, context, body.password),
    }),
  ];
}
