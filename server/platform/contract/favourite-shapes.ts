import { z } from 'zod';

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

let registered: readonly FavouriteShape[] | undefined;

/** Says which kinds people may keep; the assembly does it once, before any schema is used. */
export function registerFavourites(shapes: readonly FavouriteShape[]): void {
  registered = shapes;
}

function shapes(): readonly FavouriteShape[] {
  if (!registered) throw new Error('No kinds of record are registered yet');
  return registered;
}

const names = () => z.enum(shapes().map(({ name }) => name));

/** The name of a registered kind. */
export const favouriteName = z.lazy(names);

/** Something for each registered kind, by its name. */
export const byFavouriteName = <S extends z.ZodType>(each: S) => z.lazy(() => z.partialRecord(names(), each));

/** The card of a record of a registered kind. */
export const favouriteItem = z.lazy(() => z.union(shapes().map(({ item }) => item)));
