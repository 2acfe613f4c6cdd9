import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';

/** Why a contact is not shown: the address is not confirmed, or a day's quota is used. */
export const REFUSAL_REASONS = ['unconfirmed', 'account', 'address', 'contact'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
/** What came of asking for a contact. */
export const REVEAL_OUTCOMES = ['shown', ...REFUSAL_REASONS] as const;
export type RevealOutcome = (typeof REVEAL_OUTCOMES)[number];

const count = z.int();
const asked = z.object({
  shown: count,
  refused: count,
  /** Refused of all that was asked for, 0 to 1; null where nothing was. */
  share: z.number().nullable(),
});

/** How often contacts were shown and refused on the last seven days, Vietnam's. */
export const contactCounts = asked.extend({
  /** Oldest first; today is the last. */
  days: z.array(asked.extend({ day: z.iso.date() })),
  /** How often each reason stood behind a refusal in these days. */
  reasons: z.record(z.enum(REFUSAL_REASONS), count),
  /** Today far more is refused than on the six days before. */
  is_unusual: z.boolean(),
});
export type ContactCounts = z.infer<typeof contactCounts>;

/** What staff see of contacts that were asked for. */
export const contactStaffCalls = declareCalls({
  counts: {
    method: 'GET',
    path: '/api/admin/contact-counts/',
    summary: 'How often contacts were shown and refused on the last seven days',
    access: 'staff',
    roles: ['moderator'],
    answer: contactCounts,
  },
});
