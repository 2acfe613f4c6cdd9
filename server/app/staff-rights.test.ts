import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createVisitor, type Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';

const STAFF = ['moderator', 'editor', 'admin'];
const EDITORS = ['editor', 'admin'];
const MODERATORS = ['moderator', 'admin'];

/** Who may call what, as docs/decisions/0018-staff-rights.md says; a call that is missing here fails the test. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/admin/places/': STAFF,
  'GET /api/admin/places/:id/': STAFF,
  'POST /api/admin/places/': EDITORS,
  'PUT /api/admin/places/:id/': EDITORS,
  'DELETE /api/admin/places/:id/': EDITORS,
  'GET /api/admin/places/:id/pictures/': STAFF,
  'POST /api/admin/places/:id/pictures/': EDITORS,
  'PUT /api/admin/places/:id/pictures/:picture/': EDITORS,
  'DELETE /api/admin/places/:id/pictures/:picture/': EDITORS,
  'GET /api/admin/professionals/': STAFF,
  'GET /api/admin/professionals/:id/': STAFF,
  'POST /api/admin/professionals/': EDITORS,
  'PUT /api/admin/professionals/:id/': EDITORS,
  'DELETE /api/admin/professionals/:id/': EDITORS,
  'GET /api/admin/professionals/:id/pictures/': STAFF,
  'POST /api/admin/professionals/:id/pictures/': EDITORS,
  'PUT /api/admin/professionals/:id/pictures/:picture/': EDITORS,
  'DELETE /api/admin/professionals/:id/pictures/:picture/': EDITORS,
  'GET /api/admin/terms/': STAFF,
  'GET /api/admin/provinces/': STAFF,
  'GET /api/admin/wards/': STAFF,
  'GET /api/admin/districts/': STAFF,
  'GET /api/admin/accounts/': MODERATORS,
  'GET /api/admin/accounts/:id/': MODERATORS,
  'POST /api/admin/accounts/': ['admin'],
  'PUT /api/admin/accounts/:id/': ['admin'],
  'GET /api/admin/provider-applications/': MODERATORS,
  'GET /api/admin/provider-applications/:id/': MODERATORS,
  'PUT /api/admin/provider-applications/:id/': MODERATORS,
  'GET /api/admin/audit/': ['admin'],
  'GET /api/admin/analytics/': STAFF,
};

const PEOPLE = ['user', 'doctor', 'clinic', 'placeApplicant', 'moderator', 'editor', 'admin'] as const;

let app: TestApp;
const visitors = new Map<string, Request>();
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  for (const person of PEOPLE) visitors.set(person, await logIn(app, ACCOUNTS[person].email));
});
afterAll(() => app.close());

const callsOf = () =>
  FEATURES.flatMap(feature => feature.endpoints(app.services)).filter(({ path }) => path.startsWith('/api/admin/'));
/** What nobody has, so that whoever may call changes nothing. */
const addressOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: path.replace(/:\w+/g, '99999999') };
};
const ask = (request: Request, call: string, headers: Record<string, string> = {}) => {
  const { method, path } = addressOf(call);
  const body = method === 'POST' || method === 'PUT' ? { body: '{}' } : {};
  return request(path, { method, headers, ...body });
};

describe('calls of the console', () => {
  it('are all in the table of rights', () => {
    expect(
      callsOf()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(Object.keys(RIGHTS).sort());
  });

  it.each(Object.entries(RIGHTS))('[ADMIN-02] [ROLE-31] %s is for %j alone', async (call, allowed) => {
    expect((await ask(createVisitor(app.url), call)).status).toBe(401);
    for (const person of PEOPLE) {
      const request = visitors.get(person);
      if (!request) throw new Error(person);
      const answer = await ask(request, call);
      const isAllowed = allowed.includes(ACCOUNTS[person].role);
      if (isAllowed) expect([person, [401, 403, 500].includes(answer.status)]).toEqual([person, false]);
      else expect([person, answer.status]).toEqual([person, 403]);
    }
  });

  it.each(Object.keys(RIGHTS))('[ADMIN-02] %s is for no staff without a second factor', async call => {
    const request = await logIn(app, ACCOUNTS.admin.email, { secondFactor: false });
    const answer = await ask(request, call);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  });

  it.each(Object.keys(RIGHTS).filter(call => !call.startsWith('GET')))(
    '[ADMIN-19] %s is refused without the token, and with somebody else’s',
    async call => {
      const request = visitors.get('admin');
      if (!request) throw new Error('admin');
      for (const token of [
        '',
        'x',
        '3f0c5a1e-0000-4000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      ]) {
        const answer = await ask(request, call, { 'x-xsrf-token': token, 'content-type': 'application/json' });
        expect([answer.status, (await answer.json()).code]).toEqual([403, 'XSRF']);
      }
    },
  );

  it('[ADMIN-19] that are refused for their token change nothing', async () => {
    const request = visitors.get('editor');
    const before = await (await request?.('/api/admin/places/1'))?.json();
    const body = JSON.stringify({ ...before, name: 'Không có mã' });
    const headers = { 'x-xsrf-token': 'x', 'content-type': 'application/json' };
    expect((await request?.('/api/admin/places/1', { method: 'PUT', body, headers }))?.status).toBe(403);
    expect((await request?.('/api/admin/places/1', { method: 'DELETE', headers }))?.status).toBe(403);
    expect(await (await request?.('/api/admin/places/1'))?.json()).toEqual(before);
  });
});
