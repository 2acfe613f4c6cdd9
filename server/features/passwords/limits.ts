import type { RateLimit } from '../../platform/contract/declare-calls.ts';
import { ENTRIES_BY_ADDRESS } from '../accounts/limits-contract.ts';

/**
 * Requests for an email message; how often one is written to the same account is for `rules/message-pause.ts`. As many
 * as the outer limit, and so of use for an IPv6 /48 only: one visitor must not use up the requests of all who share the
 * address.
 */
export const FORGOT_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'forgot-address' };
