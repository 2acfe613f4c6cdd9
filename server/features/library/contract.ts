import { z } from 'zod';

/* What diseases and drugs have in common. */

export const LIBRARY_STATUSES = ['draft', 'published'] as const;
export type LibraryStatus = (typeof LIBRARY_STATUSES)[number];

/** The letters of the lists from A to Z; what begins with none of them stands under `#`. */
export const LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;
export const letter = z.enum(LETTERS);
