import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '../testing/access-table.ts';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

const WRITES = Object.keys(ACCESS).filter(call => /^(POST|PUT|DELETE) \/api\/admin\//.test(call));
/** No token, nonsense, and one that looks right but belongs to another session. */
const TOKENS = ['', 'x', '3f0c5a1e-0000-4000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'];

let app: TestApp;
let admin: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  admin = await logIn(app, ACCOUNTS.admin.email);
});
afterAll(() => app.close());

/** Who may make which of these calls is walked in access-matrix.test.ts. */
describe('writes of the console', () => {
  it.each(WRITES)('[ADMIN-19] %s is refused without the token, and with the token of another session', async call => {
    const [method = '', path = ''] = call.split(' ');
    for (const token of TOKENS) {
      const headers = { 'x-xsrf-token': token, 'content-type': 'application/json' };
      const answer = await admin(path.replace(/:\w+/g, '99999999'), { method, body: '{}', headers });
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'XSRF']);
    }
  });

  it('[ADMIN-19] that are refused for their token change nothing', async () => {
    const before = await (await admin('/api/admin/places/1')).json();
    const body = JSON.stringify({ ...before, name: 'Không có mã' });
    const headers = { 'x-xsrf-token': 'x', 'content-type': 'application/json' };
    expect((await admin('/api/admin/places/1', { method: 'PUT', body, headers })).status).toBe(403);
    expect((await admin('/api/admin/places/1', { method: 'DELETE', headers })).status).toBe(403);
    expect(await (await admin('/api/admin/places/1')).json()).toEqual(before);
  });
});
