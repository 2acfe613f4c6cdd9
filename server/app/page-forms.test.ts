import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCookie } from '../platform/http/cookies.ts';
import { createFormSite, type FormSite } from '../testing/form-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FormSite;
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ site });
});
afterAll(async () => {
  await app.close();
});

/** Posts the form of the login page without script, as a browser that holds this token cookie. */
function postLogin(cookie: string, field: string): Promise<Response> {
  const fields = { email: 'ai@example.vn', password: 'sai mật khẩu', xsrf_token: field };
  const headers = { cookie: `XSRF-TOKEN=${cookie}`, accept: 'text/html' };
  return fetch(`${app.url}/dang-nhap`, { method: 'POST', body: new URLSearchParams(fields), headers });
}

/** The token cookie that a browser holds after an answer. */
const cookieAfter = (answer: Response, before: string) =>
  answer.headers.getSetCookie().reduce((kept, line) => readCookie(line, 'XSRF-TOKEN') ?? kept, before);

it.each([
  ['of another tab, beside a right cookie', (right: string) => right],
  ['and a cookie of yesterday', () => 'stale'],
])('a plain form with a token %s is refused once, and passes as it is shown again', async (_, cookieOf) => {
  const first = await fetch(`${app.url}/dang-nhap`);
  const cookie = cookieOf(cookieAfter(first, ''));
  const refused = await postLogin(cookie, 'stale');
  expect(refused.status).toBe(403);
  const shown = site.asked.at(-1);
  expect(shown?.formResult).toMatchObject({ values: { email: 'ai@example.vn' }, problem: { code: 'XSRF' } });
  expect(shown?.formResult?.values).not.toHaveProperty('password');
  const held = cookieAfter(refused, cookie);
  expect(shown?.formToken).toBe(held);
  await postLogin(held, shown?.formToken ?? '');
  expect(site.asked.at(-1)?.formResult?.problem?.code).toBe('LOGIN_FAILED');
});

it('a form is taken with the token of its own visitor only', async () => {
  const [mine, theirs] = await Promise.all(
    [1, 2].map(async () => cookieAfter(await fetch(`${app.url}/dang-nhap`), '')),
  );
  const answer = await postLogin(mine ?? '', theirs ?? '');
  expect([answer.status, site.asked.at(-1)?.formResult?.problem?.code]).toEqual([403, 'XSRF']);
});

it('a form whose page is for accounts leads a visitor to the login, and back', async () => {
  const path = '/tai-khoan/du-lieu/?viec=giu-lai';
  const body = new URLSearchParams({ xsrf_token: 'stale' });
  const answer = await fetch(app.url + path, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/dang-nhap?next=${encodeURIComponent(path)}`]);
});

it.each(['/bac-si/', '/khong-co/'])('a form that is sent to %s, which has no form, gets 405', async path => {
  const cookie = cookieAfter(await fetch(`${app.url}/dang-nhap`), '');
  const body = new URLSearchParams({ email: 'ai@example.vn', xsrf_token: cookie });
  const headers = { cookie: `XSRF-TOKEN=${cookie}` };
  const answer = await fetch(app.url + path, { method: 'POST', body, headers });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('a form with a malformed code is shown again with what was typed and a message at the code, but without code and password', async () => {
  const cookie = cookieAfter(await fetch(`${app.url}/dang-nhap`), '');
  const code = '0'.repeat(41);
  const fields = { email: 'ai@example.vn', password: 'sai mật khẩu', code, next: '/ghi-nho/', xsrf_token: cookie };
  const headers = { cookie: `XSRF-TOKEN=${cookie}`, accept: 'text/html' };
  const answer = await fetch(`${app.url}/dang-nhap`, { method: 'POST', body: new URLSearchParams(fields), headers });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const { formResult } = site.asked.at(-1) ?? {};
  expect(formResult).toMatchObject({ status: 422, problem: { code: ['Không được quá 40 ký tự.'] } });
  expect(formResult?.values).toEqual({ email: 'ai@example.vn', next: '/ghi-nho/' });
});

it('a form with NUL is refused', async () => {
  const cookie = cookieAfter(await fetch(`${app.url}/dang-nhap`), '');
  const fields = { email: 'ai@example.vn', password: 'a\0b', xsrf_token: cookie };
  const headers = { cookie: `XSRF-TOKEN=${cookie}`, accept: 'text/html' };
  const answer = await fetch(`${app.url}/dang-nhap`, { method: 'POST', body: new URLSearchParams(fields), headers });
  expect([answer.status, site.asked.at(-1)?.formResult?.problem?.code]).toEqual([400, 'MALFORMED']);
});

it('a form is shown again without texts that no form accepts', async () => {
  const cookie = cookieAfter(await fetch(`${app.url}/dang-nhap`), '');
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, 'x']));
  const fields = { email: 'a'.repeat(50_000), next: '/ghi-nho/', password: 'x', xsrf_token: cookie, ...many };
  const headers = { cookie: `XSRF-TOKEN=${cookie}`, accept: 'text/html' };
  const answer = await fetch(`${app.url}/dang-nhap`, { method: 'POST', body: new URLSearchParams(fields), headers });
  const { formResult } = site.asked.at(-1) ?? {};
  expect([answer.status, formResult?.problem?.email]).toEqual([422, ['Email không quá 254 ký tự.']]);
  expect(formResult?.values).toMatchObject({ next: '/ghi-nho/', f0: 'x' });
  expect(formResult?.values).not.toHaveProperty('email');
  expect(Object.keys(formResult?.values ?? {}).length).toBeLessThan(50);
});
