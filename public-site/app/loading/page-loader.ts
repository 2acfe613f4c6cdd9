import { type LoaderFunctionArgs, redirect } from 'react-router';
import { withOneOfEach } from '../known-query.ts';
import { type SiteContext, siteContext } from './site-context.ts';

export type PageInput = SiteContext & {
  url: URL;
  params: Record<string, string | undefined>;
  /** Aborted when the visitor has gone elsewhere; pass it on to the API. */
  signal: AbortSignal;
};

/**
 * Makes a route's loader. What it answers must be JSON: it is embedded in the page. Throw `notFound()` or a redirect
 * to leave; an `ApiProblem` that is not caught becomes the error page of its status. Of a parameter that takes one value
 * and is repeated the first one counts: the page, its controls and the API would else each take another.
 */
export function pageLoader<Data>(load: (input: PageInput) => Promise<Data>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url);
    // An address that begins with two slashes would lead to another site where a page sends its visitors on to its own path.
    url.pathname = url.pathname.replace(/^\/{2,}/, '/');
    const query = withOneOfEach(url.searchParams);
    if (query !== null) throw redirect(`${url.pathname}?${query.toString().replaceAll('%2C', ',')}`);
    const site = context.get(siteContext);
    return await load({ ...site, params, url, signal: request.signal });
  };
}
