import { Secret, TOTP } from 'otpauth';
import { recoveryCodes, secondFactorSetup } from '../features/second-factor/contract.ts';
import type { Request } from './visitor.ts';

const PATH = '/api/v1/account/second-factor/';

/** What an authenticator shows for the secret, by the test's own clock. */
export function authenticatorCode(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Asks for a secret; throws where it is refused. */
export async function beginSecondFactor(request: Request, password?: string): Promise<string> {
  const answer = await request(PATH, { method: 'POST', body: JSON.stringify({ password }) });
  return secondFactorSetup.parse(await answer.json()).secret;
}

/** Gives a code to confirm the secret that waits. */
export function confirmSecret(request: Request, code: string): Promise<Response> {
  return request(PATH, { method: 'PUT', body: JSON.stringify({ code }) });
}

/** Sets up a second factor for who is logged in; answers its secret and the recovery codes. */
export async function setUpFactor(
  request: Request,
  now: Date,
  password?: string,
): Promise<{ secret: string; codes: string[] }> {
  const secret = await beginSecondFactor(request, password);
  const confirmed = await confirmSecret(request, authenticatorCode(secret, now));
  return { secret, codes: recoveryCodes.parse(await confirmed.json()).recovery_codes };
}
