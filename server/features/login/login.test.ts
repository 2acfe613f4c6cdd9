import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post, postForm, signUpAs, visitorAt } from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const MINH = 'minh@thu.example';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
  await signUp(MINH);
});
afterAll(() => app.close());

const signUp = (email: string) => signUpAs(visitor(), email);
const logIn = (request: Request, email: string, more: Record<string, unknown> = {}) =>
  post(request, '/dang-nhap', { email, password: GOOD_PASSWORD, ...more });
const isLoggedIn = async (request: Request) => (await request('/api/v1/account/')).status === 200;
const write = (sql: string, ...values: (string | Date)[]) =>
  app.services.db.transaction(unit => textOf(unit).sql(sql, values));
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

describe.each(['/dang-nhap', '/api/v1/login/'])('POST %s', path => {
  it('[AUTH-35] [AUTH-47] logs in and answers where to go, the name and the role', async () => {
    const request = visitor();
    const body = { email: ' Minh@Thu.Example', password: GOOD_PASSWORD, next: '/co-so-y-te/?q=a#b' };
    const answer = await post(request, path, body);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { next: '/co-so-y-te/?q=a#b', name: 'Trần Văn Minh', role: 'user' },
    ]);
    expect(await isLoggedIn(request)).toBe(true);
  });

  it('takes a password in whatever Unicode form it was typed', async () => {
    const answer = await post(visitor(), path, { email: MINH, password: GOOD_PASSWORD.normalize('NFD') });
    expect(answer.status).toBe(200);
  });

  it('is refused without the token', async () => {
    const body = JSON.stringify({ email: MINH, password: GOOD_PASSWORD });
    const answer = await fetch(app.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(403);
    expect(cookieOf(answer, 'antam_session')).toBeUndefined();
  });

  it.each([
    [{ email: MINH }, 'password'],
    [{ email: MINH, password: '' }, 'password'],
    [{ email: MINH, password: 'x'.repeat(129) }, 'password'],
    [{ email: MINH, password: { length: 9 } }, 'password'],
    [{ email: ['a@b.vn'], password: 'x' }, 'email'],
    [{ email: 'no address', password: 'x' }, 'email'],
    [{ email: MINH, password: 'x', code: 123_456 }, 'code'],
  ])('is 422 for %j', async (body, field) => {
    const answer = await post(visitor(), path, body);
    expect([answer.status, Object.keys(await answer.json())]).toEqual([422, expect.arrayContaining([field])]);
  });
});

