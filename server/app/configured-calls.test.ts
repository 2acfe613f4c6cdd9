import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../testing/account-visits.ts';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* Calls that the specification lists as configured and not used by its screens; some of ours use them. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const ANY = 2_147_483_647;

/** Their addresses, and by which methods they are called. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'site/': ['GET'],
  'customer/create/': ['POST'],
  [`professional-list/${ANY}/`]: ['GET'],
  [`professional/${ANY}/change-request/`]: ['GET', 'PUT'],
  [`professional/${ANY}/image/`]: ['PUT'],
  [`professional/${ANY}/image/${ANY}/`]: ['PUT', 'DELETE'],
  [`place/${ANY}/phone/`]: ['GET'],
  'thread/': ['GET', 'POST'],
  [`thread/${ANY}/`]: ['GET'],
  'signup/': ['POST'],
  'login/': ['POST'],
  [`confirm/${'x'.repeat(43)}/`]: ['POST'],
  'forum-post-feedback/': ['POST'],
  'post/': ['POST'],
  [`post/${ANY}/`]: ['GET'],
  [`post/${ANY}/update/`]: ['GET', 'PUT'],
  [`postImage/${ANY}/`]: ['PUT', 'DELETE'],
  'collection/': ['GET'],
  'autocomplete/replyer/': ['GET'],
  'autocomplete/creator/': ['GET'],
};

describe('calls that the specification lists as configured', () => {
  it.each(Object.entries(CALLS))('[API-48] /api/v1/%s is there', async (path, methods) => {
    const refused = await app.request(`/api/v1/${path}`, { method: 'PATCH' });
    expect(refused.status).toBe(405);
    const allowed = refused.headers.get('allow')?.split(', ') ?? [];
    expect(allowed).toEqual(expect.arrayContaining([...methods]));
  });

  it.each([
    ['anybody', 'site/', /"support/],
    ['anybody', `professional-list/${PLACES.hospital.id}/`, PROFESSIONALS.mai.name],
    ['anybody', 'thread/', /"title"/],
    ['anybody', 'collection/', COLLECTIONS.places.path],
    ['anybody', `collection/${COLLECTIONS.places.id}/`, PLACES.hospital.name],
    ['user', `place/${PLACES.hospital.id}/phone/`, /\d{3}/],
    ['doctor', `professional/${PROFESSIONALS.mai.id}/change-request/`, PROFESSIONALS.mai.name],
    ['doctor', 'autocomplete/replyer/?q=mai', '<option'],
    ['official', 'autocomplete/creator/?q=mai', '<option'],
  ] as const)('[API-48] tells %s what is asked for at /api/v1/%s', async (who, path, told) => {
    const request = who === 'anybody' ? app.request : await logIn(app, ACCOUNTS[who].email);
    const answer = await request(`/api/v1/${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(told);
  });

  it('[API-48] signs up and logs in where no page does so', async () => {
    const account = { email: 'tu-xa@goi.example', password: GOOD_PASSWORD };
    const signUp = { ...account, name: 'Lê Văn Xa', type: 'user' };
    expect((await app.request('/api/v1/signup/', { method: 'POST', body: JSON.stringify(signUp) })).status).toBe(200);
    const login = await app.request('/api/v1/login/', { method: 'POST', body: JSON.stringify(account) });
    expect([login.status, await login.text()]).toEqual([200, expect.stringContaining('"user"')]);
  });
});
