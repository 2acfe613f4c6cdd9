import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const HOUR = 3_600;

/** A refused signup reveals that an email address is registered; above these limits all addresses are refused. */
export const SIGNUP_BY_ADDRESS: RateLimit = { name: 'signup-address', points: 30, seconds: HOUR };
export const SIGNUP_BY_VISITOR: RateLimit = { name: 'signup-visitor', points: 10, seconds: HOUR };

/** Checks whether an email address is registered. A mobile carrier puts many visitors behind one address. */
export const EMAIL_CHECK_BY_ADDRESS: RateLimit = { name: 'email-check-address', points: 60, seconds: HOUR };
export const EMAIL_CHECK_BY_VISITOR: RateLimit = { name: 'email-check-visitor', points: 10, seconds: HOUR };

/** Requests for another confirmation link. */
export const CONFIRMATION_BY_ACCOUNT: RateLimit = { name: 'confirmation', points: 3, seconds: HOUR };
