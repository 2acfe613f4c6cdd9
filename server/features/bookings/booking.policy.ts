import { definePolicy } from '../../platform/auth/policy.ts';

/** The account that a booking belongs to. */
export interface BookingOwnership {
  /** The account that booked; null for visitors without one. */
  readonly bookerId: number | null;
}

/** Who may do what with a booking. `manage`: see all of it, health data too, cancel it and move it. */
export const bookingPolicy = definePolicy<BookingOwnership>()({
  manage: ({ accountId }, { bookerId }) => bookerId === accountId,
});
