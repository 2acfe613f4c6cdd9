import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_HEADERS } from '../platform/http/guard-request.ts';
import { METRICS_TOKEN } from '../testing/metrics-of.ts';
import { rawRequest, statusOf } from '../testing/raw-request.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const statusFor = async (headers: readonly string[], start = 'GET /healthz HTTP/1.1', body = '') =>
  statusOf(await rawRequest(app.url, `${[start, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`));

describe('the host', () => {
  it('is accepted as one host name, with or without a port', async () => {
    for (const host of [
      'localhost',
      'antam.example:3000',
      '127.0.0.1',
      '[::1]:3000',
      'xn--antm-0qa.example',
      'a_b.example',
    ]) {
      expect([host, await statusFor([`Host: ${host}`])]).toEqual([host, 200]);
    }
  });

  it('must be sent exactly once, except in HTTP/1.0', async () => {
    expect(await statusFor([])).toBe(400);
    expect(await statusFor(['Host: localhost', 'Host: localhost'])).toBe(400);
    expect(await statusFor(['Host: localhost', 'Accept: */*', 'hOST: elsewhere.example'])).toBe(400);
    expect(await statusFor([], 'GET /healthz HTTP/1.0')).toBe(200);
    expect(await statusFor(['Host: a', 'Host: b'], 'GET /healthz HTTP/1.0')).toBe(400);
  });

  it('is refused when it is any other text', async () => {
    for (const host of [
      '',
      'a b',
      'a/b',
      'user@host',
      'host?x',
      'host#x',
      'http://host',
      'host:port',
      'a,b/',
      '[::1',
      '[x]',
    ]) {
      expect([host, await statusFor([`Host: ${host}`])]).toEqual([host, 400]);
    }
  });

  it('that is wrong gets a problem document, and the connection ends', async () => {
    const text = await rawRequest(app.url, 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/^Connection: close\r$/m);
    expect(text).toContain('Yêu cầu không đúng định dạng.');
  });
});

describe('the length of a body', () => {
  const POST = 'POST /dang-nhap/ HTTP/1.1';
  const JSON_TYPE = ['Host: localhost', 'Content-Type: application/json'];

  it('must be stated once and in one way', async () => {
    for (const headers of [
      ['Content-Length: 2', 'Content-Length: 2'],
      ['Content-Length: 2', 'Content-Length: 3'],
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      ['Content-Length: +2'],
      ['Content-Length: 2, 2'],
      ['Transfer-Encoding: gzip'],
      ['Transfer-Encoding: gzip, chunked'],
      ['Transfer-Encoding: chunked, chunked'],
      ['Transfer-Encoding: identity'],
    ]) {
      expect([headers, await statusFor([...JSON_TYPE, ...headers], POST, '{}')]).toEqual([headers, 400]);
    }
  });
});

describe('headers', () => {
  it('are refused where there are so many that some would be left out', async () => {
    const many = (count: number) => ['Host: localhost', ...Array.from({ length: count }, (_, n) => `X-${n}: 1`)];
    expect(await statusFor(many(MAX_HEADERS - 3))).toBe(200);
    expect(await statusFor(many(MAX_HEADERS))).toBe(431);
    expect(await statusFor(many(1_200))).toBe(431);
    expect(await statusFor(['Host: localhost', `X-Large: ${'x'.repeat(20_000)}`])).toBe(431);
  });
});

describe('metrics on the port of visitors', () => {
  const ask = (headers: readonly string[]) => statusFor(['Host: localhost:3000', ...headers], 'GET /metrics HTTP/1.1');

  it('are shown to a caller who has the token, and to no other, not from this machine either', async () => {
    expect(await ask([`Authorization: Bearer ${METRICS_TOKEN}`])).toBe(200);
    for (const header of ['Via: none', 'Authorization: Bearer another token', `Authorization: ${METRICS_TOKEN}`]) {
      expect([header, await ask([header])]).toEqual([header, 404]);
    }
  });
});

it('metrics are not there for a site without a token', async () => {
  const without = await startTestApp({ config: { metricsToken: undefined } });
  expect((await without.request('/metrics')).status).toBe(404);
  expect((await without.request('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  await without.close();
});
