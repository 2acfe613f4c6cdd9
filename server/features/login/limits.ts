import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Failed guesses of a password by the email address typed, whether or not it has an account. Above it a login needs a
 * mailed code as well, and no answer reveals whether a password was right.
 */
export const LOGIN_BY_EMAIL: RateLimit = { name: 'login-email', points: 10, seconds: 15 * MINUTE };
/**
 * As {@link LOGIN_BY_EMAIL}, in browsers that were logged in to the account before. All of them share it, so that copies of
 * a stolen cookie gain nothing.
 */
export const LOGIN_BY_KNOWN_DEVICE: RateLimit = { name: 'login-known', points: 10, seconds: 15 * MINUTE };
/** Many people share the address of a mobile carrier, so it has more. Above it a login needs a mailed code as well. */
export const LOGIN_BY_ADDRESS: RateLimit = { name: 'login-address', points: 50, seconds: 15 * MINUTE };
/** Checks of passwords by network address, as each costs processor time. Above it logins get 429. */
export const LOGIN_WORK_BY_ADDRESS: RateLimit = { name: 'login-work', points: 500, seconds: 15 * MINUTE };
/** Guesses of a mailed code by one visitor at one account, so that no stranger uses up the owner's. */
export const LOGIN_CODE_BY_VISITOR: RateLimit = { name: 'login-code', points: 5, seconds: 15 * MINUTE };
/**
 * Guesses of a second factor's code after the right password, from all browsers that are new to the account. Above it a
 * login needs a mailed code.
 */
export const SECOND_FACTOR_BY_STRANGERS: RateLimit = { name: 'second-factor-new', points: 10, seconds: 6 * HOUR };
/** Wrong codes before the owner gets a message about them. */
export const SECOND_FACTOR_UNTOLD: RateLimit = { name: 'second-factor-untold', points: 9, seconds: 6 * HOUR };
/** Email messages about wrong codes. */
export const SECOND_FACTOR_MESSAGES: RateLimit = { name: 'second-factor-letter', points: 1, seconds: 6 * HOUR };
