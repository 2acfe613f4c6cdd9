import { createContext, useContext } from 'react';

export type FavouriteType = 'place' | 'professional';

/** Which hearts are set, on whatever page. */
export type Favourites = {
  has: (type: FavouriteType, id: number) => boolean;
  mark: (type: FavouriteType, id: number, added: boolean) => void;
};

const NONE: Favourites = { has: () => false, mark: () => undefined };

export const FavouritesContext = createContext<Favourites>(NONE);

export function useFavourites(): Favourites {
  return useContext(FavouritesContext);
}
