import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Failed guesses of one account's password, counted by the address typed, whether or not it has an account. Over it the
 * mail box must be shown as well, and nobody is told whether a password was right.
 */
export const LOGIN_BY_EMAIL: RateLimit = { name: 'login-email', points: 10, seconds: 15 * MINUTE };
/**
 * The same in browsers that were logged in to the account before; all of them together, so a stolen mark is no more.
 */
export const LOGIN_BY_KNOWN_DEVICE: RateLimit = { name: 'login-known', points: 10, seconds: 15 * MINUTE };
/** Many people share an address of a mobile carrier, so it has more. Over it the mail box must be shown as well. */
export const LOGIN_BY_ADDRESS: RateLimit = { name: 'login-address', points: 50, seconds: 15 * MINUTE };
/** What an address may have checked at all, as a password costs the machine something; over it there is no answer. */
export const LOGIN_WORK_BY_ADDRESS: RateLimit = { name: 'login-work', points: 500, seconds: 15 * MINUTE };
/** Guesses of a mailed code by one visitor at one account: others have their own, so that none uses up the owner's. */
export const LOGIN_CODE_BY_VISITOR: RateLimit = { name: 'login-code', points: 5, seconds: 15 * MINUTE };
/**
 * The same by whoever knows the password, from all browsers that are new to the account; over it the mail box must be
 * shown.
 */
export const SECOND_FACTOR_BY_STRANGERS: RateLimit = { name: 'second-factor-new', points: 10, seconds: 6 * HOUR };
/** Wrong codes of which the owner is not told yet: the one that uses the last try up is told. */
export const SECOND_FACTOR_UNTOLD: RateLimit = { name: 'second-factor-untold', points: 9, seconds: 6 * HOUR };
/** Email messages about wrong codes. */
export const SECOND_FACTOR_MESSAGES: RateLimit = { name: 'second-factor-letter', points: 1, seconds: 6 * HOUR };
