import type { LoaderFunctionArgs } from 'react-router';
import { type SiteContext, siteContext } from './site-context.ts';

export type PageInput = SiteContext & {
  url: URL;
  params: Record<string, string | undefined>;
  /** Aborted when the visitor has gone elsewhere; pass it on to the API. */
  signal: AbortSignal;
};

/**
 * Makes a route's loader. What it answers must be JSON: it is embedded in the page. Throw `notFound()` or a redirect
 * to leave; an `ApiProblem` that is not caught becomes the error page of its status.
 */
export function pageLoader<Data>(load: (input: PageInput) => Promise<Data>) {
  return ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const site = context.get(siteContext);
    return load({ ...site, params, url: new URL(request.url), signal: request.signal });
  };
}
