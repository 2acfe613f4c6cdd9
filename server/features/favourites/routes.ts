import { Problem } from '../../platform/errors/problem.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import { requirePrincipal } from '../../platform/http/require-principal.ts';
import type { Services } from '../../platform/services.ts';
import { safeNext } from '../accounts/rules/safe-next.ts';
import { setFavourite } from './commands/set-favourite.ts';
import * as contract from './contract.ts';
import { favouritesPage } from './pages.ts';
import { favouriteIds } from './queries/favourite-ids.ts';
import { listFavourites } from './queries/list-favourites.ts';

const PAGE = favouritesPage();
const RATE = { name: 'favourite', points: 120, seconds: 60 };

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
      rate: RATE,
      body: contract.favouriteRequest,
      answer: contract.favouriteAnswer,
      handle: async ({ body }, { principal }) => {
        if (!principal) throw signupRequired();
        return setFavourite(services, principal.accountId, body);
      },
    }),
    endpoint({
      method: 'POST',
      path: PAGE,
      summary: 'Makes something a favourite, or lets go of it, by a plain form',
      access: 'user',
      rate: RATE,
      body: contract.favouriteForm,
      answer: contract.favouriteFormAnswer,
      formDone: ({ next }) => next,
      handle: async ({ body }, context) => {
        const change = 'add' in body ? { ...body.add, added: true } : { ...body.remove, added: false };
        await setFavourite(services, requirePrincipal(context).accountId, change);
        return { next: safeNext(body.next ?? PAGE, services.config.origin) };
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
        listFavourites(services, requirePrincipal(context).accountId, query.page, positionOf(context)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/favourite/ids/',
      summary: 'Ids of own favourites',
      access: 'user',
      answer: contract.favouriteIds,
      handle: async (_input, context) => favouriteIds(services, requirePrincipal(context).accountId),
    }),
  ];
}
