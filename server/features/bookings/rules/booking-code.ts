import { randomCode } from '../../../platform/auth/random-code.ts';

/** A new code by which people name a booking. */
export const newBookingCode = (): string => randomCode();
