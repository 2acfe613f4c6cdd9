import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../platform/auth/principal.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { confirmAddress } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { verifySecondFactor } from './commands/verify-second-factor.ts';
import { recoveryCodes, secondFactorSetup } from './contract.ts';

const PATH = '/api/v1/account/second-factor/';
const PASSWORD = 'bảy con mèo trên mái nhà';
const clock = fixedClock(new Date('2026-03-01T08:00:00Z'));
const json = (method: string, body?: unknown): RequestInit => ({
  method,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ services: { clock } });
});
afterAll(() => app.close());

const codeNow = (secret: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + stepsAway * 30_000,
  });
const nextStep = () => clock.advance(90_000);

/** A new account that is logged in. */
async function person(role: Role) {
  people += 1;
  const email = `nguoi${people}@example.vn`;
  const request = createVisitor(app.url);
  const signup = await request('/api/v1/signup/', json('POST', { name: 'Người Thử', email, password: PASSWORD }));
  expect(signup.status).toBe(200);
  await app.services.db.transaction(unit =>
    textOf(unit).sql('update account set role = ? where email = ?', [role, email]),
  );
  await confirmAddress(app, email);
  const row = await textOf(app.services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    email,
  ]);
  return { email, request, id: row?.id ?? 0 };
}

type Person = Awaited<ReturnType<typeof person>>;

async function setUp({ request }: Person): Promise<string> {
  const answer = await request(PATH, json('POST', { password: PASSWORD }));
  expect(answer.status).toBe(200);
  return secondFactorSetup.parse(await answer.json()).secret;
}

async function confirmed(one: Person): Promise<{ secret: string; codes: string[] }> {
  nextStep();
  const secret = await setUp(one);
  const answer = await one.request(PATH, json('PUT', { code: codeNow(secret) }));
  expect(answer.status).toBe(200);
  return { secret, codes: recoveryCodes.parse(await answer.json()).recovery_codes };
}

const verify = (id: number, code: string) =>
  app.services.db.transaction(unit => verifySecondFactor(unit, app.services, id, code));
const logIn = (one: Person, code?: string) =>
  createVisitor(app.url)('/api/v1/login/', json('POST', { email: one.email, password: PASSWORD, code }));
const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

