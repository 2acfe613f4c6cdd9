import { ApiProblem } from './problem.ts';
import { type Query, queryString } from './query-string.ts';

/** How a call travels: `fetch` in the browser, the in-process dispatch on the server. Rejects when no answer comes. */
export type Transport = (path: string, init: TransportInit) => Promise<{ status: number; body: unknown }>;
export type TransportInit = {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};

export type ReadOptions = { query?: Query; signal?: AbortSignal };
export type WriteOptions = ReadOptions & { body?: unknown };

/**
 * The one way to the API. `Answer` is the contract's type of the endpoint (`import type` from
 * `@antam/server/features/<f>/contract.ts`). Every method throws {@link ApiProblem} when the answer is no success.
 */
export type ApiClient = {
  get<Answer>(path: string, options?: ReadOptions): Promise<Answer>;
  post<Answer>(path: string, options?: WriteOptions): Promise<Answer>;
  put<Answer>(path: string, options?: WriteOptions): Promise<Answer>;
  delete<Answer>(path: string, options?: WriteOptions): Promise<Answer>;
};

const BASE = '/api/v1/';

/**
 * Makes a client. Paths are relative to `/api/v1/`: `api.get<Page>('professional/', { query: { page: 2 } })`; one with a
 * slash in front is taken whole: `api.post('/dang-ky', { body })`.
 * `xsrfToken` is asked for at each write.
 */
export function createApiClient(transport: Transport, xsrfToken: () => string | null): ApiClient {
  async function call<Answer>(method: string, path: string, options: WriteOptions): Promise<Answer> {
    const init: TransportInit = { method, headers: { accept: 'application/json' } };
    if (options.signal) init.signal = options.signal;
    if (method !== 'GET') addBody(init, options.body, xsrfToken());
    const address = path.startsWith('/') ? path : BASE + path;
    const answer = await transport(address + queryString(options.query), init);
    if (answer.status < 200 || answer.status > 299) throw new ApiProblem(answer.status, answer.body);
    // Text is no JSON: a page of some proxy, or half an answer. Never let it reach a page as its data.
    if (typeof answer.body === 'string') throw new ApiProblem(502, null);
    // The answer's shape is the server's promise: its tests hold every answer against the contract.
    return answer.body as Answer;
  }
  return {
    get: (path, options = {}) => call('GET', path, options),
    post: (path, options = {}) => call('POST', path, options),
    put: (path, options = {}) => call('PUT', path, options),
    delete: (path, options = {}) => call('DELETE', path, options),
  };
}

function addBody(init: TransportInit, body: unknown, token: string | null): void {
  if (token !== null) init.headers['x-xsrf-token'] = token;
  if (body === undefined) return;
  if (body instanceof FormData) {
    init.body = body;
    return;
  }
  init.headers['content-type'] = 'application/json';
  init.body = JSON.stringify(body);
}
