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

/**
 * Routes paths, with and without the slash at the end, to their endpoints; a segment that is written out goes before a
 * parameter. Throws when two endpoints are the same.
 */
export function createApiRouter(endpoints: readonly Endpoint[]): ApiRouter {
  // A router of its own for each beginning: every call and every page is looked for, and would pass a hundred patterns.
  const routers = new Map<string, Router>();
  const byLayer = new Map<unknown, Endpoint>();
  const names = new Set<string>();
  for (const endpoint of endpoints.toSorted(writtenOutFirst)) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (names.has(name)) throw new Error(`Two endpoints are ${name}`);
    names.add(name);
    const head = headOf(endpoint.path);
    if (head.includes(':')) throw new Error(`${name} begins with a parameter`);
    const router = routers.get(head) ?? new Router({ strict: false });
    routers.set(head, router);
    byLayer.set(
      router.register(endpoint.path.replace(/\/$/, ''), [endpoint.method], () => undefined),
      endpoint,
    );
  }
  return {
    find: (method, path) => {
      const layer = routers
        .get(headOf(path))
        ?.match(path, method)
        .pathAndMethod.find(match => byLayer.has(match));
      const endpoint = byLayer.get(layer);
      return layer && endpoint ? { endpoint, params: layer.params(path, layer.captures(path)) } : undefined;
    },
    methodsOf: path => {
      const layers = routers.get(headOf(path))?.match(path, 'GET').path ?? [];
      return [...new Set(layers.flatMap(layer => layer.methods))].sort();
    },
  };
}

/** Parameters as the last of letters: `booking/manage/` is tried before `booking/:code/`. */
const rankOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, '~');

function writtenOutFirst(a: Endpoint, b: Endpoint): number {
  const [first, second] = [rankOf(a), rankOf(b)];
  return Number(first > second) - Number(first < second);
}

/** Segments by which calls are distinguished before any pattern: `api/v1/search`, `api/admin/places`. */
const CALL_SEGMENTS = 3;

/** How a path begins: three segments of a call, one of a page. Routing ignores capitals. */
function headOf(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/', CALL_SEGMENTS + 1)
    .slice(1);
  return segments[0] === 'api' ? segments.join('/') : (segments[0] ?? '');
}
