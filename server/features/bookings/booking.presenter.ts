import { vietnamMoment } from '../../platform/clock/vietnam-calendar.ts';
import type { BookingPlaced } from './contract.ts';

interface Placed extends Pick<BookingPlaced, 'code' | 'state'> {
  readonly start: Date;
  readonly end: Date;
}

/** A booking as whoever made it is answered. */
export const presentPlaced = ({ code, state, start, end }: Placed): BookingPlaced => ({
  ...{ code, state },
  start: vietnamMoment(start),
  end: vietnamMoment(end),
});
