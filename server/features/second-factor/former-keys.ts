import { z } from 'zod';
import { openText, sealText } from '../../platform/auth/sealed-text.ts';
import { readSettingIn, writeSetting } from '../../platform/db/stored-setting.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { Secret } from '../../platform/env/secret.ts';
import { recoveryKey } from './rules/recovery-code.ts';

const NAME = 'former-recovery-keys';
const PURPOSE = 'recovery-key';
const stored = z.array(z.string()).catch([]);

/**
 * The keys of recovery codes that earlier secrets had made. Of a code only its hash is stored, so it cannot be hashed
 * again; its key is kept instead, sealed by the secret of now.
 */
export async function formerKeys(unit: UnitOfWork, secret: Secret): Promise<Buffer[]> {
  const sealed = stored.parse(await readSettingIn(unit, NAME));
  return sealed.flatMap(text => {
    const key = openText(secret, PURPOSE, NAME, text);
    return key === undefined ? [] : [Buffer.from(key, 'base64url')];
  });
}

/** Seals the keys of earlier secrets, the one before this among them, by this one. Nothing is kept twice. */
export async function keepFormerKeys(unit: UnitOfWork, secret: Secret, now: Date): Promise<void> {
  const earlier = await formerKeys(unit, secret);
  const all = [...earlier, ...secret.accepted.slice(1).map(recoveryKey)].map(key => key.toString('base64url'));
  const value = [...new Set(all)].map(key => sealText(secret, PURPOSE, NAME, key));
  await writeSetting(unit, { name: NAME, value, now });
}
