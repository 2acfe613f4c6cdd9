import type { RenderRequest } from '@antam/server/app/site.ts';
import { RouterContextProvider, redirect } from 'react-router';
import { type ApiClient, createApiClient } from '../api/client.ts';
import { parseBody } from '../api/parse-body.ts';
import { ApiProblem } from '../api/problem.ts';
import { type FrameData, readFrameData } from '../loading/frame-data.ts';
import { type FormSide, RefusalNotShown, siteContext } from '../loading/site-context.ts';
import { cookieJar } from '../memory/cookie-jar.ts';

/** Makes the loaders' context for each request; the frame's data is read once per `frameVersion`. */
export function serverContexts(): (request: RenderRequest) => RouterContextProvider {
  const frames = new Map<string, FrameData>();

  async function frameOf(request: RenderRequest, api: ApiClient): Promise<FrameData> {
    const { frameVersion } = request;
    const cached = frameVersion === undefined ? undefined : frames.get(frameVersion);
    if (cached !== undefined) return cached;
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
      forms: formSide(request),
      formToken: request.formToken ?? '',
      isPreview: request.isPreview,
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

/** Calls for the form that was sent with the request, by its token. */
function formSide({ dispatch, cookie, form }: RenderRequest): FormSide {
  const api = createApiClient(
    async (path, { method, headers, body }) => {
      const sent = {
        method,
        headers: { ...headers, ...(body === undefined ? {} : JSON_BODY), cookie, 'x-xsrf-token': form?.token ?? '' },
        isOfForm: true,
      } as const;
      const answer = await dispatch(path, body === undefined ? sent : { ...sent, body: jsonOf(body) });
      return { status: answer.status, body: parseBody(answer.body) };
    },
    () => null,
  );
  return {
    isScripted: false,
    requireAdmission: () => {
      if (form?.refusal) throw new ApiProblem(form.refusal.status, form.refusal.problem);
    },
    requireRefusalShown: async () => {
      if (form && !(await form.mayShowRefusal())) throw new RefusalNotShown();
    },
    api,
    saveFile: async (path, body) => void (await api.post(path, { body })),
    redirectTo: async address => redirect(address, 303),
  };
}

const JSON_BODY = { 'content-type': 'application/json' };

/** The body of a call for a form without files: several fields of one name are a list. */
function jsonOf(body: string | FormData): string {
  if (typeof body === 'string') return body;
  const names = [...new Set(body.keys())];
  const fields = names.map(name => {
    const all = body.getAll(name);
    return [name, all.length > 1 ? all : all[0]] as const;
  });
  return JSON.stringify(Object.fromEntries(fields));
}
