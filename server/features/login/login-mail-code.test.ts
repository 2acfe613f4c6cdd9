import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { takeMailQuota } from '../../platform/mail/mail-quota.ts';
import {
  confirmAddress,
  GOOD_PASSWORD,
  manyVisitors,
  post,
  postForm,
  signUpAs,
  visitorAt,
} from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { authenticatorCode, setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { LOGIN_WORK_BY_ADDRESS } from './limits.ts';

const MINUTE_MS = 60_000;
const SUBJECT = 'Mã xác nhận đăng nhập An Tâm';
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

interface Outcome {
  readonly status: number;
  readonly code: unknown;
}
const outcomeOf = async (answer: Response): Promise<Outcome> => ({
  status: answer.status,
  code: Object(await answer.json()).code,
});
const logIn = async (email: string, more: Record<string, unknown> = {}, request = visitor()) =>
  outcomeOf(await post(request, '/dang-nhap', { email, password: GOOD_PASSWORD, ...more }));
const REQUIRED = { status: 401, code: 'MAIL_CODE_REQUIRED' };
const FAILED = { status: 401, code: 'MAIL_CODE_FAILED' };
const DONE = { status: 200, code: undefined };

/** Codes of the email messages to an address, oldest first. */
const codesTo = async (email: string) =>
  (await sentMails(app))
    .filter(mail => mail.to === email && mail.subject === SUBJECT)
    .map(({ text }) => /Mã xác nhận của bạn: ([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(text)?.[1] ?? '');

/** Strangers use up what they may guess of an address. */
async function attack(email: string): Promise<void> {
  const guesses = Array.from({ length: 10 }, (_, i) => logIn(email, { password: `đoán ${i}` }));
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(401));
}

/** An account at which strangers have guessed; nobody knows its owner's browser. */
async function attacked(more: Record<string, unknown> = {}): Promise<{ email: string; owner: Request }> {
  people += 1;
  const email = `bi-do-${people}@thu.example`;
  const owner = await signUpAs(visitor(), email, more);
  await attack(email);
  return { email, owner };
}

/** The code of an email message that a visitor with the right password was sent. */
async function mailedCode(email: string): Promise<string> {
  expect(await logIn(email)).toEqual(REQUIRED);
  return (await codesTo(email)).at(-1) ?? '';
}

describe('an account whose password strangers guess', () => {
  it('lets its owner log in from anywhere with password and mailed code, and knows that browser from then on', async () => {
    const { email } = await attacked();
    const browser = visitor();
    const code = await mailedCode(email);
    expect(await logIn(email, { mail_code: ` ${code.toUpperCase()} ` }, browser)).toEqual(DONE);
    expect((await browser('/api/v1/account/')).status).toBe(200);
    await post(browser, '/dang-xuat/');
    expect(await logIn(email, {}, browser)).toEqual(DONE);
  });

  it('mails its owner a code though the address is unconfirmed and strangers used up its messages of the day', async () => {
    const { email } = await attacked();
    const { db } = app.services;
    while (await db.transaction(unit => takeMailQuota(unit, app.services, email)));
    expect(await logIn(email, { mail_code: await mailedCode(email) })).toEqual(DONE);
  });

  it('lets its owner log in with a mailed code without script, too', async () => {
    const { email } = await attacked();
    const browser = visitor();
    const fields = { email, password: GOOD_PASSWORD, mail_code: await mailedCode(email), next: '/ghi-nho/' };
    const answer = await postForm(browser, '/dang-nhap', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ghi-nho/']);
  });

  it('reveals to nobody whether a password is right, neither by its answers nor by the rows that it writes', async () => {
    const { email } = await attacked();
    const unknown = 'khong-ai-ca@thu.example';
    await attack(unknown);
    const one = { email, password: GOOD_PASSWORD };
    const guesses = [one, { email, password: 'đoán nữa' }, { email: unknown, password: GOOD_PASSWORD }];
    const written = async () => {
      const count = async (table: string) =>
        Number((await textOf(app.services.db.primary).first<{ n: number }>(`select count(*) as n from ${table}`))?.n);
      return [await count('outbox_message'), await count('mail_message'), await count('account_token')];
    };
    for (const code of [{}, { mail_code: '' }, { mail_code: 'abcd-efgh' }, { mail_code: 'không phải mã' }]) {
      const said: string[] = [];
      for (const guess of guesses) {
        const before = await written();
        const answer = await post(visitor(), '/dang-nhap', { ...guess, ...code });
        const { error_id, ...body } = Object(await answer.json());
        expect(error_id).toEqual(expect.any(String));
        const added = (await written()).map((count, i) => count - (before[i] ?? 0));
        said.push(JSON.stringify([answer.status, body, [...answer.headers.keys()].sort(), added]));
      }
      expect(new Set(said).size).toBe(1);
    }
  });

  it('mails the owner only where the password was right, at most every five minutes', async () => {
    const { email } = await attacked();
    for (let i = 0; i < 3; i++) expect(await logIn(email, { password: 'đoán nữa' })).toEqual(REQUIRED);
    expect(await codesTo(email)).toEqual([]);
    const first = await mailedCode(email);
    clock.advance(5 * MINUTE_MS - 1);
    expect(await mailedCode(email)).toBe(first);
    clock.advance(1);
    const second = await mailedCode(email);
    expect(second).not.toBe(first);
    expect(await codesTo(email)).toEqual([first, second]);
    // The visitor who asked for the second one has not taken the first away.
    expect(await logIn(email, { mail_code: first })).toEqual(DONE);
  });

  it('mails one code where many logins happen at the same moment', async () => {
    const { email } = await attacked();
    const asked = await Promise.all(Array.from({ length: 6 }, () => logIn(email)));
    expect(asked).toEqual(Array(6).fill(REQUIRED));
    await Promise.all([1, 2, 3].map(() => createWork(app.services).drain()));
    expect(await codesTo(email)).toHaveLength(1);
  });

  it('goes on limiting visitors by their network address', async () => {
    const { email } = await attacked();
    const at = () => visitorAt(app, '198.51.100.44');
    for (let i = 0; i < 2; i++) expect(await logIn(email, {}, at())).toEqual(REQUIRED);
    await spendLimits(app, limit => limit(LOGIN_WORK_BY_ADDRESS, '198.51.100.44', 497));
    expect(await logIn(email, {}, at())).toEqual(REQUIRED);
    expect((await logIn(email, {}, at())).status).toBe(429);
    expect(await logIn(email)).toEqual(REQUIRED);
  });
});

describe('a mailed code', () => {
  it('is good once, also where several bring it at the same moment', async () => {
    const { email } = await attacked();
    const code = await mailedCode(email);
    const browsers = [visitor(), visitor(), visitor()];
    await Promise.all(browsers.map(browser => browser('/api/v1/site/')));
    const outcomes = await Promise.all(browsers.map(browser => logIn(email, { mail_code: code }, browser)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await logIn(email, { mail_code: code })).toEqual(FAILED);
  });

  it('is good for an hour, for its account, with its password', async () => {
    const { email } = await attacked();
    const other = await attacked();
    const code = await mailedCode(email);
    expect(await logIn(other.email, { mail_code: code })).toEqual(FAILED);
    expect(await logIn(email, { mail_code: code, password: 'đoán nữa' })).toEqual(FAILED);
    clock.advance(60 * MINUTE_MS);
    expect(await logIn(email, { mail_code: code })).toEqual(FAILED);
  });

  it('is worth nothing once the password is another one', async () => {
    const { email, owner } = await attacked();
    const code = await mailedCode(email);
    const next = 'mật khẩu tiếp theo đây';
    const passwords = { password: GOOD_PASSWORD, new_password: next, new_password_confirm: next };
    expect((await post(owner, '/doi-mat-khau', passwords)).status).toBe(200);
    expect(await logIn(email, { mail_code: code, password: next })).toEqual(FAILED);
  });

  it('is stored as a hash only', async () => {
    const { email } = await attacked();
    const code = await mailedCode(email);
    const rows = JSON.stringify(await textOf(app.services.db.primary).all('select * from account_token'));
    expect(rows).toContain('login-code');
    expect(rows.replaceAll('-', '')).not.toContain(code.replace('-', ''));
  });

  it('can be guessed five times by one visitor, and those guesses are not counted against the owner', async () => {
    const { email } = await attacked();
    const code = await mailedCode(email);
    const stranger = visitor();
    for (let i = 0; i < 5; i++) expect(await logIn(email, { mail_code: 'aaaa-aaaa' }, stranger)).toEqual(FAILED);
    expect((await logIn(email, { mail_code: code }, stranger)).status).toBe(429);
    expect(await logIn(email, { mail_code: code })).toEqual(DONE);
  });

  it('is asked for besides the second factor, and is not used up while that is missing', async () => {
    const { email, owner } = await attacked({ type: 'place', place_name: 'Nắng Mai' });
    await confirmAddress(app, email);
    const { secret } = await setUpFactor(owner, clock.now(), GOOD_PASSWORD);
    clock.advance(MINUTE_MS);
    const mail_code = await mailedCode(email);
    const code = authenticatorCode(secret, clock.now());
    expect(await logIn(email, { code })).toEqual(REQUIRED);
    expect(await logIn(email, { mail_code })).toEqual({ status: 401, code: 'SECOND_FACTOR_REQUIRED' });
    const browser = visitor();
    const slip = { status: 401, code: 'SECOND_FACTOR_FAILED' };
    for (let i = 0; i < 6; i++) expect(await logIn(email, { mail_code, code: '000000' }, browser)).toEqual(slip);
    expect(await logIn(email, { mail_code, code }, browser)).toEqual(DONE);
  });
});
