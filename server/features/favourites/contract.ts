import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { byFavouriteName, favouriteItem, favouriteName } from '../../platform/contract/favourite-shapes.ts';
import { rawText } from '../../platform/text/text-field.ts';

const entityId = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

export const favouriteRequest = z.object({ type: favouriteName, id: entityId, added: z.boolean() });
export type FavouriteRequest = z.infer<typeof favouriteRequest>;

/** `added`: whether it is a favourite now; `count`: of how many people. */
export const favouriteAnswer = z.object({ added: z.boolean(), count: z.number().int() });
export type FavouriteAnswer = z.infer<typeof favouriteAnswer>;

/** What the hearts of any page need. */
export const favouriteIds = byFavouriteName(z.array(z.number().int()));
export type FavouriteIds = z.infer<typeof favouriteIds>;

export const favouriteListQuery = z.object({
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(1_000)).catch(1),
});

/** Newest first, twenty a page. What is no longer public is not shown. */
export const favouriteList = z.object({
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(favouriteItem),
});
export type FavouriteList = z.infer<typeof favouriteList>;
export type FavouriteItem = FavouriteList['items'][number];

export const FAVOURITE_RATE = { name: 'favourite', points: 120, seconds: 60 };

/** Calls about what people keep in mind. */
export const favouriteCalls = declareCalls({
  set: {
    method: 'PUT',
    path: '/api/v1/favourite/',
    summary: 'Adds a place or a professional to the favourites, or removes it; 403 for visitors who are not logged in',
    access: 'public',
    rate: FAVOURITE_RATE,
    body: favouriteRequest,
    answer: favouriteAnswer,
  },
  list: {
    method: 'GET',
    path: '/api/v1/favourite/',
    summary: 'Own favourites, newest first',
    access: 'user',
    query: favouriteListQuery,
    answer: favouriteList,
  },
  ids: {
    method: 'GET',
    path: '/api/v1/favourite/ids/',
    summary: 'Ids of own favourites',
    access: 'user',
    answer: favouriteIds,
  },
});
