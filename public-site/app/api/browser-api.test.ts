import { afterEach, expect, it, vi } from 'vitest';
import { browserApi } from './browser-api.ts';
import { ApiProblem } from './problem.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a page of a proxy', { status: 200, type: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' }],
  ['half an answer', { status: 200, type: 'application/json', body: '{"id":1,"name":"Bệnh' }],
  ['a proxy’s failure', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
])('%s is a failure of the site instead of the data', async (_, { status, type, body }) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
  const failure = browserApi.get('/api/v1/place/:id/', { params: { id: 1 } });
  await expect(failure).rejects.toBeInstanceOf(ApiProblem);
  await expect(failure).rejects.toMatchObject({ status: 502, code: 'unknown', error_id: null });
});
