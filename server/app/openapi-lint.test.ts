import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // The linter takes localhost for a mistake.
  app = await startTestApp({ config: { origin: 'https://antam.vn' } });
});
afterAll(() => app.close());

/** The specification has both `place/{id}/phone/` and `place/comment/{id}`, which an id of "comment" would confuse. */
const isSpecified = (message: string) => /`\/api\/v1\/(place|professional)\/\{id\}\/phone\/`/.test(message);

it('keeps the linter’s recommended rules, but for the slashes and the two paths that the specification has', async () => {
  const source = await (await app.request('/api/v1/openapi.json')).text();
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
  const problems = await lintFromString({ source, config });
  const found = problems.filter(({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || !isSpecified(message));
  expect(found.map(({ ruleId, location, message }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
});
