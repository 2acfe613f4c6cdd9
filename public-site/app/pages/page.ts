import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import type { PageAction } from '../forms/form-result.ts';
import type { PageHandle } from '../page-handle.ts';

/**
 * What a route module exports. Each is a chunk of its own, loaded when its address is opened:
 *
 *     export const loader = pageLoader(async ({ api, params }) =>
 *       api.get('/api/v1/place/:id/', { params: { id: idFromSlug(params.slugId) } }),
 *     );
 *     export function Component() {
 *       const place = useLoaderData<typeof loader>();
 *       return <><Seo title={place.name} path={place.absolute_url} /> … </>;
 *     }
 *     export const handle: PageHandle = { provinceParam: 'provinces' };
 */
export type RouteModule = {
  Component: ComponentType;
  loader?: LoaderFunction;
  /** What the page's forms do, with script and without: see `pageAction`. */
  action?: PageAction;
  handle?: PageHandle;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/**
 * `id` is the module's file below `app/`, without extension: the build's manifest is searched by it. `query` has the
 * parameters that the page knows, in the order in which addresses name them; pages of an account keep theirs to themselves.
 */
export type Page = {
  id: string;
  path: string;
  load: () => Promise<RouteModule>;
  query?: readonly string[];
  /**
   * Has forms for everybody, so it is rendered for each visitor alone: they carry the visitor's token. Other pages are read
   * first of all, and their script comes with the first touch (0229).
   */
  isOwn?: true;
};
