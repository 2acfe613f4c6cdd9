import { recoveryCodes, secondFactorSetup } from '@antam/server/features/second-factor/contract.ts';
import { TOTP, URI } from 'otpauth';
import { ask, expect, type Walk } from './flow.ts';

/** Sets up a second factor as with an authenticator, for who is logged in and has none; the session has passed it then. */
export async function setUpSecondFactor(walk: Walk, password: string): Promise<void> {
  const path = '/api/v1/account/second-factor/';
  const { uri } = await ask(walk, 'POST', path, secondFactorSetup, { password });
  const authenticator = URI.parse(uri);
  expect(authenticator instanceof TOTP, 'the address of an authenticator that goes by the time');
  const code = authenticator.generate();
  const { recovery_codes: codes } = await ask(walk, 'PUT', path, recoveryCodes, { code });
  expect(codes.length > 5, 'recovery codes');
}
