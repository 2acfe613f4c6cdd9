import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post, signUpAs } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { SessionList } from '../sessions/contract.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const me = async (request: Request) => (await request('/api/v1/account/')).json();
const put = (request: Request, body: unknown) =>
  request('/api/v1/account/', { method: 'PUT', body: JSON.stringify(body) });

describe('GET account/', () => {
  it('[ROLE-28] shows every kind of account its own data', async () => {
    for (const { email, name, role, status, isOfficial, isEmailConfirmed } of Object.values(ACCOUNTS)) {
      expect(await me(await logIn(app, email))).toMatchObject({
        email,
        name,
        role,
        status,
        is_official: isOfficial,
        is_email_confirmed: isEmailConfirmed,
        has_password: true,
      });
    }
  });

  it('says to staff that a second factor is required, and nobody else', async () => {
    const required = async (email: string) => (await me(await logIn(app, email))).second_factor.is_required;
    expect(await required(ACCOUNTS.moderator.email)).toBe(true);
    expect(await required(ACCOUNTS.admin.email)).toBe(true);
    expect(await required(ACCOUNTS.user.email)).toBe(false);
  });

  it('[AUTH-23] gives out no secret', async () => {
    const text = await (await (await logIn(app, ACCOUNTS.admin.email))('/api/v1/account/')).text();
    expect(text).not.toMatch(/argon2|hash|secret|token/i);
  });

  it('refuses a missing, wrong or malformed session, and that of a disabled account', async () => {
    const request = await logIn(app, ACCOUNTS.placeApplicant.email);
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update account set status = 'disabled' where email = ?", [ACCOUNTS.placeApplicant.email]),
    );
    expect((await request('/api/v1/account/')).status).toBe(401);
    for (const cookie of ['', `antam_session=${'A'.repeat(43)}`, 'antam_session=%', "antam_session=' or 1=1"]) {
      expect((await fetch(`${app.url}/api/v1/account/`, { headers: { cookie } })).status).toBe(401);
    }
  });
});

describe('PUT account/', () => {
  it('changes name and phone number, and takes the number away', async () => {
    const request = await signUpAs(visitor(), 'sua@thu.example');
    const changed = await put(request, { name: '  Lê   Thị An ', mobile_phone: '+84 168 234 5678' });
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { name: 'Lê Thị An', mobile_phone: '0382 345 678', email: 'sua@thu.example' },
    ]);
    expect(await (await put(request, { name: 'Lê Thị An', mobile_phone: '' })).json()).toMatchObject({
      mobile_phone: null,
    });
  });

  it.each([
    [{ name: 'A' }, 'name'],
    [{ name: 'Lê\u0000An' }, undefined],
    [{ name: 'Lê\u0007An' }, 'name'],
    [{ name: ['Lê An'] }, 'name'],
    [{ name: 'Trúng thưởng: bit.ly/abc' }, 'name'],
    [{ name: 'Lê An', mobile_phone: '12' }, 'mobile_phone'],
    [{ name: 'Lê An', mobile_phone: 912_345_678 }, 'mobile_phone'],
    [null, undefined],
  ])('refuses %j', async (body, field) => {
    const request = await logIn(app, ACCOUNTS.user.email);
    const answer = await put(request, body);
    expect([400, 422]).toContain(answer.status);
    if (field) expect(await answer.json()).toMatchObject({ [field]: expect.arrayContaining([expect.any(String)]) });
    expect(await me(request)).toMatchObject({ name: ACCOUNTS.user.name, mobile_phone: '0912 345 678' });
  });

  it('changes neither role nor address nor status', async () => {
    const request = await logIn(app, ACCOUNTS.newcomer.email);
    const { name, email } = ACCOUNTS.newcomer;
    await put(request, { name, role: 'admin', email: 'x@thu.example', status: 'pending', is_official: true });
    expect(await me(request)).toMatchObject({ name, email, role: 'user', status: 'active', is_official: false });
  });

  it('is refused to visitors', async () => {
    expect((await put(visitor(), { name: 'Lê An' })).status).toBe(401);
  });
});

describe('sessions', () => {
  const sessions = async (request: Request): Promise<SessionList> => (await request('/api/v1/account/session/')).json();
  const remove = (request: Request, path = '') => request(`/api/v1/account/session/${path}`, { method: 'DELETE' });
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  const logInWith = async (email: string, agent: string) => {
    const request = visitor();
    await request('/dang-nhap', {
      method: 'POST',
      body: JSON.stringify({ email, password: GOOD_PASSWORD }),
      headers: { 'user-agent': agent },
    });
    return request;
  };

  it('are listed by device, and ended one by one', async () => {
    const email = 'nhieu-may@thu.example';
    const here = await signUpAs(visitor(), email);
    const there = await logInWith(email, CHROME);
    const list = await sessions(here);
    expect(list.map(({ device }) => device).sort()).toEqual(['Chrome trên Windows', 'Thiết bị không rõ']);
    const current = list.filter(({ is_current }) => is_current);
    expect(current.map(({ device }) => device)).toEqual(['Thiết bị không rõ']);
    expect(Date.parse(list[0]?.last_seen_at ?? '')).toBeGreaterThan(0);
    const other = list.find(({ is_current }) => !is_current)?.id;
    expect((await remove(here, `${other}/`)).status).toBe(204);
    expect((await there('/api/v1/account/')).status).toBe(401);
    expect((await remove(here, `${other}/`)).status).toBe(404);
    const own = await remove(here, `${current[0]?.id}/`);
    expect(own.headers.getSetCookie().join()).toContain('antam_session=; Max-Age=0');
    expect((await here('/api/v1/account/')).status).toBe(401);
  });

  it('of other accounts answer 404 and stay open', async () => {
    const victim = await logIn(app, ACCOUNTS.user.email);
    const id = (await sessions(victim))[0]?.id;
    const request = await logIn(app, ACCOUNTS.newcomer.email);
    for (const path of [`${id}/`, '0/', '-1/', '99999999999/', 'abc/', '2147483647/']) {
      expect((await remove(request, path)).status).toBe(404);
    }
    expect((await victim('/api/v1/account/')).status).toBe(200);
  });

  it('can all be ended but this one', async () => {
    const email = 'moi-noi@thu.example';
    const here = await signUpAs(visitor(), email);
    const others = [await logInWith(email, CHROME), await logInWith(email, 'curl')];
    expect((await remove(here)).status).toBe(204);
    expect((await here('/api/v1/account/')).status).toBe(200);
    for (const other of others) expect((await other('/api/v1/account/')).status).toBe(401);
  });

  it('are refused to visitors without a session', async () => {
    expect((await visitor()('/api/v1/account/session/')).status).toBe(401);
    expect((await remove(visitor())).status).toBe(401);
    expect((await post(visitor(), '/api/v1/account/confirmation/')).status).toBe(401);
  });
});