describe('a login', () => {
  it('works without script', async () => {
    const request = visitor();
    const answer = await postForm(request, '/dang-nhap', { email: MINH, password: GOOD_PASSWORD, next: '/ghi-nho/' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ghi-nho/']);
    expect(await isLoggedIn(request)).toBe(true);
  });

  it.each([
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'javascript:alert(1)',
    '/.//x.org',
  ])('[AUTH-52] never leads to another site: %j', async next => {
    expect(await (await logIn(visitor(), MINH, { next })).json()).toMatchObject({ next: '/' });
    const form = await postForm(visitor(), '/dang-nhap', { email: MINH, password: GOOD_PASSWORD, next });
    expect(form.headers.get('location')).toBe('/');
  });

  it('[AUTH-50] fails in the same words, however wrong it is', async () => {
    await signUp('khoa@thu.example');
    await write("update account set status = 'disabled' where email = ?", 'khoa@thu.example');
    await signUp('khong-mat-khau@thu.example');
    await write('update account set password_hash = null where email = ?', 'khong-mat-khau@thu.example');
    const answers = [
      await logIn(visitor(), MINH, { password: 'not this one' }),
      await logIn(visitor(), 'khong-co@thu.example'),
      await logIn(visitor(), 'khoa@thu.example'),
      await logIn(visitor(), 'khong-mat-khau@thu.example'),
      await logIn(visitor(), 'khong-mat-khau@thu.example', { password: 'nobody has this password' }),
    ];
    for (const answer of answers) {
      expect([answer.status, { ...(await answer.json()), error_id: '' }]).toEqual([
        401,
        { status: 401, code: 'LOGIN_FAILED', detail: 'Email hoặc mật khẩu không đúng.', error_id: '' },
      ]);
      expect(cookieOf(answer, 'antam_session')).toBeUndefined();
    }
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    await signUp('thoi-gian@thu.example');
    const timeOf = async (email: string) => {
      const request = visitor();
      await request('/api/v1/site/');
      // The process's own time, of the hashing threads too: a busy machine stretches the clock's.
      const begun = process.cpuUsage();
      await logIn(request, email, { password: 'not this one' });
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let i = 0; i < 9; i++) {
      known.push(await timeOf('thoi-gian@thu.example'));
      unknown.push(await timeOf(`khong-co-${i}@thu.example`));
    }
    // The least of each: now and then one pays for a collection of garbage.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it.each(['bi-do@thu.example', 'khong-ai@thu.example'])('is limited by the address typed: %s', async email => {
    if (email.startsWith('bi-do')) await signUp(email);
    const wrong = () => logIn(visitor(), email, { password: 'not this one' });
    const answers = await Promise.all(Array.from({ length: 10 }, wrong));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    const said: unknown[] = [];
    for (const guess of [() => logIn(visitor(), email), wrong]) {
      const answer = await guess();
      said.push({ ...(await answer.json()), error_id: '' });
      expect(cookieOf(answer, 'antam_session')).toBeUndefined();
    }
    const detail = expect.stringContaining('Nếu mật khẩu đúng, chúng tôi đã gửi mã xác nhận');
    expect(said).toEqual(Array(2).fill({ status: 401, code: 'MAIL_CODE_REQUIRED', detail, error_id: '' }));
  });

  it('is limited by the network address, whatever accounts are tried', async () => {
    const statuses: number[] = [];
    const codes: unknown[] = [];
    for (let i = 0; i < 51; i++) {
      const answer = await logIn(visitorAt(app, '198.51.100.9'), `thu-${i}@thu.example`);
      statuses.push(answer.status);
      codes.push(Object(await answer.json()).code);
    }
    expect(statuses).toEqual(Array.from({ length: 51 }, () => 401));
    expect(codes).toEqual([...Array.from({ length: 50 }, () => 'LOGIN_FAILED'), 'MAIL_CODE_REQUIRED']);
    expect((await logIn(visitor(), MINH)).status).toBe(200);
  });

  it('[AUTH-69] gives the browser a new session, whatever it had before, and a token of that session', async () => {
    const first = await signUp('phien@thu.example');
    const planted = await logIn(first, 'phien@thu.example');
    const oldSession = cookieOf(planted, 'antam_session') ?? '';
    const oldToken = cookieOf(planted, 'XSRF-TOKEN') ?? '';
    const again = await logIn(first, 'phien@thu.example');
    const session = cookieOf(again, 'antam_session') ?? '';
    expect(session).not.toBe(oldSession);
    const ask = (cookie: string) => fetch(`${app.url}/api/v1/account/`, { headers: { cookie } });
    expect([(await ask(oldSession)).status, (await ask(session)).status]).toEqual([401, 200]);
    const change = (cookie: string, token: string) =>
      fetch(`${app.url}/api/v1/account/`, {
        method: 'PUT',
        body: JSON.stringify({ name: 'Ai Đó' }),
        headers: { cookie, 'x-xsrf-token': token.replace('XSRF-TOKEN=', ''), 'content-type': 'application/json' },
      });
    expect((await change(`${session}; ${oldToken}`, oldToken)).status).toBe(403);
    const token = cookieOf(again, 'XSRF-TOKEN') ?? '';
    expect((await change(`${session}; ${token}`, token)).status).toBe(200);
  });

  it('does not take over a session that an attacker planted', async () => {
    const planted = 'A'.repeat(43);
    const page = await fetch(`${app.url}/api/v1/site/`, { headers: { cookie: `antam_session=${planted}` } });
    const token = cookieOf(page, 'XSRF-TOKEN') ?? '';
    const answer = await fetch(`${app.url}/dang-nhap`, {
      method: 'POST',
      body: JSON.stringify({ email: MINH, password: GOOD_PASSWORD }),
      headers: {
        cookie: `antam_session=${planted}; ${token}`,
        'x-xsrf-token': token.replace('XSRF-TOKEN=', ''),
        'content-type': 'application/json',
      },
    });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer, 'antam_session')).not.toContain(planted);
    const stolen = await fetch(`${app.url}/api/v1/account/`, { headers: { cookie: `antam_session=${planted}` } });
    expect(stolen.status).toBe(401);
  });

  it('keeps its cookie from scripts and other sites, and only a hash of it', async () => {
    const answer = await logIn(visitor(), MINH);
    const cookie = answer.headers.getSetCookie().find(text => text.startsWith('antam_session='));
    expect(cookie).toMatch(/^antam_session=[\w-]{43}; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const rows = await textOf(app.services.db.primary).all('select * from session');
    expect(JSON.stringify(rows)).not.toContain(/=([\w-]{43})/.exec(cookie ?? '')?.[1] ?? 'a token');
  });

  it('tells the owner of a new browser, once for each', async () => {
    const email = 'thiet-bi@thu.example';
    const first = await signUp(email);
    const count = async () =>
      (await sentMails(app)).filter(({ to, subject }) => to === email && subject.includes('thiết bị mới')).length;
    await logIn(first, email);
    expect(await count()).toBe(0);
    const second = visitor();
    await logIn(second, email);
    expect(await count()).toBe(1);
    await post(second, '/dang-xuat/');
    await logIn(second, email);
    expect(await count()).toBe(1);
  });

  it('asks for the second factor of an account that has one, after the password only', async () => {
    const email = 'hai-lop@thu.example';
    await signUp(email);
    await write("update account set totp_secret = 'x', totp_confirmed_at = ? where email = ?", new Date(), email);
    expect(await (await logIn(visitor(), email, { password: 'not this one' })).json()).toMatchObject({
      code: 'LOGIN_FAILED',
    });
    for (const code of [undefined, '', ' ']) {
      const answer = await logIn(visitor(), email, { code });
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { code: 'SECOND_FACTOR_REQUIRED', detail: 'Nhập mã xác thực hai lớp.' },
      ]);
      expect(cookieOf(answer, 'antam_session')).toBeUndefined();
    }
    const wrong = await logIn(visitor(), email, { code: 'abcdef' });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'SECOND_FACTOR_FAILED' }]);
    expect(cookieOf(wrong, 'antam_session')).toBeUndefined();
  });

  it('leaves a deletion that was asked for as it is, and shows its day', async () => {
    const email = 'xoa@thu.example';
    await signUp(email);
    await write('update account set deletion_due_at = ? where email = ?', new Date('2031-03-01T20:00:00Z'), email);
    const request = visitor();
    expect((await logIn(request, email)).status).toBe(200);
    expect(await (await request('/api/v1/account/')).json()).toMatchObject({ deletion_due: '02-03-2031' });
  });
});

