import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateOf } from '../platform/http/openapi/document.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, { operationId: string }>> };
beforeAll(async () => {
  app = await startTestApp();
  document = await (await app.request('/api/v1/openapi.json')).json();
});
afterAll(() => app.close());

it('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(document.openapi).toMatch(/^3\.1/);
});

it('the OpenAPI document lists every call under a name of its own', () => {
  const calls = FEATURES.flatMap(feature => feature.endpoints(app.services));
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) expect(document.paths[templateOf(call.path)]).toHaveProperty(call.method.toLowerCase());
  const ids = Object.values(document.paths).flatMap(path =>
    Object.values(path).map(operation => operation.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(calls.length + 1);
});

it('the OpenAPI document comes in every encoding with one entity tag, and as 304 to a client that has it', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${app.url}/api/v1/openapi.json`, { headers });
  const tags = new Set<string | null>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask({ 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await answer.json()).toEqual(document);
    tags.add(answer.headers.get('etag'));
  }
  const [etag] = tags;
  expect(tags.size).toBe(1);
  const answer = await ask({ 'if-none-match': etag ?? '', 'cache-control': 'max-age=0' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
});
