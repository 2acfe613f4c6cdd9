import Router from '@koa/router';
import type { Endpoint } from './endpoint.ts';

/** The endpoint that an address names, with the parameters in its path. */
export interface EndpointMatch {
  readonly endpoint: Endpoint;
  readonly params: Record<string, string>;
}

export interface ApiRouter {
  /** HEAD finds the GET endpoint. Undefined when nothing answers this method at this path. */
  find(method: string, path: string): EndpointMatch | undefined;
  /** Methods that the path has endpoints for; empty when there are none. */
  methodsOf(path: string): string[];
}

/** Routes paths, with and without the slash at the end, to their endpoints. Throws when two endpoints are the same. */
export function createApiRouter(endpoints: readonly Endpoint[]): ApiRouter {
  const router = new Router({ strict: false });
  const byLayer = new Map<unknown, Endpoint>();
  const names = new Set<string>();
  const heads = new Set(endpoints.map(endpoint => headOf(endpoint.path)));
  const hasOpenHead = [...heads].some(head => head.startsWith(':'));
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (names.has(name)) throw new Error(`Two endpoints are ${name}`);
    names.add(name);
    byLayer.set(
      router.register(endpoint.path.replace(/\/$/, ''), [endpoint.method], () => undefined),
      endpoint,
    );
  }
  return {
    find: (method, path) => {
      // Every page is looked for here: comparing one word spares it a hundred patterns.
      if (!hasOpenHead && !heads.has(headOf(path))) return undefined;
      const layer = router.match(path, method).pathAndMethod.find(match => byLayer.has(match));
      const endpoint = byLayer.get(layer);
      return layer && endpoint ? { endpoint, params: layer.params(path, layer.captures(path)) } : undefined;
    },
    methodsOf: path => [...new Set(router.match(path, 'GET').path.flatMap(layer => layer.methods))].sort(),
  };
}

/** What stands between the first two slashes; routing does not tell capitals apart. */
function headOf(path: string): string {
  const end = path.indexOf('/', 1);
  return (end < 0 ? path.slice(1) : path.slice(1, end)).toLowerCase();
}
