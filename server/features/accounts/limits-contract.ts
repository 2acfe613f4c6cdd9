import type { CallRate, RateLimit } from '../../platform/contract/declare-calls.ts';

/*
 * The first three limits count before a body is read, so that nobody can make the server parse without end: what is refused
 * was parsed as well, so no more refusals are allowed than accepted calls. A mobile carrier has thousands of people behind
 * one address, so they are far above the limits of the commands.
 */

const MINUTE = 60;

/** Login, signup, a forgotten password, the proof of an account for a social login. */
export const ENTRIES_BY_ADDRESS: CallRate = {
  name: 'entry-address',
  points: 300,
  shared: 300,
  refusals: 300,
  seconds: MINUTE,
};
/** All changes of one's own account. */
export const OWN_WRITES_BY_ADDRESS: CallRate = {
  name: 'own-write-address',
  points: 600,
  shared: 600,
  refusals: 600,
  seconds: MINUTE,
};
/** Attempts to open mailed links. Nobody can guess one, and a password is hashed only for a valid one. */
export const LINKS_BY_ADDRESS: CallRate = { ...ENTRIES_BY_ADDRESS, name: 'account-link' };

/** Guesses of the current password, e.g. by a person who found an unlocked browser. */
export const PASSWORD_BY_ACCOUNT: RateLimit = { name: 'password-account', points: 10, seconds: 15 * MINUTE };
