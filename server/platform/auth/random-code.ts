import { randomInt } from 'node:crypto';

/** Without vowels no word comes about, and nobody takes a 0 for an O. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 10;

/** A random code of ten signs that people can read out and type, and nobody guesses. */
export const randomCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
