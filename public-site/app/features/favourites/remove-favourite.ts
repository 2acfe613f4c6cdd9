import type { FavouriteType } from './favourites-context.ts';
import { saveFavourite } from './save-favourite.ts';

type Wanted = { type: FavouriteType; id: number };

/** Removes a favourite; answers whether the server has removed it too. */
export async function removeFavourite(wanted: Wanted): Promise<boolean> {
  try {
    const outcome = await saveFavourite({ ...wanted, added: false });
    return typeof outcome === 'object' && 'added' in outcome && !outcome.added;
  } catch {
    return false;
  }
}
