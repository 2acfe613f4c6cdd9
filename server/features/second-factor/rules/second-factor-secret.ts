import { openText, sealText } from '../../../platform/auth/sealed-text.ts';
import type { Secret } from '../../../platform/env/secret.ts';

const PURPOSE = 'totp';

/** An account's base32 secret as the database keeps it. */
export function sealTotpSecret(key: Secret, accountId: number, secret: string): string {
  return sealText(key, PURPOSE, String(accountId), secret);
}

/** The base32 secret; undefined when the installation's secret was another one when it was stored. */
export function openTotpSecret(key: Secret, accountId: number, sealed: string): string | undefined {
  return openText(key, PURPOSE, String(accountId), sealed);
}
