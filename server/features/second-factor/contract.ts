import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { code, password } from '../accounts/contract.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';

/** A secret that counts once its first code was given. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const secondFactorCode = z.object({ code });

/** Shown once; each is good once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** An account without a password shows a login of the last ten minutes instead (`LOGIN_TOO_OLD`, 403). */
export const passwordProof = z.object({ password: password.optional() });

/** Setting up, confirming and removing the second factor of staff and providers. */
export const secondFactorCalls = declareCalls({
  setUp: {
    method: 'POST',
    path: '/api/v1/account/second-factor/',
    summary: 'Makes a secret for an authenticator, by the password; it counts once its first code was given',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: passwordProof,
    answer: secondFactorSetup,
  },
  confirm: {
    method: 'PUT',
    path: '/api/v1/account/second-factor/',
    summary: 'Confirms the secret by its first code; answers recovery codes, once',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: secondFactorCode,
    answer: recoveryCodes,
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/account/second-factor/',
    summary: 'Removes the second factor of a provider',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: passwordProof,
    answer: z.undefined(),
  },
  renewCodes: {
    method: 'POST',
    path: '/api/v1/account/recovery-codes/',
    summary: 'Makes new recovery codes in place of those of before',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: passwordProof,
    answer: recoveryCodes,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    secondFactor: typeof secondFactorCalls;
  }
}
