import type { Dispatch } from '@antam/server/app/site.ts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { allPages } from '../../public-site/app/pages/all-pages.ts';
import { serverContexts } from '../../public-site/app/rendering/server-context.ts';
import { createRoutes } from '../../public-site/app/routes.tsx';

/** Reads a page's data once; each call of what it answers only turns the same tree into text. */
export async function prepare(url: string, dispatch: Dispatch): Promise<() => string> {
  const origin = 'http://localhost';
  const handler = createStaticHandler(createRoutes(allPages, null));
  const requestContext = serverContexts()({ url, cookie: '', origin, dispatch, report: String });
  const context = await handler.query(new Request(origin + url), { requestContext });
  if (context instanceof Response) throw new Error(`${url} leads elsewhere`);
  return () => {
    const router = createStaticRouter(handler.dataRoutes, context);
    return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  };
}
