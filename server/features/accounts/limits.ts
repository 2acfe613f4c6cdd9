import type { RateLimit } from '../../platform/http/endpoint.ts';
import { ENTRIES_BY_ADDRESS } from './outer-limits.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Failed guesses of one account's password, counted by the address typed, whether or not it has an account. Over it the
 * mail box must be shown as well, and nobody is told whether a password was right.
 */
export const LOGIN_BY_EMAIL: RateLimit = { name: 'login-email', points: 10, seconds: 15 * MINUTE };
/** The same in browsers that were logged in to the account before; all of them together, so a stolen mark is no more. */
export const LOGIN_BY_KNOWN_DEVICE: RateLimit = { name: 'login-known', points: 10, seconds: 15 * MINUTE };
/** Many people share an address of a mobile carrier, so it has more. Over it the mail box must be shown as well. */
export const LOGIN_BY_ADDRESS: RateLimit = { name: 'login-address', points: 50, seconds: 15 * MINUTE };
/** What an address may have checked at all, as a password costs the machine something; over it there is no answer. */
export const LOGIN_WORK_BY_ADDRESS: RateLimit = { name: 'login-work', points: 500, seconds: 15 * MINUTE };
/** Guesses of a mailed code by one visitor at one account: others have their own, so that none uses up the owner's. */
export const LOGIN_CODE_BY_VISITOR: RateLimit = { name: 'login-code', points: 5, seconds: 15 * MINUTE };

/** A refused signup tells that an e-mail address is registered; beyond these, all addresses are refused alike. */
export const SIGNUP_BY_ADDRESS: RateLimit = { name: 'signup-address', points: 30, seconds: HOUR };
export const SIGNUP_BY_VISITOR: RateLimit = { name: 'signup-visitor', points: 10, seconds: HOUR };

/** Questions whether an e-mail address is registered. */
export const EMAIL_CHECK_BY_ADDRESS: RateLimit = { name: 'email-check-address', points: 20, seconds: HOUR };
export const EMAIL_CHECK_BY_VISITOR: RateLimit = { name: 'email-check-visitor', points: 10, seconds: HOUR };

/**
 * Wishes for a letter; how often one is written to the same account is for `rules/letter-pause.ts`. As many as the outer
 * limit, and so of use for an IPv6 /48 only: one visitor must not use up the wishes of all who share the address.
 */
export const FORGOT_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'forgot-address' };
export const CONFIRMATION_BY_ACCOUNT: RateLimit = { name: 'confirmation', points: 3, seconds: HOUR };

/** Tries of links; nobody can guess one, and only behind a true one is a password hashed. */
export const LINKS_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'account-link' };
/** Guesses of the current password by somebody who found an open browser. */
export const PASSWORD_BY_ACCOUNT: RateLimit = { name: 'password-account', points: 10, seconds: 15 * MINUTE };
/** Guesses of a code of the second factor by somebody who is otherwise known. */
export const SECOND_FACTOR_BY_ACCOUNT: RateLimit = { name: 'second-factor-account', points: 10, seconds: 15 * MINUTE };
/** The same by whoever knows the password, from all browsers that are new to the account; over it the mail box must be shown. */
export const SECOND_FACTOR_BY_STRANGERS: RateLimit = { name: 'second-factor-new', points: 10, seconds: 6 * HOUR };
/** Wrong codes of which the owner is not told yet: the one that uses the last try up is told. */
export const SECOND_FACTOR_UNTOLD: RateLimit = { name: 'second-factor-untold', points: 9, seconds: 6 * HOUR };
/** Letters about wrong codes. */
export const SECOND_FACTOR_LETTERS: RateLimit = { name: 'second-factor-letter', points: 1, seconds: 6 * HOUR };
/** Changes of a second factor: each is mailed, and the address need not be the own one. */
export const SECOND_FACTOR_CHANGES: RateLimit = { name: 'second-factor-changes', points: 10, seconds: HOUR };
/** Ways to a social provider and back; each begun one is kept for ten minutes. */
export const SOCIAL_VISITS_BY_ADDRESS: RateLimit = { name: 'social-visit', points: 120, seconds: 15 * MINUTE };
