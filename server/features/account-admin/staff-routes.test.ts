import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, mailedLink, post } from '../../testing/account-visits.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import type { StaffAuditEntry } from '../audit/staff-contract.ts';
import type { StaffAccount, StaffAccountRow } from './staff-contract.ts';

let app: TestApp;
let admin: ConsoleCalls;
let moderator: ConsoleCalls;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
});

const idOf = async (email: string) =>
  (await textOf(app.services.db.primary).first<{ id: number }>('select id from account where email = ?', [email]))
    ?.id ?? 0;
const show = async (email: string) => (await admin.get<StaffAccount>(`accounts/${await idOf(email)}`)).json;
const change = async (email: string, more: object) => {
  const { id, updated_at } = await show(email);
  return admin.update<StaffAccount>(`accounts/${id}`, { updated_at, ...more });
};
const audit = async (filter: object) =>
  (await admin.list<StaffAuditEntry>('audit', { filter, sort: ['id', 'DESC'] })).rows;

describe('the accounts', () => {
  it('[ROLE-31] are listed, searched, filtered and ordered for moderators', async () => {
    const { rows, total } = await moderator.list<StaffAccountRow>('accounts', { sort: ['name', 'ASC'] });
    expect(total).toBe(Object.keys(ACCOUNTS).length);
    expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).sort());
    const emails = async (filter: object) =>
      (await moderator.list<StaffAccountRow>('accounts', { filter })).rows.map(({ email }) => email);
    expect(await emails({ q: 'MINH@antam' })).toEqual([ACCOUNTS.user.email]);
    expect(await emails({ q: 'trần văn' })).toEqual([ACCOUNTS.user.email]);
    expect(await emails({ q: String(await idOf(ACCOUNTS.user.email)) })).toContain(ACCOUNTS.user.email);
    expect(await emails({ role: 'admin' })).toEqual([ACCOUNTS.admin.email]);
    expect(await emails({ status: 'pending', role: 'place' })).toEqual([ACCOUNTS.placeApplicant.email]);
    expect(await emails({ q: 'nobody' })).toEqual([]);
    const byMail = await moderator.list<StaffAccountRow>('accounts', { sort: ['email', 'DESC'], range: [0, 2] });
    expect(byMail.rows.map(({ email }) => email)).toEqual(
      Object.values(ACCOUNTS)
        .map(({ email }) => email)
        .sort()
        .reverse()
        .slice(0, 3),
    );
  });

  it('[ROLE-31] a staff member who looks at personal data leaves a trace, with names of fields and no values', async () => {
    const id = await idOf(ACCOUNTS.user.email);
    await moderator.list('accounts');
    await moderator.get(`accounts/${id}`);
    const [view] = await audit({ action: 'account.view', subject_id: id });
    expect(view).toMatchObject({ actor_name: ACCOUNTS.moderator.name, subject_kind: 'account', subject_id: id });
    expect(view?.fields).toEqual(expect.arrayContaining(['email', 'mobile_phone']));
    expect(view?.request_id).toMatch(/./);
    const [list] = await audit({ action: 'account.list' });
    expect(list).toMatchObject({ actor_name: ACCOUNTS.moderator.name, subject_id: null });
    const stored = await textOf(app.services.db.primary).all('select * from audit_entry');
    expect(JSON.stringify(stored)).not.toMatch(/@antam|912345678|Trần/);
  });

  it('answers neither password nor secret', async () => {
    const text = JSON.stringify([await show(ACCOUNTS.user.email), (await admin.list('accounts')).rows]);
    expect(text).not.toMatch(/argon2|password|totp|secret/i);
  });
});