describe('setting up', () => {
  it('shows secret, address and picture, and keeps the secret encrypted', async () => {
    const doctor = await person('professional');
    const answer = await doctor.request(PATH, json('POST', { password: PASSWORD }));
    const { secret, uri, qr_svg } = secondFactorSetup.parse(await answer.json());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(new URL(uri).protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri)).toContain(doctor.email);
    expect(qr_svg).toMatch(/^<svg/);
    const row = await textOf(app.services.db.primary).first<{ pending: string }>(
      'select totp_pending_secret as pending from account where id = ?',
      [doctor.id],
    );
    expect(row?.pending).not.toContain(secret);
    // Nothing counts before the first code.
    expect((await logIn(doctor)).status).toBe(200);
  });

  it('is refused to plain users and to visitors', async () => {
    for (const role of ['user', 'favourite'] as const) {
      const user = await person(role);
      expect((await user.request(PATH, json('POST', { password: PASSWORD }))).status).toBe(403);
      expect((await user.request(PATH, json('PUT', { code: '123456' }))).status).toBe(403);
      expect((await user.request(PATH, json('DELETE', { password: PASSWORD }))).status).toBe(403);
      const codes = await user.request('/api/v1/account/recovery-codes/', json('POST', { password: PASSWORD }));
      expect(codes.status).toBe(403);
    }
    expect((await createVisitor(app.url)(PATH, json('POST', {}))).status).toBe(401);
  });

  it('takes effect with the first right code: this session has shown it, other sessions end, a login asks for it', async () => {
    const admin = await person('admin');
    const other = createVisitor(app.url);
    await other('/api/v1/login/', json('POST', { email: admin.email, password: PASSWORD }));
    const secret = await setUp(admin);
    const wrong = await admin.request(PATH, json('PUT', { code: codeNow(secret, 5) }));
    expect(wrong.status).toBe(422);
    const right = await admin.request(PATH, json('PUT', { code: ` ${codeNow(secret).replace(/^.../, '$& ')} ` }));
    const { recovery_codes: codes } = recoveryCodes.parse(await right.json());
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const account = Object(await (await admin.request('/api/v1/account/')).json());
    expect(account.second_factor).toEqual({ is_set_up: true, is_required: true, is_passed: true });
    expect((await other('/api/v1/account/')).status).toBe(401);
    expect(await codeOf(await logIn(admin))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('confirms once, however many ask at the same moment', async () => {
    const doctor = await person('professional');
    nextStep();
    const secret = await setUp(doctor);
    const code = codeNow(secret);
    const answers = await Promise.all([1, 2, 3].map(() => doctor.request(PATH, json('PUT', { code }))));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409]);
    const [stored] = await textOf(app.services.db.primary).all<{ count: number }>(
      'select count(*) as count from recovery_code where account_id = ?',
      [doctor.id],
    );
    expect(Number(stored?.count)).toBe(10);
  });

  it('limits guesses of the first code', async () => {
    const doctor = await person('professional');
    await setUp(doctor);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await doctor.request(PATH, json('PUT', { code: '000000' }))).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a code', () => {
  it('is good once, at most one step away from now, and not after a later one', async () => {
    const doctor = await person('professional');
    const { secret } = await confirmed(doctor);
    expect(await verify(doctor.id, codeNow(secret))).toBe(false);
    nextStep();
    expect(await verify(doctor.id, codeNow(secret, -2))).toBe(false);
    expect(await verify(doctor.id, codeNow(secret, 2))).toBe(false);
    expect(await verify(doctor.id, codeNow(secret, 1))).toBe(true);
    expect(await verify(doctor.id, codeNow(secret, 1))).toBe(false);
    expect(await verify(doctor.id, codeNow(secret))).toBe(false);
  });

  it('is refused in every other form', async () => {
    const doctor = await person('professional');
    const { secret } = await confirmed(doctor);
    nextStep();
    const code = codeNow(secret);
    for (const typed of ['', '12345', `${code}0`, `-${code.slice(1)}`, 'abcdef', '١٢٣٤٥٦', `${code}' or '1'='1`]) {
      expect(await verify(doctor.id, typed)).toBe(false);
    }
  });

  it('is spent by one of many logins at the same moment', async () => {
    const doctor = await person('professional');
    const { secret } = await confirmed(doctor);
    nextStep();
    const code = codeNow(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(doctor, code)));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('belongs to one account', async () => {
    const [first, second] = [await person('professional'), await person('place')];
    const { secret } = await confirmed(first);
    await confirmed(second);
    nextStep();
    expect(await verify(second.id, codeNow(secret))).toBe(false);
  });
});

describe('a recovery code', () => {
  it('logs in once, however it is typed, also where two logins bring it at once', async () => {
    const doctor = await person('professional');
    const { codes } = await confirmed(doctor);
    const [first = '', second = ''] = codes;
    expect((await logIn(doctor, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(await codeOf(await logIn(doctor, first))).toBe('SECOND_FACTOR_FAILED');
    const answers = await Promise.all([logIn(doctor, second), logIn(doctor, second), logIn(doctor, second)]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 401, 401]);
  });

  it('is invalid for other accounts and once there are new ones, which need the password', async () => {
    const [doctor, other] = [await person('professional'), await person('place')];
    const [{ codes }] = [await confirmed(doctor), await confirmed(other)];
    const [old = ''] = codes;
    expect(await verify(other.id, old)).toBe(false);
    const renew = (password: string) => doctor.request('/api/v1/account/recovery-codes/', json('POST', { password }));
    expect((await renew('không phải mật khẩu')).status).toBe(422);
    const renewed = recoveryCodes.parse(await (await renew(PASSWORD)).json()).recovery_codes;
    expect(await verify(doctor.id, old)).toBe(false);
    expect(await verify(doctor.id, renewed[9] ?? '')).toBe(true);
  });

  it('is stored in no table as plain text', async () => {
    const doctor = await person('professional');
    const { codes } = await confirmed(doctor);
    const rows = await textOf(app.services.db.primary).all<{ hash: string }>(
      'select code_hash as hash from recovery_code where account_id = ?',
      [doctor.id],
    );
    expect(rows).toHaveLength(10);
    for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
    expect(rows.some(({ hash }) => codes.some(code => hash.includes(code)))).toBe(false);
  });
});

describe('removing and replacing', () => {
  it('needs a provider’s password, and makes codes invalid', async () => {
    const doctor = await person('professional');
    const { secret, codes } = await confirmed(doctor);
    nextStep();
    expect((await doctor.request(PATH, json('DELETE', { password: 'sai mật khẩu' }))).status).toBe(422);
    expect((await doctor.request(PATH, json('DELETE', { password: PASSWORD }))).status).toBe(204);
    expect(await verify(doctor.id, codeNow(secret))).toBe(false);
    expect(await verify(doctor.id, codes[0] ?? '')).toBe(false);
    expect((await logIn(doctor)).status).toBe(200);
    expect((await doctor.request(PATH, json('DELETE', { password: PASSWORD }))).status).toBe(409);
  });

  it('is refused to staff', async () => {
    const editor = await person('editor');
    await confirmed(editor);
    expect((await editor.request(PATH, json('DELETE', { password: PASSWORD }))).status).toBe(403);
    expect(await codeOf(await logIn(editor))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('accepts the old authenticator until the new one has given a code', async () => {
    const editor = await person('editor');
    const before = await confirmed(editor);
    nextStep();
    const secret = await setUp(editor);
    expect(await verify(editor.id, codeNow(secret))).toBe(false);
    expect(await verify(editor.id, codeNow(before.secret))).toBe(true);
    nextStep();
    expect((await editor.request(PATH, json('PUT', { code: codeNow(secret) }))).status).toBe(200);
    nextStep();
    expect(await verify(editor.id, codeNow(before.secret))).toBe(false);
    expect(await verify(editor.id, before.codes[0] ?? '')).toBe(false);
    expect(await verify(editor.id, codeNow(secret))).toBe(true);
  });

  it('is closed to a session that has not shown the second factor', async () => {
    const doctor = await person('professional');
    await confirmed(doctor);
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update session set has_second_factor = ? where account_id = ?', [false, doctor.id]),
    );
    for (const [path, init] of [
      [PATH, json('POST', { password: PASSWORD })],
      [PATH, json('DELETE', { password: PASSWORD })],
      ['/api/v1/account/recovery-codes/', json('POST', { password: PASSWORD })],
    ] as const) {
      expect(await codeOf(await doctor.request(path, init))).toBe('SECOND_FACTOR_REQUIRED');
    }
  });
});
