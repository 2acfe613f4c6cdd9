import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from '../env/secret.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a short text for the database with a key made from the installation's secret: AES-256-GCM, base64url of
 * IV, tag and ciphertext. Each `purpose` has its own key. `owner` is authenticated, too: a text copied to another row does not open.
 */
export function sealText(secret: Secret, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * The text of {@link sealText}, by this secret or the one before it; undefined where secret, purpose or owner differ or
 * the text was changed.
 */
export function openText(secret: Secret, purpose: string, owner: string, sealed: string): string | undefined {
  for (const one of secret.accepted) {
    const text = openBy(one, purpose, owner, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

function openBy(secret: Secret, purpose: string, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const key = keyFor(secret, purpose);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function keyFor(secret: Secret, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret.reveal(), '', `sealed-text:${purpose}`, KEY_BYTES));
}
