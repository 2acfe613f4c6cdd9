import { readToken } from './cookie.ts';
import { codeOf, toHttpError } from './problem.ts';

const SAFE = ['GET', 'HEAD'];

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
}

/** Calls the API as the browser's own session. Throws an `HttpError` for every answer that is no success. */
export type Http = (url: string, options?: RequestInit) => Promise<Answer>;

/**
 * Makes the client: JSON in and out, the session's cookie, and with writes the token that proves them to be of this
 * site. A write whose token has run out is repeated once, as its refusal brings a fresh one.
 */
export function createHttp(send: typeof fetch = (input, init) => fetch(input, init)): Http {
  return async (url, options = {}) => {
    try {
      return await call(send, url, options);
    } catch (error) {
      if (codeOf(error) !== 'XSRF') throw error;
      return call(send, url, options);
    }
  };
}

async function call(send: typeof fetch, url: string, options: RequestInit): Promise<Answer> {
  const answer = await send(url, { ...options, credentials: 'same-origin', headers: headersOf(options) }).catch(
    (error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw toHttpError(0, undefined);
    },
  );
  const body = await answer.text();
  const json = parse(body);
  if (!answer.ok) throw toHttpError(answer.status, json);
  return { status: answer.status, headers: answer.headers, body, json };
}

function headersOf({ method = 'GET', headers, body }: RequestInit): Headers {
  const all = new Headers(headers);
  all.set('Accept', 'application/json');
  if (SAFE.includes(method)) return all;
  // Files bring their own type, with the boundary between the parts.
  if (body instanceof FormData) all.delete('Content-Type');
  else all.set('Content-Type', 'application/json');
  const token = readToken(document.cookie);
  if (token !== undefined) all.set('X-XSRF-TOKEN', token);
  return all;
}

function parse(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}
