import type { RateLimit } from '../../platform/contract/declare-calls.ts';

const MINUTE = 60;

/** Ways to a social provider and back; each begun one is kept for ten minutes. */
export const SOCIAL_VISITS_BY_ADDRESS: RateLimit = { name: 'social-visit', points: 120, seconds: 15 * MINUTE };