describe('a change', () => {
  it('[ROLE-31] gives and takes roles, and marks who speaks for the site', async () => {
    const { json } = await change(ACCOUNTS.favourite.email, { role: 'moderator', is_official: true });
    expect(json).toMatchObject({ role: 'moderator', is_official: true });
    const { id } = json;
    const [entry] = await audit({ action: 'account.update', subject_id: id });
    expect(entry?.fields).toEqual(['role', 'is_official']);
    expect((await change(ACCOUNTS.favourite.email, { role: 'favourite', is_official: false })).json.role).toBe(
      'favourite',
    );
  });

  it('ends every session of an account that is disabled, and of one with another role', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const isIn = async () => (await user('/api/v1/account/')).status;
    expect(await isIn()).toBe(200);
    expect((await change(ACCOUNTS.user.email, { status: 'disabled' })).json).toMatchObject({
      status: 'disabled',
      session_count: 0,
    });
    expect(await isIn()).toBe(401);
    const { email, password } = ACCOUNTS.user;
    expect((await post(createVisitor(app.url), '/dang-nhap', { email, password })).status).not.toBe(200);
    expect((await change(ACCOUNTS.user.email, { status: 'active' })).json.status).toBe('active');
    const official = await logIn(app, ACCOUNTS.official.email);
    await change(ACCOUNTS.official.email, { role: 'moderator' });
    expect((await official('/api/admin/accounts')).status).toBe(401);
    await change(ACCOUNTS.official.email, { role: 'editor' });
  });

  it('[ROLE-31] of the own role or status is refused', async () => {
    for (const more of [{ role: 'editor' }, { status: 'disabled' }]) {
      expect((await change(ACCOUNTS.admin.email, more)).status).toBe(403);
    }
    expect((await change(ACCOUNTS.admin.email, { is_official: true, role: 'admin' })).status).toBe(200);
    expect((await change(ACCOUNTS.admin.email, { is_official: false })).status).toBe(200);
  });

  it('[ROLE-31] lets only one of two admins demote the other, so that one is always left', async () => {
    await change(ACCOUNTS.editor.email, { role: 'admin' });
    const other = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
    const [first, second] = [await show(ACCOUNTS.admin.email), await show(ACCOUNTS.editor.email)];
    const demote = (calls: ConsoleCalls, { id, updated_at }: StaffAccount) =>
      calls.update(`accounts/${id}`, { updated_at, role: 'editor' });
    const answers = await Promise.all([demote(admin, second), demote(other, first)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await textOf(app.services.db.primary).all<{ email: string }>(
      "select email from account where role = 'admin'",
    );
    expect(left).toHaveLength(1);
    await app.services.db.transaction(async unit => {
      await textOf(unit).sql("update account set role = 'editor' where email = ?", [ACCOUNTS.editor.email]);
      await textOf(unit).sql("update account set role = 'admin' where email = ?", [ACCOUNTS.admin.email]);
    });
  });

  it('is refused when another staff member saved in between, and for values that are not allowed', async () => {
    const user = await show(ACCOUNTS.user.email);
    const path = `accounts/${user.id}`;
    expect((await admin.update(path, { updated_at: '2020-01-01T00:00:00.000Z', role: 'editor' })).status).toBe(409);
    expect((await admin.update(path, { role: 'editor' })).status).toBe(422);
    expect((await admin.update(path, { updated_at: user.updated_at, role: 'king' })).status).toBe(422);
    expect((await change(ACCOUNTS.user.email, { status: 'anonymised' })).status).toBe(422);
    expect((await change(ACCOUNTS.doctorApplicant.email, { status: 'active' })).status).toBe(422);
    expect((await admin.update('accounts/99999999', { updated_at: user.updated_at })).status).toBe(404);
    expect((await show(ACCOUNTS.user.email)).role).toBe('user');
  });
});

describe('a new member of staff', () => {
  it('[ROLE-31] is made by an admin and gets an email message to set the password', async () => {
    const email = 'nguoi.moi@antam.example';
    const made = await admin.create<StaffAccount>('accounts', {
      name: 'Người Mới',
      email: ' Nguoi.Moi@antam.example',
      role: 'editor',
    });
    expect(made.json).toMatchObject({ email, role: 'editor', status: 'active', has_second_factor: false });
    const mails = await sentMails(app);
    expect(mails.filter(mail => mail.to === email)).toHaveLength(1);
    const { path } = mailedLink(mails, email, '/quen-mat-khau/');
    const passwords = { password: GOOD_PASSWORD, password_confirm: GOOD_PASSWORD };
    expect((await post(createVisitor(app.url), path, passwords)).status).toBe(200);
    const login = await post(createVisitor(app.url), '/dang-nhap', { email, password: GOOD_PASSWORD });
    expect(login.status).toBe(200);
    const [entry] = await audit({ action: 'account.create', subject_id: made.json.id });
    expect(entry).toMatchObject({ actor_name: ACCOUNTS.admin.name });
  });

  it('is refused where the address has an account, and for other roles', async () => {
    const body = { name: 'Người Mới', email: ACCOUNTS.user.email, role: 'editor' };
    const taken = await admin.create<{ email: string[] }>('accounts', body);
    expect([taken.status, taken.json.email]).toEqual([422, [expect.any(String)]]);
    expect((await admin.create('accounts', { ...body, email: 'b@antam.example', role: 'user' })).status).toBe(422);
    expect((await admin.create('accounts', { ...body, email: 'nothing' })).status).toBe(422);
    const named = await admin.create<{ name: string[] }>('accounts', { ...body, name: 'Trúng thưởng: bit.ly/abc' });
    expect([named.status, named.json.name]).toEqual([422, [expect.any(String)]]);
    const all = await admin.create('accounts', { ...body, name: 'Gọi 0912 345 678', role: 'user' });
    expect(all).toMatchObject({
      status: 422,
      json: {
        name: ['Họ tên không được chứa số điện thoại.'],
        email: [expect.stringMatching(/đã có tài khoản/)],
        role: [expect.stringMatching(/chọn/)],
      },
    });
    const both = await admin.create('accounts', { ...body, name: 'Gọi 0912 345 678' });
    expect(Object.keys(both.json as object)).toEqual(expect.arrayContaining(['name', 'email']));
    const twins = [1, 2].map(() => admin.create('accounts', { ...body, email: 'hai@antam.example' }));
    expect((await Promise.all(twins)).map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the audit log', () => {
  it('[ROLE-31] is read by admins, newest first if they like, by actor, action and subject', async () => {
    const id = await idOf(ACCOUNTS.user.email);
    await moderator.get(`accounts/${id}`);
    const actor_id = await idOf(ACCOUNTS.moderator.email);
    const page = await admin.list<StaffAuditEntry>('audit', { sort: ['id', 'DESC'], range: [0, 4] });
    expect(page.rows.map(row => row.id)).toEqual(page.rows.map(row => row.id).sort((a, b) => b - a));
    const own = await audit({ actor_id });
    expect(new Set(own.map(entry => entry.actor_id))).toEqual(new Set([actor_id]));
    const subject = await audit({ subject_kind: 'account', subject_id: id, actor_id });
    expect(subject[0]).toMatchObject({ action: 'account.view', subject_id: id });
    expect(await audit({ subject_kind: 'nothing' })).toEqual([]);
    await expect(admin.list('audit', { filter: { actor_id: 2 ** 31 } })).rejects.toThrow('400');
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const request = await logIn(app, ACCOUNTS.admin.email);
      expect((await request('/api/admin/audit', { method, body: '{}' })).status).toBe(405);
    }
  });
});
