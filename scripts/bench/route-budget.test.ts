import path from 'node:path';
import { expect, it } from 'vitest';
import { routeSizes } from './bundle-size.ts';
import { ROUTE_BUDGETS } from './route-budgets.ts';

const CLIENT = path.join(import.meta.dirname, '../../public-site/dist/client');
const sizes = routeSizes(CLIENT);

it('every route of the site has a budget, and every budget a route', () => {
  expect(sizes.map(({ route }) => route)).toEqual(Object.keys(ROUTE_BUDGETS));
});

it.each(sizes)('$route loads no more packed script than its budget, in no more requests', ({ route, ...size }) => {
  const budget = ROUTE_BUDGETS[route];
  expect(size.gzipBytes / 1024).toBeLessThanOrEqual(budget?.kilobytes ?? 0);
  expect(size.requests).toBeLessThanOrEqual(budget?.requests ?? 0);
});
