import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from './cookies.ts';
import type { RequestContext } from './endpoint.ts';

/** One call of the API, whether it came over HTTP or from the renderer inside the process. */
export interface ApiRequest {
  readonly requestId: string;
  readonly method: string;
  /** By name; values of repeated parameters are lists. */
  readonly query: Record<string, string | string[] | undefined>;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** Told which endpoint it is, before that runs. */
  readonly onMatch?: (template: string) => void;
  /** Reads and parses the body; throws a Problem when it is too large, of the wrong type or broken. */
  readBody(): Promise<unknown>;
}

/** The view of a request that handlers get. */
export function requestContext({ requestId, headers, ip }: ApiRequest): RequestContext {
  return {
    requestId,
    ip,
    cookie: name => readCookie(headers.cookie, name),
    header: name => {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}
