import { Problem } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { setFavourite } from './commands/set-favourite.ts';
import { favouriteCalls } from './contract.ts';
import { favouriteIds } from './queries/favourite-ids.ts';
import { listFavourites } from './queries/list-favourites.ts';

/** The specification answers 403 here, and the site opens the signup. */
const signupRequired = () => new Problem(403, 'SIGNUP_REQUIRED', 'Bạn cần đăng ký hoặc đăng nhập để ghi nhớ.');

/** Calls about what people keep in mind. */
export function favouriteRoutes(services: Services): readonly Endpoint[] {
  const shapes = services.subjects.favourites.map(({ favourites }) => favourites);
  return bindCalls(favouriteCalls(shapes), {
    set: async ({ body }, { principal }) => {
      if (!principal) throw signupRequired();
      return setFavourite(services, principal.accountId, body);
    },
    list: async ({ query }, context) =>
      listFavourites(services, requirePrincipal(context).accountId, query.page, positionOf(context)),
    ids: async (_, context) => favouriteIds(services, requirePrincipal(context).accountId),
  });
}
