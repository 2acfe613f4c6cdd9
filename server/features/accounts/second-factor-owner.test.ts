import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import type { SqlValue } from '../../platform/db/reader.ts';
import {
  confirmAddress,
  GOOD_PASSWORD,
  mailedLink,
  manyVisitors,
  post,
  postForm,
  signUpAs,
} from '../../testing/account-visits.ts';
import { createFakeSite, type FakeSite } from '../../testing/fake-site.ts';
import { authenticatorCode, beginSecondFactor, confirmSecret, setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { resetStaff } from './commands/reset-staff.ts';
import { recoveryCodes, secondFactorSetup } from './contract.ts';

const PATH = '/api/v1/account/second-factor/';
const CODES = '/api/v1/account/recovery-codes/';
const PAGE = '/tai-khoan/bao-mat/';
const NEXT = 'mật khẩu tiếp theo đây';
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let site: FakeSite;
let visitor: () => Request;
let people = 0;
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ site, config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const sql = <Row extends object>(text: string, params: SqlValue[]) =>
  app.services.db.transaction(unit => unit.sql<Row>(text, params));

/** A place's owner who is logged in and has confirmed the address. */
async function provider(): Promise<{ email: string; request: Request }> {
  people += 1;
  const email = `chu-${people}@thu.example`;
  const request = await signUpAs(visitor(), email, { type: 'place', place_name: 'Nắng Mai' });
  await confirmAddress(app, email);
  return { email, request };
}
/** What an account has was set up while nobody had proven its address. */
const unproven = (email: string) => sql('update account set email_confirmed_at = null where email = ?', [email]);

const remove = (request: Request, password?: string) =>
  request(PATH, { method: 'DELETE', body: JSON.stringify({ password }) });
const renew = (request: Request, password?: string) => post(request, CODES, { password });
const problemOf = async (answer: Response): Promise<[number, unknown]> => [answer.status, await answer.json()];
const lettersTo = async (email: string) => (await sentMails(app)).filter(mail => mail.to === email);
const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);
const logIn = (email: string, password = GOOD_PASSWORD, code?: string) =>
  post(visitor(), '/api/v1/login/', { email, password, code });
const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;
const hasFactor = async (email: string) => {
  const [row] = await sql<{ has: boolean | number }>(
    'select totp_secret is not null or totp_pending_secret is not null as has from account where email = ?',
    [email],
  );
  return Boolean(row?.has);
};
const codesKept = async (email: string) =>
  (await sql('select r.id from recovery_code r join account a on a.id = r.account_id where a.email = ?', [email]))
    .length;

describe('the password, asked for again', () => {
  it('is needed to set up, to remove and for new recovery codes', async () => {
    const { request } = await provider();
    for (const password of [undefined, '', 'không phải mật khẩu']) {
      expect(await problemOf(await post(request, PATH, { password }))).toMatchObject([
        422,
        { password: [expect.any(String)] },
      ]);
    }
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    for (const change of [remove, renew]) {
      expect(await problemOf(await change(request))).toMatchObject([422, { password: [expect.any(String)] }]);
      expect((await change(request, 'không phải mật khẩu')).status).toBe(422);
    }
    expect((await renew(request, GOOD_PASSWORD)).status).toBe(200);
    expect((await remove(request, GOOD_PASSWORD)).status).toBe(204);
  });

  it('is counted where it is wrong, and costs nothing where it is right', async () => {
    const { request } = await provider();
    for (let i = 0; i < 9; i++) expect((await post(request, PATH, { password: `đoán ${i}` })).status).toBe(422);
    // The tenth point is given back each time.
    for (let i = 0; i < 3; i++) await beginSecondFactor(request, GOOD_PASSWORD);
    expect((await post(request, PATH, { password: 'đoán nữa' })).status).toBe(422);
    expect((await post(request, PATH, { password: GOOD_PASSWORD })).status).toBe(429);
  });

  it('is a login of the last ten minutes for who has no password', async () => {
    const { email, request } = await provider();
    await sql('update account set password_hash = null where email = ?', [email]);
    clock.advance(600_001);
    expect(await codeOf(await post(request, PATH, {}))).toBe('LOGIN_TOO_OLD');
    await sql('update session set created_at = ? where account_id = (select id from account where email = ?)', [
      new Date(clock.now().getTime() - 600_000),
      email,
    ]);
    await setUpFactor(request, clock.now());
    expect((await renew(request)).status).toBe(200);
    clock.advance(60_000);
    expect(await codeOf(await renew(request))).toBe('LOGIN_TOO_OLD');
    expect(await codeOf(await remove(request))).toBe('LOGIN_TOO_OLD');
  });

  it('cannot be gone around by as many changes as one likes: each is mailed', async () => {
    const { request } = await provider();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await post(request, PATH, { password: GOOD_PASSWORD })).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gives the point of a right first code back', async () => {
    const { request } = await provider();
    for (let round = 0; round < 3; round++) {
      clock.advance(60_000);
      const secret = await beginSecondFactor(request, GOOD_PASSWORD);
      for (let i = 0; i < 3; i++) expect((await confirmSecret(request, '000000')).status).toBe(422);
      expect((await confirmSecret(request, authenticatorCode(secret, clock.now()))).status).toBe(200);
    }
  });
});

