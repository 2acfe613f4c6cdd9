import { Problem, unauthenticated } from '../../platform/errors/problem.ts';
import { type Endpoint, endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { positionOf } from '../taxonomy/queries/position-of.ts';
import { setFavourite } from './commands/set-favourite.ts';
import * as contract from './contract.ts';
import { favouriteIds } from './queries/favourite-ids.ts';
import { listFavourites } from './queries/list-favourites.ts';

/** The specification answers 403 here, and the site opens the signup. */
const signupRequired = () => new Problem(403, 'SIGNUP_REQUIRED', 'Bạn cần đăng ký hoặc đăng nhập để ghi nhớ.');

/** Calls about what people keep in mind. */
export function favouriteRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'PUT',
      path: '/api/v1/favourite/',
      summary: 'Makes a place or a professional a favourite, or lets go of it',
      access: 'public',
      rate: { name: 'favourite', points: 120, seconds: 60 },
      body: contract.favouriteRequest,
      answer: contract.favouriteAnswer,
      handle: async ({ body }, { principal }) => {
        if (!principal) throw signupRequired();
        return setFavourite(services, principal.accountId, body);
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/favourite/',
      summary: 'Own favourites, newest first',
      access: 'user',
      query: contract.favouriteListQuery,
      answer: contract.favouriteList,
      handle: async ({ query }, context) =>
        listFavourites(services, accountOf(context), query.page, positionOf(context)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/favourite/ids/',
      summary: 'Ids of own favourites',
      access: 'user',
      answer: contract.favouriteIds,
      handle: async (_input, context) => favouriteIds(services.db, accountOf(context)),
    }),
  ];
}

function accountOf({ principal }: RequestContext): number {
  if (!principal) throw unauthenticated();
  return principal.accountId;
}
