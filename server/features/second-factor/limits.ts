import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Guesses of a code of the second factor by somebody who is otherwise known. */
export const SECOND_FACTOR_BY_ACCOUNT: RateLimit = { name: 'second-factor-account', points: 10, seconds: 15 * MINUTE };
/** Changes of a second factor: each is mailed, and the address need not be the own one. */
export const SECOND_FACTOR_CHANGES: RateLimit = { name: 'second-factor-changes', points: 10, seconds: HOUR };
