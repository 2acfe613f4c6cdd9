import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type Transport } from './client.ts';
import { ApiProblem } from './problem.ts';

const answering = (status: number, body: unknown) => vi.fn<Transport>(async () => ({ status, body }));
/** As calls that are not declared yet will be made. */
const byHand = (client: object, method: string, path: string, options = {}): Promise<unknown> =>
  Reflect.get(client, method)(path, options);
const clientOf = (transport: Transport, token: string | null = 'T') => createApiClient(transport, () => token);

describe('createApiClient', () => {
  it('reads with values joined by commas, empty ones left out, and no token', async () => {
    const transport = answering(200, { items: [] });
    const query = {
      provinces: ['ha-noi', 'hue'],
      q: 'da liễu',
      page: 2,
      sort_by: null,
      include: undefined,
      titles: [],
    };
    await expect(clientOf(transport).get('/api/v1/professional/', { query })).resolves.toEqual({ items: [] });
    expect(transport).toHaveBeenCalledExactlyOnceWith(
      '/api/v1/professional/?provinces=ha-noi,hue&q=da%20li%E1%BB%85u&page=2',
      { method: 'GET', headers: { accept: 'application/json, application/problem+json' } },
    );
  });

  it('fills the parameters into the path, each as one segment', async () => {
    const transport = answering(200, {});
    await clientOf(transport).get('/api/v1/speciality/:slug/', { params: { slug: 'tai/mũi' } });
    await clientOf(transport).get('/api/v1/professional-list/:place_id', { params: { place_id: 7 } });
    expect(transport.mock.calls.map(([path]) => path)).toEqual([
      '/api/v1/speciality/tai%2Fm%C5%A9i/',
      '/api/v1/professional-list/7',
    ]);
  });

  it.each(['post', 'put', 'delete'] as const)('carries the token and JSON on %s', async method => {
    const transport = answering(200, null);
    await byHand(clientOf(transport), method, '/api/v1/favourite/', { body: { id: 1 } });
    const [, init] = transport.mock.calls[0] ?? [];
    expect(init?.method).toBe(method.toUpperCase());
    expect(init?.headers).toMatchObject({ 'x-xsrf-token': 'T', 'content-type': 'application/json' });
    expect(init?.body).toBe('{"id":1}');
  });

  it('leaves the content type of a form with files to the browser', async () => {
    const transport = answering(200, null);
    const body = new FormData();
    await byHand(clientOf(transport), 'post', '/api/v1/thread/', { body });
    const [, init] = transport.mock.calls[0] ?? [];
    expect(init?.body).toBe(body);
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  it('passes the signal on', async () => {
    const transport = answering(200, null);
    const { signal } = new AbortController();
    await clientOf(transport).get('/api/v1/search', { signal });
    expect(transport.mock.calls[0]?.[1].signal).toBe(signal);
  });

  it('turns a problem document into a typed problem', async () => {
    const body = { status: 409, code: 'conflict', detail: 'Đã có.', error_id: 'E1' };
    const failure = clientOf(answering(409, body)).get('/api/v1/place/:id/', { params: { id: 1 } });
    await expect(failure).rejects.toBeInstanceOf(ApiProblem);
    await expect(failure).rejects.toMatchObject({ status: 409, code: 'conflict', detail: 'Đã có.', error_id: 'E1' });
  });

  it('treats an answer of plain text as a failure, whatever its status is', async () => {
    const failure = clientOf(answering(200, '<html>Sign in to the Wi-Fi</html>')).get('/api/v1/place/:id/', {
      params: { id: 1 },
    });
    await expect(failure).rejects.toMatchObject({ status: 502, code: 'unknown', body: null });
  });

  it('passes on the bodies of failures that are no problem documents', async () => {
    await expect(byHand(clientOf(answering(400, ['LOGIN_REQUIRED'])), 'post', '/api/v1/thread/')).rejects.toMatchObject(
      {
        status: 400,
        code: 'unknown',
        detail: null,
        body: ['LOGIN_REQUIRED'],
      },
    );
    await expect(clientOf(answering(502, '<html>')).get('/api/v1/place/')).rejects.toMatchObject({
      status: 502,
      error_id: null,
    });
  });
});
