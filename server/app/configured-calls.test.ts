import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* Calls that the specification names, and that its own screens do not need. */

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

describe('calls that no screen of the specification needs', () => {
  it.each(Object.entries(CALLS))('[API-48] /api/v1/%s is there', async (path, methods) => {
    const refused = await app.request(`/api/v1/${path}`, { method: 'PATCH' });
    expect(refused.status).toBe(405);
    const allowed = refused.headers.get('allow')?.split(', ') ?? [];
    expect(allowed).toEqual(expect.arrayContaining([...methods]));
  });

  it.each([
    ['anybody', 'site/'],
    ['anybody', `professional-list/${PLACES.hospital.id}/`],
    ['anybody', 'thread/'],
    ['anybody', 'collection/'],
    ['anybody', `collection/${COLLECTIONS.places.id}/`],
    ['user', `place/${PLACES.hospital.id}/phone/`],
    ['doctor', `professional/${PROFESSIONALS.mai.id}/change-request/`],
    ['doctor', 'autocomplete/replyer/?q=mai'],
    ['official', 'autocomplete/creator/?q=mai'],
  ] as const)('[API-48] tell %s what they are asked: /api/v1/%s', async (who, path) => {
    const request = who === 'anybody' ? app.request : await logIn(app, ACCOUNTS[who].email);
    const answer = await request(`/api/v1/${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/\S/)]);
  });
});
