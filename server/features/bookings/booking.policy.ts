import { definePolicy } from '../../platform/auth/policy.ts';

/** Whose booking it is. */
export interface BookingOwnership {
  /** The account that booked; null for visitors without one. */
  readonly bookerId: number | null;
}

/** Who may do what with a booking. `manage`: see all of it, health data too, cancel it and move it. */
export const bookingPolicy = definePolicy<BookingOwnership>()({
  manage: ({ accountId }, { bookerId }) => bookerId === accountId,
});
