import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A random token for a cookie or a link, 43 characters of base64url, and the hash under which it is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256, base64url: enough for 256 random bits, which nobody can guess. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
