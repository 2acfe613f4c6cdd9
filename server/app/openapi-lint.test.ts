import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // The linter takes localhost for a mistake.
  app = await startTestApp({ config: { origin: 'https://antam.vn' } });
});
afterAll(() => app.close());

it('keeps the linter’s recommended rules, but for the slashes that the specification puts at the end of paths', async () => {
  const source = await (await app.request('/api/v1/openapi.json')).text();
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, location, message }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
});
