/** What JSON has beside lists and objects. */
export type Plain = string | number | boolean | null;

/** How the values of a column are written. */
export const VALUES = 0;
export const CHOICES = 1;
export const FILES = 2;
export const OBJECTS = 3;
export const LISTS = 4;
export const MIXED = 5;
export const NAMED_FILES = 6;
export const SLUGS = 7;
export const MOMENTS = 8;

/**
 * Many values of JSON in their order, each key and each repeated value written once. How many they are is known where a
 * column stands, so that a plain value by itself stands for as many of the same.
 */
export type Column =
  | Plain
  | readonly [typeof VALUES, readonly Plain[]]
  /** Few different values: of each its place among them. */
  | readonly [typeof CHOICES, readonly number[], Column]
  /** Addresses of stored files: of each the place of its name, and what follows the name. */
  | readonly [typeof FILES, readonly number[], Column]
  /** Objects of the same keys: a column for each key. */
  | readonly [typeof OBJECTS, Readonly<Record<string, Column>>]
  /** Lists: their lengths, and the entries of all. */
  | readonly [typeof LISTS, Column, Column]
  /** Values of several kinds: of each the place of its kind, and a column for each kind. */
  | readonly [typeof MIXED, Column, readonly Column[]]
  /** A column, after the names of the files in it. */
  | readonly [typeof NAMED_FILES, readonly string[], Column]
  /** Slugs as `plainSlug` makes them from the names of the same objects, but those that stand here by their places. */
  | readonly [typeof SLUGS, Readonly<Record<string, string>>]
  /** Moments, such as the starts of slots: the dates, and what follows them. */
  | readonly [typeof MOMENTS, Column, Column];
