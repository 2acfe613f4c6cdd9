import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, mailedLink, manyVisitors, post, postForm, signUpAs } from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { type ConfirmAnswer, confirmAnswer } from './contract.ts';

const HOUR_MS = 3_600_000;
const NEXT = 'mật khẩu tiếp theo đây';
const MESSAGE = 'Xác thực email thành công!';
const ASK_EMAIL_MESSAGE = { message: MESSAGE, next_step: 'ask-letter', reset_path: '/quen-mat-khau/' };
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

/** An account whose address nobody has confirmed, the browser that made it, and the link that was mailed. */
async function signedUp(more: Record<string, unknown> = {}) {
  people += 1;
  const email = `chua-ro-${people}@thu.example`;
  const maker = await signUpAs(visitor(), email, more);
  const { path, token } = mailedLink(await sentMails(app), email, '/xac-thuc/');
  const sql = (text: string, ...values: (string | Date)[]) =>
    app.services.db.transaction(unit => textOf(unit).sql<Record<string, unknown>>(text, [...values, email]));
  return { email, maker, path, token, sql };
}
async function confirm(path: string, request = visitor()): Promise<ConfirmAnswer> {
  const answer = await post(request, path);
  expect(answer.status).toBe(200);
  return confirmAnswer.parse(await answer.json());
}
const canLogIn = async (email: string, password: string) =>
  (await post(visitor(), '/dang-nhap', { email, password })).status === 200;
const isIn = async (request: Request) => (await request('/api/v1/account/')).status === 200;
const setPassword = (path: string | undefined, password = NEXT) =>
  post(visitor(), path ?? '', { password, password_confirm: password });

describe('an address that is confirmed in a browser unknown to its account', () => {
  it.each(['/xac-thuc', '/api/v1/confirm'])(
    '[AUTH-66] [ERR-22] asks for a new password: POST %s/{token}/',
    async below => {
      const { email, maker, token } = await signedUp();
      const answer = await confirm(`${below}/${token}/`);
      expect(answer).toEqual({
        message: MESSAGE,
        next_step: 'new-password',
        reset_path: expect.stringMatching(/^\/quen-mat-khau\/[\w-]{43}\/$/),
      });
      expect([await isIn(maker), await canLogIn(email, GOOD_PASSWORD)]).toEqual([false, false]);
      // The maker of the account is a stranger in its own browser too.
      expect((await post(maker, '/dang-nhap', { email, password: GOOD_PASSWORD })).status).toBe(401);
      expect((await setPassword(answer.reset_path)).status).toBe(200);
      expect([await canLogIn(email, NEXT), await canLogIn(email, GOOD_PASSWORD)]).toEqual([true, false]);
      expect((await setPassword(answer.reset_path)).status).toBe(422);
    },
  );

  it('takes second factor, recovery codes, social logins, phone number and a planned deletion away', async () => {
    const { path, sql } = await signedUp({ type: 'place', place_name: 'Nắng Mai', mobile_phone: '0912345678' });
    const now = clock.now();
    await sql(
      `update account set totp_secret = 'x', totp_confirmed_at = ?, totp_pending_secret = 'y', deletion_due_at = ?
       where email = ?`,
      now,
      now,
    );
    await sql("insert into recovery_code (account_id, code_hash) select id, 'x' from account where email = ?");
    await sql(
      `insert into social_identity (account_id, provider, subject, created_at)
       select id, 'google', 'squatter', ? from account where email = ?`,
      now,
    );
    await confirm(path);
    const [left] = await sql(
      `select totp_secret, totp_confirmed_at, totp_pending_secret, deletion_due_at, mobile_phone, password_hash,
         (select count(*) from recovery_code r where r.account_id = a.id) as codes,
         (select count(*) from social_identity s where s.account_id = a.id) as social,
         (select count(*) from session s where s.account_id = a.id) as sessions
       from account a where email = ?`,
    );
    expect(Object.values(left ?? {}).map(value => (value === null ? null : Number(value)))).toEqual([
      ...Array(6).fill(null),
      0,
      0,
      0,
    ]);
  });

  it('leads to a new password without script, too', async () => {
    const { path } = await signedUp();
    const answer = await postForm(visitor(), path, {});
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/quen-mat-khau\/[\w-]{43}\/\?tu=xac-thuc$/),
    ]);
  });

  it('leaves the maker of the account no login that was begun before', async () => {
    for (let round = 0; round < 4; round++) {
      const { email, maker, path } = await signedUp();
      const browsers = [visitor(), visitor(), visitor()];
      await Promise.all(browsers.map(browser => browser('/api/v1/site/')));
      const change = { password: GOOD_PASSWORD, new_password: NEXT, new_password_confirm: NEXT };
      const [answer] = await Promise.all([
        confirm(path),
        post(maker, '/doi-mat-khau', change),
        ...browsers.map(browser => post(browser, '/dang-nhap', { email, password: GOOD_PASSWORD })),
      ]);
      expect(answer.next_step).toBe('new-password');
      expect(await Promise.all([maker, ...browsers].map(isIn))).toEqual([false, false, false, false]);
      expect([await canLogIn(email, GOOD_PASSWORD), await canLogIn(email, NEXT)]).toEqual([false, false]);
    }
  });

  it('lets its owner in by an email message at any time', async () => {
    const { email, path } = await signedUp();
    await confirm(path);
    await post(visitor(), '/quen-mat-khau/', { email });
    const reset = mailedLink(await sentMails(app), email, '/quen-mat-khau/');
    expect((await setPassword(reset.path)).status).toBe(200);
    expect(await canLogIn(email, NEXT)).toBe(true);
  });
});

