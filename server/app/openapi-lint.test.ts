import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // The linter takes localhost for a mistake.
  app = await startTestApp({ config: { origin: 'https://antam.vn' } });
});
afterAll(() => app.close());

/** The specification fixes `{id}/phone/`, `{id}/change-request/` and `comment/{id}/`, between which an id of "comment" would be ambiguous. */
const SPECIFIED = [
  ...['place', 'professional'].map(kind => [`/api/v1/${kind}/comment/{id}/`, `/api/v1/${kind}/{id}/phone/`]),
  ['/api/v1/professional/comment/{id}/', '/api/v1/professional/{id}/change-request/'],
];

/** Numbers and what a link does stand at one place of the path: no id is called "confirm". */
const BY_LINK = [
  ['/api/v1/thread/confirm/{token}/', '/api/v1/thread/{id}/follow/'],
  ['/api/v1/thread/confirm/{token}/', '/api/v1/thread/{id}/opened/'],
  ['/api/v1/thread/stop/{token}/', '/api/v1/thread/{id}/follow/'],
];

/** A page's id and the reviews of places stand at one place of the path as well. */
const OF_OWNERS = [['/api/v1/place/comment/{id}/', '/api/v1/place/{id}/reception/']];

/** The paths that a message names, in alphabetical order. */
const pathsIn = (message: string) => [...message.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).toSorted();

it('the OpenAPI document keeps the linter’s recommended rules, but for the slashes and the pairs of paths that are specified', async () => {
  const source = await (await app.request('/api/v1/openapi.json')).text();
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
  const problems = await lintFromString({ source, config });
  const [ambiguous, others] = [true, false].map(is =>
    problems.filter(({ ruleId }) => (ruleId === 'no-ambiguous-paths') === is),
  );
  expect(others?.map(({ ruleId, location, message }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
  expect(ambiguous?.map(({ message }) => pathsIn(message)).toSorted()).toEqual(
    [...SPECIFIED, ...BY_LINK, ...OF_OWNERS].toSorted(),
  );
});
