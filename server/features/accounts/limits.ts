import type { RateLimit } from '../../platform/contract/declare-calls.ts';
import { ENTRIES_BY_ADDRESS } from './outer-limits.ts';

const MINUTE = 60;

/** Tries of links; nobody can guess one, and only behind a true one is a password hashed. */
export const LINKS_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'account-link' };
/** Guesses of the current password by somebody who found an open browser. */
export const PASSWORD_BY_ACCOUNT: RateLimit = { name: 'password-account', points: 10, seconds: 15 * MINUTE };
