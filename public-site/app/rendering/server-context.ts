import { RouterContextProvider } from 'react-router';
import { type ApiClient, createApiClient } from '../api/client.ts';
import { parseBody } from '../api/parse-body.ts';
import { siteContext } from '../loading/site-context.ts';
import { cookieJar } from '../memory/cookie-jar.ts';
import type { RenderRequest } from '../render-types.ts';

/** The loaders' context while one request is rendered. */
export function serverContext(request: RenderRequest): RouterContextProvider {
  const cookies = cookieJar(request.cookie);
  const context = new RouterContextProvider();
  context.set(siteContext, { api: dispatchApi(request), cookies, origin: request.origin });
  return context;
}

/** Pages are only read while rendering, so the client needs no token. */
function dispatchApi({ dispatch, cookie }: RenderRequest): ApiClient {
  return createApiClient(
    async (path, { method, headers }) => {
      const answer = await dispatch(path, { method, headers: cookie === '' ? headers : { ...headers, cookie } });
      return { status: answer.status, body: parseBody(answer.body) };
    },
    () => null,
  );
}
