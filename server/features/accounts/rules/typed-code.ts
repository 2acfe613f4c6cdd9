import { createHmac, randomInt } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 4;

/** A random code that people type, of five bits a character, in groups of four: `abcd-efgh`. */
export function newTypedCode(length: number): string {
  const characters = Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return characters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** A typed code without hyphens and spaces, in lower case; undefined when it cannot be a code. */
export function plainTypedCode(typed: string, length: number): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === length && [...plain].every(character => ALPHABET.includes(character)) ? plain : undefined;
}

/**
 * The hash under which a code is stored. It has a key, as a thief of the table could try out all codes otherwise, and
 * differs by purpose and account. `plain` comes from {@link plainTypedCode}.
 */
export function hashTypedCode(secret: Secret, purpose: string, accountId: number, plain: string): string {
  return hashByKey(typedCodeKey(secret, purpose), accountId, plain);
}

/** The key of a purpose, by which no other purpose and not the secret itself can be found. */
export const typedCodeKey = (secret: Secret, purpose: string): Buffer =>
  createHmac('sha256', secret.reveal()).update(purpose).digest();

/** {@link hashTypedCode} by the purpose's key. */
export function hashByKey(key: Buffer, accountId: number, plain: string): string {
  return createHmac('sha256', key).update(`${accountId}:${plain}`).digest('base64url');
}
