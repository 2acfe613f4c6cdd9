import { expect, it } from 'vitest';
import { z } from 'zod';
import { createApiRouter } from './api-router.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

const call = (path: string): Endpoint =>
  endpoint({
    method: 'GET',
    path,
    summary: path,
    access: 'public',
    answer: z.string(),
    handle: async () => path,
  });

it.each([
  ['/api/v1/booking/manage/', '/api/v1/booking/manage/'],
  ['/api/v1/booking/manage', '/api/v1/booking/manage/'],
  ['/api/v1/booking/ABC/', '/api/v1/booking/:code/'],
  ['/api/v1/booking/manage/ABC/', '/api/v1/booking/manage/:code/'],
  ['/api/v1/booking/ABC/slot/', '/api/v1/booking/:code/slot/'],
])('%s is answered by %s, in whatever order the calls were declared', (path, expected) => {
  const calls = [
    '/api/v1/booking/:code/slot/',
    '/api/v1/booking/:code/',
    '/api/v1/booking/manage/:code/',
    '/api/v1/booking/manage/',
  ].map(call);
  for (const endpoints of [calls, calls.toReversed()]) {
    expect(createApiRouter(endpoints).find('GET', path)?.endpoint.path).toBe(expected);
  }
});

it('two calls of the same method and path are refused', () => {
  const calls = [call('/api/v1/booking/'), call('/api/v1/booking/')];
  expect(() => createApiRouter(calls)).toThrow('Two endpoints are GET /api/v1/booking/');
});
