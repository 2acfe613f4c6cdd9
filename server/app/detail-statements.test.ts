import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/plans.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

describe('a detail is read with one statement', () => {
  it.each([
    ['a place', `/api/v1/place/${PLACES.hospital.id}/`],
    ['a professional', `/api/v1/professional/${PROFESSIONALS.mai.id}/`],
    ['a promotion', '/api/v1/promotion/1/'],
  ])('%s', async (_, address) => {
    const ask = async () => expect((await app.request(address)).status).toBe(200);
    // What is kept in memory is read at the first request.
    await ask();
    expect(await statementsOf(app, ask, app.services.db.read)).toHaveLength(1);
  });
});
