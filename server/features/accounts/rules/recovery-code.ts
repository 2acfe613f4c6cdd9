import { createHmac, randomInt } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUP = 4;

/** How many an account gets at a time. */
export const RECOVERY_CODES = 10;

/** A random code of 59 bits, `abcd-efgh-jkmn`. */
export function newRecoveryCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return characters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** What is typed, without what people add or change: hyphens, blanks, capitals. Undefined when it cannot be a code. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === LENGTH && [...plain].every(character => ALPHABET.includes(character)) ? plain : undefined;
}

/**
 * Under which a code is kept: a keyed hash, as who holds the table alone could otherwise try out all codes, and another
 * one for each account. `plain` as {@link plainRecoveryCode} gives it.
 */
export function hashRecoveryCode(secret: Secret, accountId: number, plain: string): string {
  const key = createHmac('sha256', secret.reveal()).update('recovery-code').digest();
  return createHmac('sha256', key).update(`${accountId}:${plain}`).digest('base64url');
}
