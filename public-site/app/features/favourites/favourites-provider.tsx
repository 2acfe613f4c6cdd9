import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../../loading/root-data.ts';
import { FavouritesContext, type FavouriteType } from './favourites-context.ts';

const keyOf = (type: string, id: number) => `${type}:${id}`;

/** Knows the viewer's favourites, and presses the heart that a visitor had pressed before logging in. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const viewer = useRootData()?.viewer ?? null;
  const { pathname } = useLocation();
  const saved = viewer?.favourites;
  const [marks, setMarks] = useState(
    () => new Set(Object.entries(saved ?? {}).flatMap(([type, ids]) => ids.map(id => keyOf(type, id)))),
  );
  const mark = useCallback((type: FavouriteType, id: number, added: boolean) => {
    setMarks(before => {
      const after = new Set(before);
      if (added) after.add(keyOf(type, id));
      else after.delete(keyOf(type, id));
      return after;
    });
  }, []);
  const favourites = useMemo(
    () => ({ has: (type: FavouriteType, id: number) => marks.has(keyOf(type, id)), mark }),
    [marks, mark],
  );
  const isLoggedIn = viewer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have the heart that is waited for.
  useEffect(() => {
    if (isLoggedIn) void import('./resume-favourite.ts').then(({ resumeFavourite }) => resumeFavourite(), ignore);
  }, [isLoggedIn, pathname]);
  return <FavouritesContext value={favourites}>{children}</FavouritesContext>;
}

const ignore = () => undefined;
