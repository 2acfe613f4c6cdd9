import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, mailedLink, manyVisitors, post, postForm, signUpAs } from '../../testing/account-visits.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { createFormSite, type FormSite } from '../../testing/form-site.ts';
import { logIn } from '../../testing/log-in.ts';
import { authenticatorCode, confirmSecret, setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { createStaff } from '../account-admin/commands/create-staff.ts';
import { resetStaff } from '../account-admin/commands/reset-staff.ts';
import type { StaffAccount } from '../account-admin/staff-contract.ts';
import { newTotpSecret, sealTotpSecret } from './rules/totp.ts';

const PATH = '/api/v1/account/second-factor/';
const REFUSED = [403, { code: 'EMAIL_UNCONFIRMED', detail: expect.stringContaining('xác thực email trước') }];

const clock = fixedClock(new Date('2026-11-21T03:00:00Z'));

let app: TestApp;
let site: FormSite;
let visitor: () => Request;
let people = 0;
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ world: 'tiny', site, config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(async () => {
  await app.close();
});

async function newcomer(more: Record<string, unknown> = {}) {
  people += 1;
  const email = `moi-${people}@thu.example`;
  return { email, request: await signUpAs(visitor(), email, more) };
}
const provider = () => newcomer({ type: 'place', place_name: 'Nắng Mai' });
const begin = async (request: Request) => {
  const answer = await post(request, PATH, { password: GOOD_PASSWORD });
  return [answer.status, await answer.json()];
};
const mailedPath = async (email: string, below: string) => mailedLink(await sentMails(app), email, below).path;
const factorOf = (email: string) =>
  textOf(app.services.db.primary).first(
    'select totp_secret, totp_pending_secret, totp_confirmed_at from account where email = ?',
    [email],
  );
const NONE = { totp_secret: null, totp_pending_secret: null, totp_confirmed_at: null };
const canSetUp = async (request: Request) =>
  (await setUpFactor(request, app.services.clock.now(), GOOD_PASSWORD)).codes.length > 0;
const loggedIn = async (email: string) => {
  const request = visitor();
  const answer = await post(request, '/dang-nhap', { email, password: GOOD_PASSWORD });
  expect(answer.status).toBe(200);
  return request;
};
const setPassword = async (path: string) => {
  const passwords = { password: GOOD_PASSWORD, password_confirm: GOOD_PASSWORD };
  expect((await post(visitor(), path, passwords)).status).toBe(200);
};

describe('an address that nobody has confirmed', () => {
  it('gets no second factor, so that its owner does not inherit that of a squatter', async () => {
    const { email, request: squatter } = await provider();
    expect(await begin(squatter)).toMatchObject(REFUSED);
    const form = await postForm(squatter, '/tai-khoan/bao-mat/?viec=thiet-lap', { password: GOOD_PASSWORD });
    expect([form.status, site.asked.at(-1)?.formResult?.problem]).toMatchObject(REFUSED);
    expect(await factorOf(email)).toEqual(NONE);
    expect((await post(visitor(), await mailedPath(email, '/xac-thuc/'))).status).toBe(200);
    expect(await factorOf(email)).toEqual(NONE);
  });

  it('does not accept a secret whose set-up was begun before', async () => {
    const { email, request } = await provider();
    const { db, clock, config } = app.services;
    const row = await textOf(db.primary).first<{ id: number }>('select id from account where email = ?', [email]);
    const secret = newTotpSecret();
    const sealed = sealTotpSecret(config.secret, row?.id ?? 0, secret);
    await db.transaction(unit =>
      textOf(unit).sql('update account set totp_pending_secret = ? where email = ?', [sealed, email]),
    );
    const answer = await confirmSecret(request, authenticatorCode(secret, clock.now()));
    expect([answer.status, await answer.json()]).toMatchObject(REFUSED);
    expect(await factorOf(email)).toMatchObject({ totp_secret: null, totp_confirmed_at: null });
  });

  it('gets a second factor as soon as a link was opened: that of the signup, another one, or one to a new password', async () => {
    const first = await provider();
    expect((await post(first.request, await mailedPath(first.email, '/xac-thuc/'))).status).toBe(200);
    expect(await canSetUp(first.request)).toBe(true);

    const second = await provider();
    const old = await mailedPath(second.email, '/xac-thuc/');
    expect((await post(second.request, '/api/v1/account/confirmation/')).status).toBe(200);
    const sent = await mailedPath(second.email, '/xac-thuc/');
    expect(sent).not.toBe(old);
    expect((await post(second.request, sent)).status).toBe(200);
    expect(await canSetUp(second.request)).toBe(true);

    const third = await provider();
    expect((await post(third.request, '/quen-mat-khau/', { email: third.email })).status).toBe(200);
    await setPassword(await mailedPath(third.email, '/quen-mat-khau/'));
    expect(await canSetUp(await loggedIn(third.email))).toBe(true);
  });
});

describe('staff', () => {
  it('made by the console or the command line set theirs up at the first login', async () => {
    const admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
    const email = 'nhan-vien@antam.example';
    const made = await admin.create<StaffAccount>('accounts', { name: 'Người Mới', email, role: 'editor' });
    expect(made.json.is_email_confirmed).toBe(true);
    await setPassword(await mailedPath(email, '/quen-mat-khau/'));
    expect(await canSetUp(await loggedIn(email))).toBe(true);

    const other = 'dong-lenh@antam.example';
    const staff = { email: other, name: 'Vũ Mới', role: 'admin', actorId: null } as const;
    const created = await app.services.db.transaction(unit => createStaff(unit, app.services, staff));
    await setPassword(created?.path ?? '');
    expect(await canSetUp(await loggedIn(other))).toBe(true);
  });

  it('with an older, unconfirmed account confirm it first, by a mailed link or by that of a reset', async () => {
    const { email, request } = await newcomer();
    const promote = (address: string) =>
      app.services.db.transaction(unit =>
        textOf(unit).sql("update account set role = 'moderator' where email = ?", [address]),
      );
    await promote(email);
    expect(await begin(request)).toMatchObject(REFUSED);
    expect((await post(request, await mailedPath(email, '/xac-thuc/'))).status).toBe(200);
    expect(await canSetUp(request)).toBe(true);

    const late = await newcomer();
    await promote(late.email);
    const options = { email: late.email, secondFactor: false, actorId: null };
    const reset = await app.services.db.transaction(unit => resetStaff(unit, app.services, options));
    await setPassword(reset?.path ?? '');
    expect(await canSetUp(await loggedIn(late.email))).toBe(true);
  });
});
