import type { Secret } from '../../../platform/env/secret.ts';
import { hashTypedCode, newTypedCode, plainTypedCode } from '../../accounts/rules/typed-code.ts';

const LENGTH = 12;

/** How many an account gets at a time. */
export const RECOVERY_CODES = 10;

/** A random code of 59 bits, `abcd-efgh-jkmn`. */
export const newRecoveryCode = (): string => newTypedCode(LENGTH);

/** What is typed as one, as it was made; undefined when it cannot be one. */
export const plainRecoveryCode = (typed: string): string | undefined => plainTypedCode(typed, LENGTH);

/** Under which a code of the account is stored. `plain` as {@link plainRecoveryCode} gives it. */
export const hashRecoveryCode = (secret: Secret, accountId: number, plain: string): string =>
  hashTypedCode(secret, 'recovery-code', accountId, plain);
