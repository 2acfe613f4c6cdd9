import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { confirmSecondFactor } from './commands/confirm-second-factor.ts';
import { removeSecondFactor } from './commands/remove-second-factor.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { setUpSecondFactor } from './commands/set-up-second-factor.ts';
import { secondFactorCalls } from './contract.ts';

/** Setting up, confirming and removing the second factor of staff and providers. */
export function secondFactorRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(secondFactorCalls, {
    setUp: ({ body }, context) => setUpSecondFactor(services, context, body.password),
    confirm: ({ body }, context) => confirmSecondFactor(services, context, body.code),
    remove: async ({ body }, context) => removeSecondFactor(services, context, body.password).then(() => undefined),
    renewCodes: ({ body }, context) => renewRecoveryCodes(services, context, body.password),
  });
}
