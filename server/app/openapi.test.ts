import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateOf } from '../platform/http/openapi.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, { operationId: string }>> };
beforeAll(async () => {
  app = await startTestApp();
  document = await (await app.request('/api/v1/openapi.json')).json();
});
afterAll(() => app.close());

it('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(document.openapi).toMatch(/^3\.1/);
});

it('lists every call, under names of their own', () => {
  const calls = FEATURES.flatMap(feature => feature.endpoints(app.services));
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) expect(document.paths[templateOf(call.path)]).toHaveProperty(call.method.toLowerCase());
  const ids = Object.values(document.paths).flatMap(path =>
    Object.values(path).map(operation => operation.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(calls.length + 1);
});
