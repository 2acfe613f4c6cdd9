/** Id of the section of booking on the pages that have one. */
export const BOOKING_ID = 'dat-kham';
