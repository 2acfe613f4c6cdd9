import { afterEach, describe, expect, it } from 'vitest';
import { createFakeServer, problem } from '../testing/fake-server.ts';
import { createDataProvider } from './data.ts';
import { createHttp } from './http.ts';
import type { HttpError } from './http-error.ts';
import { messageOf } from './problem.ts';

const setToken = (value: string, more = '') => {
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser has no Cookie Store API.
  document.cookie = `XSRF-TOKEN=${value}; path=/${more}`;
};
const fail = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail')),
    error => error,
  );
const provide = (reply: Parameters<typeof createFakeServer>[0]) => {
  const server = createFakeServer(reply);
  return { ...server, data: createDataProvider(createHttp(server.send)) };
};

afterEach(() => setToken('', '; max-age=-1'));

describe('reading', () => {
  it('asks for one page with search and order, and takes the total from the range', async () => {
    const { data, calls } = provide(() => ({
      json: [{ id: 1 }],
      headers: { 'Content-Range': 'places 25-49/100000' },
    }));
    const answer = await data.getList('places', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'an sinh', status: 'draft' },
    });
    expect(answer).toMatchObject({ data: [{ id: 1 }], total: 100_000 });
    const url = new URL(calls[0]?.url ?? '', 'http://x');
    expect(url.pathname).toBe('/api/admin/places');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      filter: '{"q":"an sinh","status":"draft"}',
      range: '[25,49]',
      sort: '["name","ASC"]',
    });
    expect(calls[0]?.headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('writing', () => {
  it('[ADMIN-19] sends the token of the cookie and JSON, deletions too', async () => {
    setToken('abc.def');
    const { data, calls } = provide(() => ({ json: { id: 7 } }));
    await data.create('places', { data: { name: 'Phòng khám' } });
    await data.update('places', { id: 7, data: { name: 'Mới' }, previousData: { id: 7 } });
    await data.delete('places', { id: 7, previousData: { id: 7 } });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/admin/places',
      'PUT /api/admin/places/7',
      'DELETE /api/admin/places/7',
    ]);
    for (const { headers } of calls) {
      expect(headers.get('x-xsrf-token')).toBe('abc.def');
      expect(headers.get('content-type')).toBe('application/json');
    }
  });

  it('[ADMIN-19] tries once more with the fresh token after a refused one', async () => {
    setToken('old');
    const { data, calls } = provide((_, nth) => {
      if (nth > 1) return { json: { id: 7 } };
      setToken('fresh');
      return problem(403, 'XSRF');
    });
    await data.create('places', { data: { name: 'Phòng khám' } });
    expect(calls.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['old', 'fresh']);
    expect(calls[1]?.body).toEqual({ name: 'Phòng khám' });
  });

  it('[ADMIN-19] gives up when the second token is refused, and at once when the right is lacking', async () => {
    const refused = provide(() => problem(403, 'XSRF'));
    expect((await fail(refused.data.create('places', { data: {} }))).status).toBe(403);
    expect(refused.calls.length).toBe(2);
    const forbidden = provide(() => problem(403, 'FORBIDDEN'));
    expect((await fail(forbidden.data.create('places', { data: {} }))).message).toBe('Chi tiết FORBIDDEN');
    expect(forbidden.calls.length).toBe(1);
  });

  it('leaves the type of files to the browser', async () => {
    const server = createFakeServer(() => ({ json: {} }));
    await createHttp(server.send)('/api/admin/x', { method: 'POST', body: new FormData() });
    expect(server.calls[0]?.headers.has('content-type')).toBe(false);
  });
});

describe('failing', () => {
  it('puts the texts of a problem beside their fields, and all of them in the notice', async () => {
    const { data } = provide(() => problem(422, 'INVALID', { name: ['Quá dài.', 'Có ký tự lạ.'] }));
    const error = await fail(data.create('places', { data: {} }));
    expect(error.body.errors).toEqual({
      name: 'Quá dài. Có ký tự lạ.',
      root: { serverError: 'Chi tiết INVALID Quá dài. Có ký tự lạ.' },
    });
    expect(messageOf(error)).toBe('Quá dài. Có ký tự lạ.');
  });

  it('recognises fields that have the name of a member of the problem document', async () => {
    const { data } = provide(() => problem(422, 'INVALID', { status: ['Chưa đăng được.'], code: ['Mã sai.'] }));
    const error = await fail(data.create('places', { data: {} }));
    expect(error.body.errors).toMatchObject({ status: 'Chưa đăng được.', code: 'Mã sai.' });
    expect(error.status).toBe(422);
  });

  it('shows the detail with the error’s id', async () => {
    const { data } = provide(() => problem(500, 'INTERNAL', { error_id: 'E-42' }));
    const error = await fail(data.getOne('places', { id: 1 }));
    expect([error.message, error.status]).toEqual(['Chi tiết INTERNAL (mã lỗi E-42)', 500]);
  });

  it('has a text for answers that are no problem document, and for a missing network', async () => {
    const strange = await fail(provide(() => ({ status: 502 })).data.getOne('places', { id: 1 }));
    expect(strange.message).toMatch(/trục trặc \(502\)/);
    const dead = provide(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await fail(dead.data.getOne('places', { id: 1 }))).message).toMatch(/Không có kết nối/);
  });
});
