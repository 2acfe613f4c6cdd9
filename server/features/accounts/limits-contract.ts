import type { RateLimit } from '../../platform/contract/declare-calls.ts';

/*
 * Spent by network address before a body is read: nobody can have texts parsed and checked without end. A mobile carrier
 * has thousands of people behind one address, so these are far above what the limits inside count, which know better
 * who tries what.
 */

const MINUTE = 60;

/** Login, signup, a forgotten password, the proof of an account for a social login. */
export const ENTRIES_BY_ADDRESS: RateLimit = { name: 'entry-address', points: 300, seconds: MINUTE };
/** Whatever somebody who is logged in changes of the own account. */
export const OWN_WRITES_BY_ADDRESS: RateLimit = { name: 'own-write-address', points: 600, seconds: MINUTE };
/** Tries of links; nobody can guess one, and only behind a true one is a password hashed. */
export const LINKS_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'account-link' };

/** Guesses of the current password by somebody who found an open browser. */
export const PASSWORD_BY_ACCOUNT: RateLimit = { name: 'password-account', points: 10, seconds: 15 * MINUTE };
