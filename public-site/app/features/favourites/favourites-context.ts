import type { FavouriteItem } from '@antam/server/features/favourites/contract.ts';
import { createContext, useContext } from 'react';

/** The kind of record that a heart is of. */
export type FavouriteType = FavouriteItem['type'];

/** Which hearts are set, on whatever page. */
export type Favourites = {
  has: (type: FavouriteType, id: number) => boolean;
  mark: (type: FavouriteType, id: number, added: boolean) => void;
};

/** Id of the form that hearts belong to where there is no script; see `FavouritesProvider`. */
export const FAVOURITE_FORM = 'ghi-nho';

const NONE: Favourites = { has: () => false, mark: () => undefined };

export const FavouritesContext = createContext<Favourites>(NONE);

export function useFavourites(): Favourites {
  return useContext(FavouritesContext);
}
