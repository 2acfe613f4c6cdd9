import { definePolicy } from '../../platform/auth/policy.ts';

/** Whose booking it is. */
export interface BookingOwnership {
  /** The account that booked; null for visitors without one. */
  readonly bookerId: number | null;
}

/** Who may do what with a booking. */
export const bookingPolicy = definePolicy<BookingOwnership>()({
  cancel: ({ accountId }, { bookerId }) => bookerId === accountId,
});
