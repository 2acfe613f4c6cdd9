import type { Secret } from '../../../platform/env/secret.ts';
import { hashByKey, newTypedCode, plainTypedCode, typedCodeKey } from '../../accounts/rules/typed-code.ts';

const LENGTH = 12;

/** How many recovery codes an account gets at a time. */
export const RECOVERY_CODES = 10;

/** A random code of 59 bits, `abcd-efgh-jkmn`. */
export const newRecoveryCode = (): string => newTypedCode(LENGTH);

/** A typed code in its stored spelling; undefined when it cannot be a recovery code. */
export const plainRecoveryCode = (typed: string): string | undefined => plainTypedCode(typed, LENGTH);

/** The hash under which a code of the account is stored. `plain` comes from {@link plainRecoveryCode}. */
export const hashRecoveryCode = (secret: Secret, accountId: number, plain: string): string =>
  recoveryHash(recoveryKey(secret), accountId, plain);

/** The key by which a secret hashes recovery codes. */
export const recoveryKey = (secret: Secret): Buffer => typedCodeKey(secret, 'recovery-code');

/** {@link hashRecoveryCode} by the key. */
export const recoveryHash = hashByKey;
