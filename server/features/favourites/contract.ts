import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import type { FavouriteShape } from '../../platform/contract/favourite-shapes.ts';
import { rawText } from '../../platform/text/text-field.ts';

const entityId = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** `added`: whether it is a favourite now; `count`: of how many people. */
export const favouriteAnswer = z.object({ added: z.boolean(), count: z.number().int() });
export type FavouriteAnswer = z.infer<typeof favouriteAnswer>;

export const favouriteListQuery = z.object({
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(1_000)).catch(1),
});

/** What is sent and answered about favourites of these kinds of record. */
export function favouriteSchemas(kinds: readonly FavouriteShape[]) {
  const name = z.enum(kinds.map(kind => kind.name));
  return {
    request: z.object({ type: name, id: entityId, added: z.boolean() }),
    /** What the hearts of any page need: the ids of one's own favourites by kind. */
    ids: z.partialRecord(name, z.array(z.number().int())),
    /** Newest first, twenty a page. What is no longer public is not shown. */
    list: z.object({
      count: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      items: z.array(z.union(kinds.map(({ item }) => item))),
    }),
  };
}
type Schemas = ReturnType<typeof favouriteSchemas>;
export type FavouriteRequest = z.infer<Schemas['request']>;
export type FavouriteIds = z.infer<Schemas['ids']>;
export type FavouriteList = z.infer<Schemas['list']>;
export type FavouriteItem = FavouriteList['items'][number];

export const FAVOURITE_RATE = { name: 'favourite', points: 120, seconds: 60 };

/** Calls about what people keep in mind, of these kinds of record. */
export function favouriteCalls(kinds: readonly FavouriteShape[]) {
  const { request, ids, list } = favouriteSchemas(kinds);
  return declareCalls({
    set: {
      method: 'PUT',
      path: '/api/v1/favourite/',
      summary: 'Adds a record to the favourites, or removes it; 403 for visitors who are not logged in',
      access: 'public',
      rate: FAVOURITE_RATE,
      body: request,
      answer: favouriteAnswer,
    },
    list: {
      method: 'GET',
      path: '/api/v1/favourite/',
      summary: 'Own favourites, newest first',
      access: 'user',
      query: favouriteListQuery,
      answer: list,
    },
    ids: {
      method: 'GET',
      path: '/api/v1/favourite/ids/',
      summary: 'Ids of own favourites',
      access: 'user',
      answer: ids,
    },
  });
}

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    favourites: ReturnType<typeof favouriteCalls>;
  }
}
