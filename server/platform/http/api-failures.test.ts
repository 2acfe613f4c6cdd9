import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { probe } from '../../testing/probe-feature.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitWords } from '../errors/wait-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

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

  it('[API-49] that nobody foresaw reveal nothing but their id', async () => {
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
    for (let i = 0; i < 13; i++) statuses.push((await app.request('/api/v1/probe-rate/')).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    const answer = await app.request('/api/v1/probe-rate/');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const said = z.object({ detail: z.string() }).parse(await answer.json());
    expect(said.detail).toBe(`Bạn thao tác quá nhanh, xin vui lòng thử lại sau ${waitWords(seconds)}.`);
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
