import { hkdfSync } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from '../db/stored-setting.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Secret } from '../env/secret.ts';

const NAME = 'secret-fingerprint';
const BYTES = 16;

/** What distinguishes two secrets and says nothing about either. */
function fingerprintOf(secret: Secret): string {
  return Buffer.from(hkdfSync('sha256', secret.reveal(), '', NAME, BYTES)).toString('base64url');
}

/**
 * With which secret this database was used last: with none yet, with this one, with the one before it, or with another
 * one, under which second factors and recovery codes cannot be read.
 */
export type SecretState = 'unused' | 'current' | 'former' | 'other';

export async function secretState(db: Pick<Database, 'primary'>, secret: Secret): Promise<SecretState> {
  const stored = await readSetting(db.primary, NAME);
  if (stored === undefined) return 'unused';
  if (stored === fingerprintOf(secret)) return 'current';
  return secret.accepted.some(one => stored === fingerprintOf(one)) ? 'former' : 'other';
}

/** Remembers that the database is used with this secret. */
export function rememberSecret(unit: UnitOfWork, secret: Secret, now: Date): Promise<void> {
  return writeSetting(unit, { name: NAME, value: fingerprintOf(secret), now });
}
