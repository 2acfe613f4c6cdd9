import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { conflict } from '../errors/problem.ts';
import { endpoint } from './endpoint.ts';
import type { Feature } from './feature.ts';

const note = z.object({
  title: z.string().min(2).max(80),
  age: z.number().int().min(0).max(120),
  tags: z.array(z.string()).max(2),
});

/** Calls that do what calls of features do. */
const probe: Feature = {
  name: 'probe',
  entities: [],
  endpoints: ({ db }) => [
    endpoint({
      method: 'GET',
      path: '/api/v1/probe/:id/',
      summary: 'Reads',
      access: 'public',
      cache: 'public',
      params: z.object({ id: z.coerce.number().int().positive() }),
      query: z.object({ page: z.coerce.number().int().min(1).default(1), q: z.string().optional() }),
      answer: z.object({ id: z.number(), page: z.number(), q: z.string().nullable(), text: z.string() }),
      handle: async ({ params, query }) => ({
        id: params.id,
        page: query.page,
        q: query.q ?? null,
        text: 'đ'.repeat(params.id),
      }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/probe/',
      summary: 'Writes',
      access: 'public',
      body: note,
      answer: note,
      handle: async ({ body }) => body,
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-leak/',
      summary: 'Answers a field that it has not declared',
      access: 'public',
      answer: z.object({ people: z.array(z.object({ name: z.string() })) }),
      handle: async () => {
        const person = { name: 'Mai', phone: '0912345678' };
        return { people: [person] };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-fault/',
      summary: 'Fails',
      access: 'public',
      answer: z.null(),
      handle: async () => {
        throw new Error('hunter2 is in select * from secrets');
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/probe-conflict/',
      summary: 'Inserts the same twice',
      access: 'public',
      query: z.object({ own: z.string().optional() }),
      answer: z.null(),
      handle: async ({ query }) => {
        if (query.own) throw conflict('Khung giờ này đã kín chỗ.');
        for (let i = 0; i < 2; i++) {
          await db.transaction(unit => unit.sql("insert into content_version (name, version) values ('probe', 0)"));
        }
        return null;
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/api/v1/probe/:id/',
      summary: 'Answers nothing',
      access: 'public',
      params: z.object({ id: z.string() }),
      answer: z.undefined(),
      handle: async () => undefined,
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-user/',
      summary: 'For users',
      access: 'user',
      answer: z.null(),
      handle: async () => null,
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-rate/',
      summary: 'Twice a minute',
      access: 'public',
      rate: { name: 'probe', points: 2, seconds: 60 },
      answer: z.string(),
      handle: async () => 'ok',
    }),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
/** As browsers do it; fetch by itself would send `no-cache`, which asks for the whole answer. */
const REVALIDATE = { 'cache-control': 'max-age=0' };
const NOTE = { title: 'Xin chào', age: 30, tags: [] };

describe('reads', () => {
  it('are served with and without the slash at the end', async () => {
    for (const path of ['/api/v1/probe/3/?page=2', '/api/v1/probe/3?page=2']) {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ id: 3, page: 2, q: null, text: 'đđđ' });
    }
  });

  it('answer HEAD without a body', async () => {
    const answer = await app.request('/api/v1/probe/3/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10);
    expect(await answer.text()).toBe('');
  });

  it('are 304 for those who have them already', async () => {
    await app.request('/api/v1/probe/3/');
    const first = await app.request('/api/v1/probe/3/');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request('/api/v1/probe/3/', { headers: { ...REVALIDATE, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const other = await app.request('/api/v1/probe/4/', { headers: { ...REVALIDATE, 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('are compressed when large, never when small', async () => {
    const large = await fetch(`${app.url}/api/v1/probe/2000/`, { headers: { 'accept-encoding': 'br' } });
    expect(large.headers.get('content-encoding')).toBe('br');
    expect(large.headers.get('vary')).toContain('Accept-Encoding');
    expect(await large.json()).toMatchObject({ id: 2000 });
    const small = await fetch(`${app.url}/api/v1/probe/2/`, { headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBeNull();
    const plain = await fetch(`${app.url}/api/v1/probe/2000/`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('are 404 for an id that is none, 400 for a query that does not fit', async () => {
    expect((await app.request('/api/v1/probe/abc/')).status).toBe(404);
    expect((await app.request('/api/v1/probe/-1/')).status).toBe(404);
    const bad = await app.request('/api/v1/probe/1/?page=zwei');
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ code: 'MALFORMED', page: [expect.any(String)] });
  });

  it('of others than the public want a session', async () => {
    const answer = await app.request('/api/v1/probe-user/');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('writes', () => {
  it('[API-01] pass with the token of the cookie in the header', async () => {
    const answer = await app.request('/api/v1/probe/', json(NOTE));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(NOTE);
  });

  it('[API-02] are refused without the token, with a foreign or a changed one, and the refusal brings a right one', async () => {
    const page = await fetch(`${app.url}/api/v1/probe/1/`);
    const [cookie = ''] = page.headers.getSetCookie();
    const token = /^XSRF-TOKEN=([^;]+); Path=\/; SameSite=Lax$/.exec(cookie)?.[1] ?? '';
    const send = (headers: Record<string, string>) =>
      fetch(`${app.url}/api/v1/probe/`, { ...json(NOTE), headers: { 'content-type': 'application/json', ...headers } });
    const own = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect((await send(own)).status).toBe(200);
    const forged = token.replace(/\w$/, char => (char === 'A' ? 'B' : 'A'));
    const refused: Record<string, string>[] = [
      {},
      { cookie: own.cookie },
      { 'x-xsrf-token': token },
      { cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged },
      { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' },
      // A token of no session is none of this session.
      { ...own, cookie: `${own.cookie}; antam_session=abc` },
    ];
    for (const headers of refused) {
      const answer = await send(headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'XSRF' });
      const fresh = /^XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
      const session = headers.cookie?.includes('antam_session') ? '; antam_session=abc' : '';
      expect((await send({ cookie: `XSRF-TOKEN=${fresh}${session}`, 'x-xsrf-token': fresh })).status).toBe(200);
    }
  });

  it('[API-50] are 422 with Vietnamese messages by field', async () => {
    const answer = await app.request('/api/v1/probe/', json({ title: 'x', age: 200, tags: ['a', 'b', 'c'] }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      title: ['Cần ít nhất 2 ký tự.'],
      age: ['Không được quá 120.'],
      tags: ['Không được quá 2 mục.'],
      code: 'INVALID',
      error_id: expect.any(String),
    });
    const empty = await app.request('/api/v1/probe/', json({}));
    expect(await empty.json()).toMatchObject({ title: ['Vui lòng nhập thông tin này.'] });
  });

  it('[API-03] are 415 for another type, 400 for broken JSON, 413 for too much, 422 for nothing', async () => {
    const send = async (body: string, type: string) =>
      (await app.request('/api/v1/probe/', { method: 'POST', body, headers: { 'content-type': type } })).status;
    expect(await send('<note/>', 'application/xml')).toBe(415);
    expect(await send('{"title":', 'application/json')).toBe(400);
    expect(await send('"text"', 'application/json')).toBe(400);
    expect(await send('{"title":"a\\u0000b"}', 'application/json')).toBe(400);
    expect(await send(JSON.stringify({ title: 'x'.repeat(110_000) }), 'application/json')).toBe(413);
    expect((await app.request('/api/v1/probe/', { method: 'POST' })).status).toBe(422);
  });

  it('answer 409 when the database refuses a double, whoever says so', async () => {
    const byDatabase = await app.request('/api/v1/probe-conflict/', { method: 'POST' });
    expect(byDatabase.status).toBe(409);
    expect(await byDatabase.json()).toMatchObject({ code: 'CONFLICT', detail: 'Thông tin này đã tồn tại.' });
    const byHandler = await app.request('/api/v1/probe-conflict/?own=1', { method: 'POST' });
    expect(await byHandler.json()).toMatchObject({ status: 409, detail: 'Khung giờ này đã kín chỗ.' });
  });

  it('answer 204 when there is nothing to say', async () => {
    const answer = await app.request('/api/v1/probe/3/', { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
  });
});

describe('failures', () => {
  it('[API-49] are problem documents with code, sentence and the id that is in the log', async () => {
    const answer = await app.request('/api/v1/nothing/');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const body = await answer.json();
    expect(body).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      detail: expect.stringMatching(/^Không/),
      error_id: expect.any(String),
    });
    expect(answer.headers.get('x-request-id')).toBe(body.error_id);
  });

  it('[API-49] that nobody foresaw tell nothing but their id', async () => {
    const answer = await app.request('/api/v1/probe-fault/');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toContain('hunter2');
    expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL', error_id: expect.any(String) });
  });

  it('are 405 with the right methods for a wrong one', async () => {
    const answer = await app.request('/api/v1/probe/3/', { method: 'PUT' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD');
    const options = await app.request('/api/v1/probe/', { method: 'OPTIONS' });
    expect(options.headers.get('allow')).toBe('POST');
  });

  it('include, in tests, an answer with a field that it has not declared', async () => {
    expect((await app.request('/api/v1/probe-leak/')).status).toBe(500);
  });

  it('are 429 with the seconds to wait once the limit is reached', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await app.request('/api/v1/probe-rate/')).status);
    expect(statuses).toEqual([200, 200, 429]);
    const answer = await app.request('/api/v1/probe-rate/');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });
});

describe('every answer', () => {
  it('forbids to guess its type and to run anything in it', async () => {
    for (const path of ['/api/v1/probe/1/', '/api/v1/nothing/', '/nothing', '/healthz', '/%E0%A4%A']) {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });
});
