import type { FavouriteAnswer, FavouriteRequest } from '@antam/server/features/favourites/contract.ts';
import { browserApi } from '../../api/browser-api.ts';
import { ApiProblem } from '../../api/problem.ts';
import { pendingFavourite } from '../../memory/pending-favourite.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';

/** The result: the server's answer, `signup` where an account is needed, or the problem that stopped it. */
export type SaveOutcome = FavouriteAnswer | 'signup' | ApiProblem;

/** Sends a favourite, reports the result, and stores a failed addition until after the login. */
export async function saveFavourite(request: FavouriteRequest): Promise<SaveOutcome> {
  const { type, id, added } = request;
  try {
    const answer = await browserApi.put('/api/v1/favourite/', { body: request });
    track({ kind: 'virtual', path: added ? virtualPath.favouriteAdded() : virtualPath.favouriteRemoved() });
    return answer;
  } catch (error) {
    track({ kind: 'virtual', path: added ? virtualPath.favouriteAddFailed() : virtualPath.favouriteRemoveFailed() });
    if (added) pendingFavourite.write({ type, id });
    if (!(error instanceof ApiProblem)) throw error;
    return error.status === 403 ? 'signup' : error;
  }
}

/** Stores the intent of a visitor who has no account yet. */
export function rememberFavourite(type: FavouriteRequest['type'], id: number): void {
  pendingFavourite.write({ type, id });
}
