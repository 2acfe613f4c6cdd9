import type { RenderRequest } from '@antam/server/app/site.ts';
import { RouterContextProvider } from 'react-router';
import { type ApiClient, createApiClient } from '../api/client.ts';
import { parseBody } from '../api/parse-body.ts';
import { type FrameData, readFrameData } from '../loading/frame-data.ts';
import { siteContext } from '../loading/site-context.ts';
import { cookieJar } from '../memory/cookie-jar.ts';

/** Makes the loaders' context for each request; the frame's data is read once per `frameVersion`. */
export function serverContexts(): (request: RenderRequest) => RouterContextProvider {
  const frames = new Map<string, FrameData>();

  async function frameOf(request: RenderRequest, api: ApiClient): Promise<FrameData> {
    const { frameVersion } = request;
    const kept = frameVersion === undefined ? undefined : frames.get(frameVersion);
    if (kept !== undefined) return kept;
    const frame = await readFrameData(api);
    if (frameVersion !== undefined) {
      frames.clear();
      frames.set(frameVersion, frame);
    }
    return frame;
  }

  return request => {
    const api = dispatchApi(request);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      api,
      cookies: cookieJar(request.cookie),
      origin: request.origin,
      frame: () => frameOf(request, api),
      form: { token: request.formToken ?? '', posted: request.posted ?? null },
    });
    return context;
  };
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
