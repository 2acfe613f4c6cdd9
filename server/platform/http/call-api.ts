import { notFound, wrongMethod } from '../errors/problem.ts';
import type { ApiRequest } from './api-request.ts';
import type { ApiRouter } from './api-router.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointTools, runEndpoint } from './run-endpoint.ts';
import type { Shedding } from './shedding.ts';

/** What a call has come to, before it is turned into bytes. */
export interface ApiAnswer {
  readonly endpoint: Endpoint;
  readonly value: unknown;
}

/** Finds and runs the endpoint of a request. Throws a Problem: 404 for an unknown path, 405 for a wrong method. */
export type CallApi = (path: string, request: ApiRequest) => Promise<ApiAnswer>;

/** The one way into the API, for requests over HTTP and for those of the renderer alike. */
export function createCallApi(router: ApiRouter, tools: EndpointTools, shedding: Shedding): CallApi {
  return async (path, request) => {
    const match = router.find(request.method, path);
    if (!match) throw noSuchCall(router.methodsOf(path));
    const { endpoint, params } = match;
    request.onMatch?.(endpoint.path);
    const run = () => runEndpoint(endpoint, params, request, tools);
    // Calls that a page is rendered from were admitted with the page.
    const isLetIn = endpoint.sheds !== true || request.isInside === true;
    return { endpoint, value: await (isLetIn ? run() : shedding.run('call', request.headers, run)) };
  };
}

const noSuchCall = (methods: readonly string[]) => (methods.length === 0 ? notFound() : wrongMethod(methods));
