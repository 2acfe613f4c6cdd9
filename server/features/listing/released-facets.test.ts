import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldWithout } from '../../testing/held-snapshots.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { freeKind } from '../free-times/free-facets.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('bitmaps that were read are released where others cannot be read', () => {
  it.each([
    ['a list, whose free times are missing', '/api/v1/professional/', freeKind('professional')],
    ['an empty list, whose other kind is missing', '/api/v1/professional/?genders=male', 'place'],
    ['a query that asks for lists', '/api/v1/search/?guide=1&q=tim+mach', 'place'],
    ['the page of specialities', '/api/v1/speciality/', 'place'],
  ])('of %s', async (_, address, missing) => {
    const held = await heldWithout(app, missing, async () => {
      expect((await app.request(address)).status).toBe(500);
    });
    expect(held).toBe(0);
  });
});
