import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, mailedLink, manyVisitors, post, signUpAs } from '../../testing/account-visits.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../../testing/fake-identity-provider.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const NEXT = 'mật khẩu tiếp theo đây';

let provider: FakeIdentityProvider;
let app: TestApp;
let visitor: () => Request;
let people = 0;
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  app = await startTestApp({ config: { trustProxy: 1, socialLogin: { demo: provider.config } } });
  visitor = manyVisitors(app);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** The status, or `mail` where the mail box has to be shown as well. */
const logIn = async (request: Request, email: string, password = GOOD_PASSWORD): Promise<number | 'mail'> => {
  const answer = await post(request, '/dang-nhap', { email, password });
  return Object(await answer.json()).code === 'MAIL_CODE_REQUIRED' ? 'mail' : answer.status;
};
const markIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('antam_device='))
    ?.split(/[=;]/)[1] ?? '';
/** A browser of another person that shows the cookie. */
const withMark = (mark: string): Request => {
  const request = visitor();
  return async (path, init = {}) => {
    // The token's own cookie has to go along.
    const site = await request('/api/v1/site/', { headers: { cookie: '' } });
    const token = /^XSRF-TOKEN=([^;]+)/.exec(site.headers.getSetCookie().join('\n'))?.[1] ?? '';
    const headers = new Headers(init.headers);
    headers.set('cookie', `XSRF-TOKEN=${token}; antam_device=${mark}`);
    headers.set('x-xsrf-token', decodeURIComponent(token));
    headers.set('content-type', 'application/json');
    return request(path, { ...init, headers });
  };
};
const ten = (guess: (i: number) => Promise<number | 'mail'>) =>
  Promise.all(Array.from({ length: 10 }, (_, i) => guess(i)));
/** Uses up what strangers may try. */
async function attack(email: string): Promise<void> {
  const statuses = await ten(i => logIn(visitor(), email, `đoán ${i}`));
  expect(statuses).toEqual(Array(10).fill(401));
  expect(await logIn(visitor(), email)).toBe('mail');
}

/** An account with the mark of its owner's browser, which is logged out. */
async function owner(): Promise<{ email: string; request: Request; mark: string }> {
  people += 1;
  const email = `chu-${people}@thu.example`;
  const request = visitor();
  await signUpAs(request, email);
  const mark = markIn(await post(request, '/dang-nhap', { email, password: GOOD_PASSWORD }));
  await post(request, '/dang-xuat/');
  return { email, request, mark };
}

async function reset(request: Request, email: string): Promise<Response> {
  await post(request, '/quen-mat-khau/', { email });
  const { path } = mailedLink(await sentMails(app), email, '/quen-mat-khau/');
  return post(request, path, { password: NEXT, password_confirm: NEXT });
}

describe('ten wrong passwords of strangers', () => {
  it('stop strangers, but not the owner in a known browser', async () => {
    const { email, request } = await owner();
    await attack(email);
    expect(await logIn(request, email)).toBe(200);
    expect(await logIn(request, email)).toBe(200);
    expect(await logIn(visitor(), email)).toBe('mail');
  });

  it('do not stop an owner who has set a new password by mail, in whatever browser', async () => {
    const { email } = await owner();
    await attack(email);
    const browser = visitor();
    expect((await reset(browser, email)).status).toBe(200);
    // Strangers begin at once to use up what they have again.
    expect(await logIn(visitor(), email, NEXT)).toBe(200);
    await attackAgain(email);
    expect(await logIn(browser, email, NEXT)).toBe(200);
  });

  it('do not stop a social login from being linked in a known browser', async () => {
    const { email, request } = await owner();
    const back = async (browser: Request, sub: string) => {
      const begun = await browser('/dang-nhap/demo/');
      const person = { sub, email, email_verified: true, name: 'Lê Mai' };
      await browser(provider.agree(begun.headers.get('location') ?? '', person));
      return (password: string) => post(browser, '/api/v1/social-login/link/', { password });
    };
    const stranger = await back(visitor(), 'la');
    for (let i = 0; i < 10; i++) expect((await stranger(`đoán ${i}`)).status).toBe(422);
    expect(Object(await (await stranger('đoán nữa')).json()).code).toBe('MAIL_CODE_REQUIRED');
    expect(await logIn(visitor(), email)).toBe('mail');
    const link = await back(request, 'chu');
    expect((await link(GOOD_PASSWORD)).status).toBe(200);
  });
});

async function attackAgain(email: string): Promise<void> {
  await ten(i => logIn(visitor(), email, `đoán lại ${i}`));
  expect(await logIn(visitor(), email, NEXT)).toBe('mail');
}

describe('the cookie of a known browser', () => {
  it('is not accepted for another account, when forged, or as a long list', async () => {
    const [{ email }, other] = [await owner(), await owner()];
    await attack(email);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUV';
    const made = [letters, 'x', `${letters}.${other.mark}`, Array(50).fill(letters).join('.')];
    for (const mark of [other.mark, ...made]) expect(await logIn(withMark(mark), email)).toBe('mail');
  });

  it('gives a thief ten tries in all, however it is altered, and takes none from others', async () => {
    const { email, mark } = await owner();
    const thief = (i: number) => withMark(`${mark}.${String(i).padStart(22, 'A')}`);
    expect(await ten(i => logIn(thief(i), email, `đoán ${i}`))).toEqual(Array(10).fill(401));
    expect(await logIn(thief(11), email)).toBe('mail');
    expect(await logIn(withMark(mark), email)).toBe('mail');
    // What a thief spends is not what the owner has in a new browser.
    expect(await logIn(visitor(), email)).toBe(200);
  });

  it('is worthless to a thief once the password has changed', async () => {
    const { email, mark } = await owner();
    expect((await reset(visitor(), email)).status).toBe(200);
    await attackAgain(email);
    expect(await logIn(withMark(mark), email, NEXT)).toBe('mail');
  });
});

it('a browser in which the password was changed stays known with the new password', async () => {
  const { email, request } = await owner();
  expect(await logIn(request, email)).toBe(200);
  const passwords = { password: GOOD_PASSWORD, new_password: NEXT, new_password_confirm: NEXT };
  expect((await post(request, '/doi-mat-khau', passwords)).status).toBe(200);
  await attackAgain(email);
  expect(await logIn(request, email, NEXT)).toBe(200);
});
