import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const MINUTE = 60;

/** Guesses of the current password by somebody who found an open browser. */
export const PASSWORD_BY_ACCOUNT: RateLimit = { name: 'password-account', points: 10, seconds: 15 * MINUTE };