describe('the letters', () => {
  it('tell the owner of each change, in text and HTML, without any secret', async () => {
    const { email, request } = await provider();
    const first = await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    clock.advance(60_000);
    const second = await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    const renewed = recoveryCodes.parse(await (await renew(request, GOOD_PASSWORD)).json()).recovery_codes;
    await remove(request, GOOD_PASSWORD);
    const letters = (await lettersTo(email)).filter(({ subject }) => /xác thực|dự phòng/.test(subject));
    expect(letters.map(({ subject }) => subject)).toEqual([
      'An Tâm: xác thực hai lớp đã được bật',
      'An Tâm: ứng dụng xác thực đã được thay',
      'An Tâm: mã dự phòng mới đã được tạo',
      'An Tâm: xác thực hai lớp đã được tắt',
    ]);
    const secrets = [first.secret, second.secret, ...first.codes, ...second.codes, ...renewed];
    for (const { text, html } of letters) {
      for (const body of [text, html]) {
        expect(body).toContain('Chào Trần Văn Minh,');
        expect(body).toContain('xin hãy đặt lại mật khẩu ngay');
        expect(body).toContain(`${app.services.config.origin}/quen-mat-khau/`);
        expect(secrets.filter(secret => body.includes(secret))).toEqual([]);
      }
    }
  });

  it('tell staff that an operator took the second factor away, where there was one', async () => {
    const { email, request } = await provider();
    await sql("update account set role = 'editor', status = 'active' where email = ?", [email]);
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    for (const secondFactor of [false, true, true]) {
      await app.services.db.transaction(unit => resetStaff(unit, app.services, { email, secondFactor, actorId: null }));
    }
    expect((await subjectsTo(email)).filter(subject => subject.includes('đã được tắt'))).toHaveLength(1);
  });

  it('are not written for what was refused, nor to an account without an address', async () => {
    const { email, request } = await provider();
    await beginSecondFactor(request, GOOD_PASSWORD);
    await confirmSecret(request, '000000');
    await remove(request, GOOD_PASSWORD);
    expect(await subjectsTo(email)).toHaveLength(1);
    await sql('update account set email = null where email = ?', [email]);
    clock.advance(60_000);
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    expect((await sentMails(app)).filter(({ to }) => !to.includes('@'))).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('two set-ups leave one secret, whose code alone is good', async () => {
    const { email, request } = await provider();
    const secrets = await Promise.all([1, 2, 3].map(() => beginSecondFactor(request, GOOD_PASSWORD)));
    const answers = await Promise.all(
      secrets.map(secret => confirmSecret(request, authenticatorCode(secret, clock.now()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codesKept(email)).toBe(10);
    expect((await subjectsTo(email)).filter(subject => subject.includes('đã được bật'))).toHaveLength(1);
    const won = secrets[answers.findIndex(({ status }) => status === 200)] ?? '';
    clock.advance(60_000);
    expect((await logIn(email, GOOD_PASSWORD, authenticatorCode(won, clock.now()))).status).toBe(200);
  });

  it('two browsers that set up end with one of them, and the second factor of that one', async () => {
    const { email, request: here } = await provider();
    const there = visitor();
    await post(there, '/api/v1/login/', { email, password: GOOD_PASSWORD });
    /* Who is late finds the session over, or a secret that is no longer the one that waits. */
    const tries = await Promise.all(
      [here, there].map(async request => {
        const begun = await post(request, PATH, { password: GOOD_PASSWORD });
        if (begun.status !== 200) return begun.status;
        const { secret } = secondFactorSetup.parse(await begun.json());
        return (await confirmSecret(request, authenticatorCode(secret, clock.now()))).status;
      }),
    );
    const alive = await Promise.all([here, there].map(async request => (await request('/api/v1/account/')).status));
    expect(tries.filter(status => status === 200).length).toBeLessThanOrEqual(1);
    const won = tries.indexOf(200);
    expect(alive).toEqual(won < 0 ? [200, 200] : [0, 1].map(index => (index === won ? 200 : 401)));
    expect(await codesKept(email)).toBe(won < 0 ? 0 : 10);
  });

  it('a removal and new codes leave no codes behind, and one letter of each that was done', async () => {
    const { email, request } = await provider();
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    const [removed, again, renewed] = await Promise.all([
      remove(request, GOOD_PASSWORD),
      remove(request, GOOD_PASSWORD),
      renew(request, GOOD_PASSWORD),
    ]);
    expect([removed.status, again.status].filter(status => status === 204)).toHaveLength(1);
    expect([await codesKept(email), await hasFactor(email)]).toEqual([0, false]);
    const subjects = await subjectsTo(email);
    expect(subjects.filter(subject => subject.includes('đã được tắt'))).toHaveLength(1);
    expect(subjects.filter(subject => subject.includes('mã dự phòng mới'))).toHaveLength(
      renewed.status === 200 ? 1 : 0,
    );
  });
});

describe('a new password by a mailed link', () => {
  async function resetPath(email: string): Promise<string> {
    await post(visitor(), '/quen-mat-khau/', { email });
    return mailedLink(await sentMails(app), email, '/quen-mat-khau/').path;
  }
  const reset = (path: string, request = visitor()) => post(request, path, { password: NEXT, password_confirm: NEXT });

  it('takes away what was set up before the address was proven, and says so', async () => {
    const { email, request: squatter } = await provider();
    await setUpFactor(squatter, clock.now(), GOOD_PASSWORD);
    await unproven(email);
    await sql(
      `insert into social_identity (account_id, provider, subject, created_at)
       select id, 'google', 'squatter', ? from account where email = ?`,
      [clock.now(), email],
    );
    expect((await reset(await resetPath(email))).status).toBe(200);
    expect([await hasFactor(email), await codesKept(email)]).toEqual([false, 0]);
    expect(await sql("select id from social_identity where subject = 'squatter'", [])).toEqual([]);
    expect((await squatter('/api/v1/account/')).status).toBe(401);
    expect((await logIn(email, NEXT)).status).toBe(200);
    const letter = (await lettersTo(email)).find(({ subject }) => subject.includes('đã được đổi'));
    for (const body of [letter?.text, letter?.html]) {
      expect(body?.replace(/\s+/g, ' ')).toMatch(/xác thực hai lớp cùng các mã dự phòng; đăng nhập qua dịch vụ khác/);
    }
  });

  it('leaves a confirmed account its second factor, its codes and its social logins', async () => {
    const { email, request } = await provider();
    const { secret } = await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    await sql(
      `insert into social_identity (account_id, provider, subject, created_at)
       select id, 'google', 'owner', ? from account where email = ?`,
      [clock.now(), email],
    );
    expect((await reset(await resetPath(email))).status).toBe(200);
    expect(await codeOf(await logIn(email, NEXT))).toBe('SECOND_FACTOR_REQUIRED');
    clock.advance(60_000);
    expect((await logIn(email, NEXT, authenticatorCode(secret, clock.now()))).status).toBe(200);
    expect(await codesKept(email)).toBe(10);
    expect(await sql("select id from social_identity where subject = 'owner'", [])).toHaveLength(1);
    const letter = (await lettersTo(email)).find(({ subject }) => subject.includes('đã được đổi'));
    expect(letter?.text).not.toContain('xác thực hai lớp');
  });

  it('is void to a squatter who confirms a second factor at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { email, request: squatter } = await provider();
      const secret = await beginSecondFactor(squatter, GOOD_PASSWORD);
      await unproven(email);
      const path = await resetPath(email);
      const owner = visitor();
      await owner('/api/v1/site/');
      const [done] = await Promise.all([
        reset(path, owner),
        ...[1, 2, 3].map(() => confirmSecret(squatter, authenticatorCode(secret, clock.now()))),
        beginSecondFactor(squatter, GOOD_PASSWORD).catch(() => undefined),
      ]);
      expect(done.status).toBe(200);
      expect([await hasFactor(email), await codesKept(email)]).toEqual([false, 0]);
      expect((await squatter('/api/v1/account/')).status).toBe(401);
      expect((await logIn(email, NEXT)).status).toBe(200);
    }
  });

  it('ends a set-up that was begun before, also of a confirmed account', async () => {
    const { email, request: thief } = await provider();
    const secret = await beginSecondFactor(thief, GOOD_PASSWORD);
    const path = await resetPath(email);
    const [done] = await Promise.all([
      reset(path),
      confirmSecret(thief, '000000'),
      beginSecondFactor(thief, GOOD_PASSWORD).catch(() => undefined),
    ]);
    expect(done.status).toBe(200);
    expect((await confirmSecret(thief, authenticatorCode(secret, clock.now()))).status).toBe(401);
    expect(await hasFactor(email)).toBe(false);
  });

  it('is set once, where one link is used several times at the same moment on a squatted account', async () => {
    const { email, request: squatter } = await provider();
    await setUpFactor(squatter, clock.now(), GOOD_PASSWORD);
    await unproven(email);
    const path = await resetPath(email);
    const browsers = [visitor(), visitor(), visitor()];
    await Promise.all(browsers.map(browser => browser('/api/v1/site/')));
    const answers = await Promise.all(browsers.map(browser => reset(path, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await hasFactor(email)).toBe(false);
    const letters = (await lettersTo(email)).filter(({ subject }) => subject.includes('đã được đổi'));
    expect(letters.map(({ text }) => text.includes('xác thực hai lớp'))).toEqual([true]);
  });
});

describe('without script', () => {
  const shown = () => site.asked.at(-1);
  const submit = async (request: Request, task: string, fields: Record<string, string>) => {
    const answer = await postForm(request, `${PAGE}?viec=${task}`, fields);
    return { answer, posted: shown()?.posted };
  };

  it('shows the secret and the recovery codes on the page that answers, kept by no cache', async () => {
    const { request } = await provider();
    const begun = await submit(request, 'thiet-lap', { password: GOOD_PASSWORD });
    expect([begun.answer.status, begun.answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { secret } = secondFactorSetup.parse(begun.posted?.answer);
    const done = await submit(request, 'xac-nhan', { code: authenticatorCode(secret, clock.now()) });
    expect([done.answer.status, shown()?.url]).toEqual([200, `${PAGE}?viec=xac-nhan`]);
    const { recovery_codes: codes } = recoveryCodes.parse(done.posted?.answer);
    expect(codes).toHaveLength(10);
    const renewed = await submit(request, 'ma-du-phong', { password: GOOD_PASSWORD });
    expect(recoveryCodes.parse(renewed.posted?.answer).recovery_codes).not.toEqual(codes);
    const removed = await submit(request, 'tat', { password: GOOD_PASSWORD });
    expect([removed.answer.status, removed.answer.headers.get('location')]).toEqual([303, `${PAGE}?done=tat`]);
  });

  it('shows the form again that was refused, without what was typed as a secret', async () => {
    const { request } = await provider();
    const wrong = await submit(request, 'thiet-lap', { password: 'không phải mật khẩu' });
    expect([wrong.answer.status, shown()?.url]).toEqual([422, `${PAGE}?viec=thiet-lap`]);
    expect(wrong.posted).toMatchObject({ status: 422, problem: { password: ['Mật khẩu không đúng.'] } });
    expect([wrong.posted?.values, wrong.posted?.answer]).toEqual([{}, undefined]);
    await submit(request, 'thiet-lap', { password: GOOD_PASSWORD });
    const guessed = await submit(request, 'xac-nhan', { code: '000000' });
    expect([guessed.answer.status, guessed.posted?.answer]).toEqual([422, undefined]);
    expect((await submit(request, 'khac', {})).answer.status).toBe(400);
  });

  it('takes no form without the token', async () => {
    const { request } = await provider();
    await submit(request, 'thiet-lap', { password: GOOD_PASSWORD });
    const forged = await request(`${PAGE}?viec=thiet-lap`, {
      method: 'POST',
      body: new URLSearchParams({ password: GOOD_PASSWORD, xsrf_token: 'x' }),
      headers: { 'x-xsrf-token': 'in the body' },
    });
    expect([forged.status, shown()?.posted?.answer]).toEqual([403, undefined]);
  });
});
