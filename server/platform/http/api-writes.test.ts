import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../../testing/probe-feature.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
  // The first read brings the token.
  await app.request('/api/v1/probe/1/');
});
afterAll(() => app.close());

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const NOTE = { title: 'Xin chào', age: 30, tags: [] };

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

  it('answer 409 when the database refuses a duplicate, whichever layer reports it', async () => {
    const byDatabase = await app.request('/api/v1/probe-conflict/', { method: 'POST' });
    expect(byDatabase.status).toBe(409);
    expect(await byDatabase.json()).toMatchObject({ code: 'CONFLICT', detail: 'Thông tin này đã tồn tại.' });
    const byHandler = await app.request('/api/v1/probe-conflict/?own=1', { method: 'POST' });
    expect(await byHandler.json()).toMatchObject({ status: 409, detail: 'Khung giờ này đã kín chỗ.' });
  });

  it('answer 204 when there is no body to send', async () => {
    const answer = await app.request('/api/v1/probe/3/', { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
  });
});