describe('POST /dang-xuat/', () => {
  it('[AUTH-04] [AUTH-53] [AUTH-69] ends the session on the server and clears both cookies and what forms remember', async () => {
    const request = await signUp('ra@thu.example');
    const session = cookieOf(await logIn(request, 'ra@thu.example'), 'antam_session') ?? '';
    const answer = await post(request, '/dang-xuat/?next=/bac-si/');
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/bac-si/' }]);
    for (const name of ['antam_session', 'XSRF-TOKEN', 'email', 'name', 'phone']) {
      expect(answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${name}=; Max-Age=0`))).toBe(true);
    }
    expect(await isLoggedIn(request)).toBe(false);
    const replayed = await fetch(`${app.url}/api/v1/account/`, { headers: { cookie: session } });
    expect(replayed.status).toBe(401);
  });

  it('is fine without a session, with one that is over, and without a slash', async () => {
    expect((await post(visitor(), '/dang-xuat')).status).toBe(200);
    const request = await signUp('het-han@thu.example');
    await write('update session set expires_at = ?', new Date(0));
    expect(await isLoggedIn(request)).toBe(false);
    expect((await post(request, '/dang-xuat/')).status).toBe(200);
  });

  it('works without script and leads to this site only', async () => {
    const request = await signUp('nut-ra@thu.example');
    const answer = await postForm(request, '/dang-xuat/?next=//example.org', {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(await isLoggedIn(request)).toBe(false);
    const other = await signUp('nut-ra-2@thu.example');
    expect((await postForm(other, '/dang-xuat/?next=/bac-si/', {})).headers.get('location')).toBe('/bac-si/');
  });

  it('is refused without the token: nobody else logs a visitor out', async () => {
    const request = await signUp('ai-do@thu.example');
    const answer = await request('/dang-xuat/', { method: 'POST', headers: { 'x-xsrf-token': 'guessed' } });
    expect(answer.status).toBe(403);
    expect(await isLoggedIn(request)).toBe(true);
  });
});
