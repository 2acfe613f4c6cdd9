import { Secret as Base32Secret, TOTP } from 'otpauth';
import { openText, sealText } from '../../../platform/auth/sealed-text.ts';
import type { Secret } from '../../../platform/env/secret.ts';

const ISSUER = 'An Tâm';
/** The parameters that every authenticator supports: SHA-1, six digits, half a minute. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 };
/** How many steps before and after now a code is valid, as clocks differ. */
const WINDOW = 1;
/** As long as SHA-1's own output, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;

/** A random secret, base32. */
export function newTotpSecret(): string {
  return new Base32Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth:` address in the QR code. `label` names the account. */
export function totpUri(secret: string, label: string): string {
  return new TOTP({ ...SHAPE, issuer: ISSUER, label, secret: Base32Secret.fromBase32(secret) }).toString();
}

/** The time step (30 s since 1970) for which the code is right, at most one away from now; undefined for none. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  if (!CODE.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...SHAPE,
    token: code,
    secret: Base32Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  return delta === null ? undefined : TOTP.counter({ period: SHAPE.period, timestamp }) + delta;
}

const PURPOSE = 'totp';

/** An account's base32 secret, encrypted for the database. */
export function sealTotpSecret(key: Secret, accountId: number, secret: string): string {
  return sealText(key, PURPOSE, String(accountId), secret);
}

/** The decrypted base32 secret; undefined where the installation's secret has changed since. */
export function openTotpSecret(key: Secret, accountId: number, sealed: string): string | undefined {
  return openText(key, PURPOSE, String(accountId), sealed);
}
