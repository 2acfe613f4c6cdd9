import { randomInt } from 'node:crypto';

/** Without vowels no word comes about, and nobody takes a 0 for an O. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 10;

/** A new code by which people name a booking. */
export const newBookingCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
