import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Guesses of a second factor's code by a visitor who has passed the first factor. */
export const SECOND_FACTOR_BY_ACCOUNT: RateLimit = { name: 'second-factor-account', points: 10, seconds: 15 * MINUTE };
/** Changes of a second factor: each sends an email message, maybe to another person's address. */
export const SECOND_FACTOR_CHANGES: RateLimit = { name: 'second-factor-changes', points: 10, seconds: HOUR };
