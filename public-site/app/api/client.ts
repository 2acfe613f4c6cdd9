import type { SiteAsk } from '@antam/server/platform/contract/site-calls.ts';
import { ApiProblem } from './problem.ts';

/** How a call is sent: `fetch` in the browser, the in-process dispatch on the server. Rejects when no answer comes. */
export type Transport = (path: string, init: TransportInit) => Promise<{ status: number; body: unknown }>;
export type TransportInit = {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/**
 * The one way to the API. What a call takes and answers follows from the contract that declares its path:
 * `api.get('/api/v1/place/:id/', { params: { id } })`. Every method throws {@link ApiProblem} when the answer is no
 * success.
 */
export type ApiClient = {
  get: SiteAsk<'GET'>;
  post: SiteAsk<'POST'>;
  put: SiteAsk<'PUT'>;
  delete: SiteAsk<'DELETE'>;
};

type Options = { params?: PathValues; query?: Query; body?: unknown } & Sending & { search?: string };
type Sending = { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean };

/** Failures as problem documents, which name the fields that are wrong. */
const ACCEPTED = 'application/json, application/problem+json';

type Token = string | null;

/** Makes a client. `xsrfToken` is asked for at each write, which waits for nothing where the token is there. */
export function createApiClient(transport: Transport, xsrfToken: () => Token | Promise<Token>): ApiClient {
  async function call(
    method: string,
    path: string,
    { params, query, body, signal, search, idempotencyKey, keepalive }: Options = {},
  ): Promise<unknown> {
    const init: TransportInit = { method, headers: { accept: ACCEPTED } };
    if (signal) init.signal = signal;
    if (keepalive) init.keepalive = true;
    if (idempotencyKey) init.headers['idempotency-key'] = idempotencyKey;
    if (method !== 'GET') {
      const token = xsrfToken();
      addBody(init, body, token instanceof Promise ? await token : token);
    }
    const answer = await transport(fillPath(path, params) + (search ?? queryString(query)), init);
    if (answer.status < 200 || answer.status > 299) throw new ApiProblem(answer.status, answer.body);
    // Text is no JSON: a page of some proxy, or half an answer. Never let it reach a page as its data.
    if (typeof answer.body === 'string') throw new ApiProblem(502, null);
    return answer.body;
  }
  const client = {
    get: (path: string, options?: Options) => call('GET', path, options),
    post: (path: string, options?: Options) => call('POST', path, options),
    put: (path: string, options?: Options) => call('PUT', path, options),
    delete: (path: string, options?: Options) => call('DELETE', path, options),
  };
  // The answers' shapes are the server's promise: its tests hold every answer against the contract.
  return client as ApiClient;
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

/** Values of a path's parameters, by name. */
type PathValues = Readonly<Record<string, unknown>>;

/** `/place/:id/` with `{ id: 7 }` → `/place/7/`. Throws for a parameter without a value. */
function fillPath(path: string, values: PathValues = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) throw new Error(`${path} needs a value of ${name}`);
    return encodeURIComponent(String(value));
  });
}

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
type Query = Record<string, QueryValue>;

/** `{page: 2, provinces: ['ha-noi', 'hue']}` → `?page=2&provinces=ha-noi,hue`. Empty values are left out. */
function queryString(query: Query = {}): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value)
      ? value.map(encodeURIComponent).join(',')
      : encodeURIComponent(String(value ?? ''));
    if (text !== '') parts.push(`${encodeURIComponent(name)}=${text}`);
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