describe('a link whose page is opened and in which nothing is pressed', () => {
  const press = { message: expect.any(String), next_step: 'press' };

  it('changes nothing in a browser unknown to its account, however often, as a mail scanner may run scripts', async () => {
    const { email, maker, path, sql, token } = await signedUp({ mobile_phone: '0912345678' });
    for (const below of ['/xac-thuc', '/api/v1/confirm']) {
      for (let time = 0; time < 4; time++) expect(await confirm(`${below}/${token}/?on_load=1`)).toEqual(press);
    }
    expect(await isIn(maker)).toBe(true);
    expect(Object(await (await maker('/api/v1/account/')).json())).toMatchObject({
      is_email_confirmed: false,
      mobile_phone: '0912 345 678',
    });
    expect(
      await sql('select used_at from account_token t join account a on a.id = t.account_id where a.email = ?'),
    ).toEqual([{ used_at: null }]);
    expect(await canLogIn(email, GOOD_PASSWORD)).toBe(true);
    expect((await confirm(path)).next_step).toBe('new-password');
    expect(await confirm(`${path}?on_load=1`)).toEqual(press);
  });

  it('confirms in the browser that signed up, and says so again in every other one', async () => {
    const { maker, path } = await signedUp();
    expect(await confirm(`${path}?on_load=1`, maker)).toEqual({ message: MESSAGE });
    expect(await confirm(`${path}?on_load=1`)).toEqual({ message: MESSAGE });
    expect(await isIn(maker)).toBe(true);
  });
});

describe('a link that is opened again', () => {
  it('gives everybody who opens it a link of their own, until one of them sets the password', async () => {
    const { path, maker } = await signedUp();
    const first = await confirm(path);
    const second = await confirm(path);
    // Also the maker of the account, once their session has ended.
    const third = await confirm(path, maker);
    expect(new Set([first, second, third].map(({ reset_path }) => reset_path)).size).toBe(3);
    expect((await setPassword(first.reset_path)).status).toBe(200);
    expect(await confirm(path)).toEqual({ message: MESSAGE });
    expect((await setPassword(second.reset_path)).status).toBe(422);
    expect((await setPassword(third.reset_path)).status).toBe(422);
  });

  it('gives five links to a new password, then a message must be asked for, also where all ask at the same moment', async () => {
    const { path, email } = await signedUp();
    const browsers = Array.from({ length: 9 }, visitor);
    await Promise.all(browsers.map(browser => browser('/api/v1/site/')));
    const answers = await Promise.all(browsers.map(browser => confirm(path, browser)));
    expect(answers.filter(({ next_step }) => next_step === 'new-password')).toHaveLength(5);
    expect(answers.filter(({ next_step }) => next_step === 'ask-letter')).toEqual(Array(4).fill(ASK_EMAIL_MESSAGE));
    const form = await postForm(visitor(), path, {});
    expect(form.headers.get('location')).toBe('/xac-thuc/hoan-thanh/?buoc=thu');
    expect(await canLogIn(email, GOOD_PASSWORD)).toBe(false);
  });

  it('gives no link to a new password once it is two days old, and one that it gave is valid for an hour', async () => {
    const { path } = await signedUp();
    const { reset_path } = await confirm(path);
    clock.advance(HOUR_MS);
    expect((await setPassword(reset_path)).status).toBe(422);
    expect((await confirm(path)).next_step).toBe('new-password');
    clock.advance(47 * HOUR_MS);
    expect(await confirm(path)).toEqual(ASK_EMAIL_MESSAGE);
  });
});

describe('an address that is confirmed in the browser that signed up', () => {
  it('changes nothing else, and gives no link to a new password to a visitor who opens it later', async () => {
    const { email, maker, path } = await signedUp({ mobile_phone: '0912345678' });
    expect(await confirm(path, maker)).toEqual({ message: MESSAGE });
    expect(await confirm(path)).toEqual({ message: MESSAGE });
    expect([await isIn(maker), await canLogIn(email, GOOD_PASSWORD)]).toEqual([true, true]);
    expect(Object(await (await maker('/api/v1/account/')).json())).toMatchObject({
      is_email_confirmed: true,
      mobile_phone: '0912 345 678',
    });
  });

  it('is recognised after a logout, too', async () => {
    const { email, maker, path } = await signedUp();
    await post(maker, '/dang-xuat/');
    expect(await confirm(path, maker)).toEqual({ message: MESSAGE });
    expect(await canLogIn(email, GOOD_PASSWORD)).toBe(true);
  });

  it('is not recognised for another account', async () => {
    const { path } = await signedUp();
    const { maker: neighbour } = await signedUp();
    expect((await confirm(path, neighbour)).next_step).toBe('new-password');
    expect(await isIn(neighbour)).toBe(true);
  });
});
