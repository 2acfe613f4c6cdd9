import type { Secret } from '../../../platform/env/secret.ts';
import { hashTypedCode, newTypedCode, plainTypedCode } from '../../accounts/rules/typed-code.ts';

/** Too many for guessing within its life, even from many addresses at once, so that nobody need be locked out. */
const LENGTH = 8;

/** A random code of 39 bits for an email message, `abcd-efgh`. */
export const newLoginCode = (): string => newTypedCode(LENGTH);

/** The hash under which what was typed would be kept for the account; also for what cannot be a code, as none is. */
export const hashLoginCode = (secret: Secret, accountId: number, typed: string): string =>
  hashTypedCode(secret, 'login-code', accountId, plainTypedCode(typed, LENGTH) ?? '');
