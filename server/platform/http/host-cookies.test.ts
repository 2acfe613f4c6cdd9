import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/account-visits.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../../testing/fake-identity-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';

let provider: FakeIdentityProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  const config = { origin: 'https://antam.example', socialLogin: { demo: provider.config } };
  app = await startTestApp({ world: 'tiny', config });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const { email, password } = ACCOUNTS.user;
const ATTRIBUTES = /; Path=\/; (HttpOnly; )?SameSite=Lax; Secure$/;

describe('the cookies of a site that is served over HTTPS', () => {
  it('are of this host alone', async () => {
    const request = createVisitor(app.url);
    const read = await request('/api/v1/site/');
    const login = await post(request, '/api/v1/login/', { email, password });
    const social = await request('/dang-nhap/demo/');
    const lines = [read, login, social].flatMap(answer => answer.headers.getSetCookie());
    expect([...new Set(lines.map(line => line.split('=')[0]))].sort()).toEqual([
      '__Host-XSRF-TOKEN',
      '__Host-antam_device',
      '__Host-antam_session',
      '__Host-antam_social',
    ]);
    for (const line of lines) {
      expect(line).toMatch(ATTRIBUTES);
      expect(line).not.toMatch(/domain/i);
      expect(/; HttpOnly/.test(line)).toBe(!line.startsWith('__Host-XSRF-TOKEN='));
    }
  });

  it('let a browser in and out again', async () => {
    const request = createVisitor(app.url);
    await post(request, '/api/v1/login/', { email, password });
    expect((await request('/api/v1/account/')).status).toBe(200);
    const out = await post(request, '/dang-xuat/', {});
    const gone = out.headers.getSetCookie().filter(line => line.includes('Max-Age=0'));
    expect(gone.map(line => line.split('=')[0]).sort()).toEqual([
      '__Host-XSRF-TOKEN',
      '__Host-antam_session',
      'email',
      'name',
      'phone',
    ]);
    expect((await request('/api/v1/account/')).status).toBe(401);
  });

  it('cannot be planted by a neighbouring subdomain', async () => {
    const login = await post(createVisitor(app.url), '/api/v1/login/', { email, password });
    const session = /__Host-antam_session=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1];
    const token = /__Host-XSRF-TOKEN=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? '';
    const account = (cookie: string) => fetch(`${app.url}/api/v1/account/`, { headers: { cookie } });
    expect((await account(`antam_session=${session}`)).status).toBe(401);
    expect((await account(`__Host-antam_session=${session}`)).status).toBe(200);
    const write = (cookie: string) =>
      fetch(`${app.url}/api/v1/account/session/`, {
        method: 'DELETE',
        headers: { cookie: `__Host-antam_session=${session}; ${cookie}`, 'x-xsrf-token': token },
      });
    expect((await write(`XSRF-TOKEN=${token}`)).status).toBe(403);
    expect((await write(`__Host-XSRF-TOKEN=${token}`)).status).toBeLessThan(300);
  });
});
