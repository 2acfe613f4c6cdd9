import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { slotDay } from '../schedules/contract.ts';
import {
  bookingCalendar,
  bookingPlaced,
  bookingPost,
  calendarQuery,
  calendarSlots,
  chosenSlot,
  heldSlot,
  holdAnswer,
  ownBooking,
  slotListQuery,
  slotQuery,
  visit,
  visitKey,
  visitMove,
} from './contract.ts';

export const BOOKING_RATE = { name: 'booking', points: 60, seconds: 3_600 };
export const HOLD_RATE = { name: 'booking-hold', points: 240, seconds: 3_600 };

const byCode = z.object({ code: rawText(20) });

/** Calls of those who book a visit. */
export const bookingCalls = declareCalls({
  slots: {
    method: 'GET',
    path: '/api/v1/slot/',
    summary:
      'Slots of the coming dates, of a professional at a place or of the place; an empty list where none are offered',
    access: 'public',
    sheds: true,
    query: slotQuery,
    answer: z.array(slotDay),
    keepsItems: true,
  },
  slotsOfSeveral: {
    method: 'GET',
    path: '/api/v1/slot/list/',
    summary:
      'Slots of up to 20 calendars, told as place-professional or place; those without slots on offer are left out',
    access: 'public',
    sheds: true,
    query: slotListQuery,
    answer: z.array(calendarSlots),
    keepsItems: true,
  },
  calendar: {
    method: 'GET',
    path: '/api/v1/calendar/',
    summary: 'What a person who books must know of a calendar beside its slots',
    access: 'public',
    sheds: true,
    query: calendarQuery,
    answer: bookingCalendar,
  },
  create: {
    method: 'POST',
    path: '/api/v1/booking/',
    summary:
      'Books a slot; 409 with SLOT_TAKEN where it is taken, non_field_errors EMAIL_EXISTS for the address of an account. With the header Idempotency-Key a repeated request gets the first answer',
    access: 'public',
    rate: BOOKING_RATE,
    body: bookingPost,
    answer: bookingPlaced,
  },
  own: {
    method: 'GET',
    path: '/api/v1/booking/',
    summary: 'The latest 100 visits that the account booked, the last one first',
    access: 'user',
    answer: z.object({ items: z.array(ownBooking) }),
  },
  visit: {
    method: 'GET',
    path: '/api/v1/booking/:code/',
    summary: 'One visit, for the holder of its key and the account that booked it; 404 for all others',
    access: 'public',
    params: byCode,
    query: visitKey,
    answer: visit,
  },
  calendarFile: {
    method: 'GET',
    path: '/api/v1/booking/:code/calendar.ics',
    summary: 'One visit as a calendar file, for the holder of its key and the account that booked it',
    access: 'public',
    params: byCode,
    query: visitKey,
    answer: z.undefined(),
    sends: 'file',
  },
  slotsToMove: {
    method: 'GET',
    path: '/api/v1/booking/:code/slot/',
    summary:
      'Slots to which a visit may be moved, its own time among them, for the holder of its key and the account that booked it',
    access: 'public',
    params: byCode,
    query: visitKey,
    answer: z.array(slotDay),
  },
  cancel: {
    method: 'POST',
    path: '/api/v1/booking/:code/cancel/',
    summary: 'Cancels a visit, by its key or the account that booked it, until two hours before it begins',
    access: 'public',
    rate: BOOKING_RATE,
    params: byCode,
    body: visitKey.default({}),
    answer: z.object({ cancelled: z.literal(true) }),
  },
  move: {
    method: 'POST',
    path: '/api/v1/booking/:code/move/',
    summary:
      'Moves a visit to another slot of its calendar, by its key or the account that booked it, until two hours before it begins; 409 with SLOT_TAKEN where that is taken',
    access: 'public',
    rate: BOOKING_RATE,
    params: byCode,
    body: visitMove,
    answer: bookingPlaced,
  },
  hold: {
    method: 'POST',
    path: '/api/v1/booking/hold/',
    summary:
      'Holds a slot for as long as the reason takes while the form is filled in, two of an account, three of an address without one; again it keeps its time and takes the length of the reason; 409 with SLOT_TAKEN where that is not to be had',
    access: 'public',
    rate: HOLD_RATE,
    body: heldSlot,
    answer: holdAnswer,
  },
  release: {
    method: 'DELETE',
    path: '/api/v1/booking/hold/',
    summary: 'Gives a held slot back',
    access: 'public',
    rate: HOLD_RATE,
    body: chosenSlot,
    answer: z.object({ released: z.boolean() }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    bookings: typeof bookingCalls;
  }
}
