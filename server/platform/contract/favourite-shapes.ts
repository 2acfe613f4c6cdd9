import type { z } from 'zod';

/**
 * Cards of the kinds of record that people may keep as favourites. A kind's contract adds its own under its name:
 * `declare module '…/favourite-shapes.ts' { interface FavouriteItems { place: … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: Kinds of record add themselves where they are declared.
export interface FavouriteItems {}

/** The name of a kind of record that people may keep. */
export type FavouriteName = keyof FavouriteItems & string;
/** A card with the name of its kind: `{ type: 'place', place: … }`. */
export type FavouriteItem = FavouriteItems[FavouriteName];

/** What contracts must know of such a kind. */
export interface FavouriteShape {
  readonly name: FavouriteName;
  readonly item: z.ZodType<FavouriteItem>;
}
