import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { post } from '../../testing/account-visits.ts';
import { type Applicant, addApplicant } from '../../testing/add-applicant.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor, type Request } from '../../testing/visitor.ts';
import type { StaffAuditEntry } from '../audit/staff-contract.ts';
import type { StaffAccount } from './staff-contract.ts';

let app: TestApp;
let admin: ConsoleCalls;
let moderator: ConsoleCalls;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const show = async (email: string) => {
  const row = await textOf(app.services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    email,
  ]);
  return (await admin.get<StaffAccount>(`accounts/${row?.id}`)).json;
};
const change = async (email: string, more: object, by: ConsoleCalls = admin) => {
  const { id, updated_at } = await show(email);
  return by.update<StaffAccount>(`accounts/${id}`, { updated_at, ...more });
};
const lastChange = async (id: number) =>
  (
    await admin.list<StaffAuditEntry>('audit', {
      filter: { action: 'account.update', subject_id: id },
      sort: ['id', 'DESC'],
    })
  ).rows[0];
const isIn = async (request: Request) => (await request('/api/v1/account/')).status === 200;
const links = ({ id }: Pick<StaffAccount, 'id'>) =>
  textOf(app.services.db.primary).all('select kind, entity_id from provider_link where account_id = ?', [id]);

const approval = ({ version }: Applicant) => ({ decision: 'approve', version });

describe('a second factor that its owner has lost', () => {
  const off = { second_factor: false };

  it('[ROLE-31] is taken away by an admin: sessions end, codes go, the owner gets a message, and the log says so', async () => {
    const { email, password } = ACCOUNTS.doctor;
    const request = await logIn(app, email);
    await setUpFactor(request, app.services.clock.now(), password);
    const login = () => post(createVisitor(app.url), '/dang-nhap', { email, password });
    expect((await login()).status).toBe(401);
    const { status, json } = await change(email, off);
    expect([status, json.has_second_factor, json.session_count]).toEqual([200, false, 0]);
    expect(await isIn(request)).toBe(false);
    const codes = 'select r.id from recovery_code r where r.account_id = ?';
    expect(await textOf(app.services.db.primary).all(codes, [json.id])).toEqual([]);
    expect(await lastChange(json.id)).toMatchObject({ actor_name: ACCOUNTS.admin.name, fields: ['second_factor'] });
    const messages = (await sentMails(app)).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(messages).toContain('An Tâm: xác thực hai lớp đã được tắt');
    expect((await login()).status).toBe(200);
    expect((await change(email, off)).status).toBe(409);
  });

  it('[ROLE-31] cannot be removed by others than admins, nor from staff, nor from oneself', async () => {
    const { email, password } = ACCOUNTS.clinic;
    await setUpFactor(await logIn(app, email), app.services.clock.now(), password);
    expect((await change(email, off, moderator)).status).toBe(403);
    expect((await change(email, { second_factor: true })).status).toBe(422);
    const { updated_at, id } = await show(email);
    expect((await admin.update(`accounts/${id}`, { ...off, updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect(
      (
        await createVisitor(app.url)(`/api/admin/accounts/${id}`, {
          method: 'PUT',
          body: JSON.stringify({ ...off, updated_at }),
        })
      ).status,
    ).toBe(401);
    expect((await show(email)).has_second_factor).toBe(true);

    const { editor, admin: self } = ACCOUNTS;
    await setUpFactor(await logIn(app, editor.email), app.services.clock.now(), editor.password);
    const refused = await change(editor.email, off);
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { second_factor: [expect.stringContaining('antam staff reset')] },
    ]);
    expect((await change(editor.email, { ...off, role: 'user' })).status).toBe(422);
    expect((await show(editor.email)).has_second_factor).toBe(true);
    expect((await change(self.email, off)).status).toBe(403);
  });

  it('is taken away once, where two admins remove it at the same moment', async () => {
    const { email } = ACCOUNTS.clinic;
    const before = (await sentMails(app)).length;
    const { id, updated_at } = await show(email);
    const both = [1, 2].map(() => admin.update(`accounts/${id}`, { updated_at, ...off }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await sentMails(app)).length).toBe(before + 1);
  });
});

describe('the role of a provider', () => {
  it.each(['professional', 'place'])('[ROLE-31] %s is given to nobody who has not applied', async role => {
    for (const { email } of [ACCOUNTS.user, ACCOUNTS.editor]) {
      const before = await show(email);
      const { status, json } = await change(email, { role });
      expect([status, json]).toMatchObject([422, { role: [expect.stringContaining('đơn đăng ký')] }]);
      expect(await show(email)).toMatchObject({ role: before.role, status: 'active', updated_at: before.updated_at });
    }
  });

  it('[ROLE-31] loses its pages with the role, and gets the role back by an approval only', async () => {
    const applicant = await addApplicant(app, 'professional');
    const page = await directory.addProfessional();
    const application = `provider-applications/${applicant.id}`;
    const approve = () => admin.update(application, { ...approval(applicant), professional_id: page });
    expect((await approve()).status).toBe(200);
    const { email } = applicant;
    const account = await show(email);
    expect(await links(account)).toHaveLength(1);
    expect((await change(email, { role: 'place' })).status).toBe(422);
    expect((await change(email, { is_official: true })).status).toBe(200);
    expect(await links(account)).toHaveLength(1);
    expect((await change(email, { role: 'user' })).json).toMatchObject({ role: 'user', status: 'active' });
    expect(await links(account)).toEqual([]);
    expect((await links(await show(ACCOUNTS.doctor.email))).length).toBe(1);

    // The console's form sends the status that it was filled with.
    const again = await change(email, { role: 'professional', status: 'active' });
    expect(again.json).toMatchObject({ role: 'professional', status: 'pending' });
    expect((await lastChange(account.id))?.fields).toEqual(['role', 'status']);
    expect(await links(account)).toEqual([]);
    expect((await admin.get(application)).json).toMatchObject({ status: 'pending' });
    expect((await approve()).status).toBe(200);
    expect(await show(email)).toMatchObject({ role: 'professional', status: 'active' });
    expect(await links(account)).toHaveLength(1);
  });

  it('[ROLE-31] is not given by an approval to an account that has another role meanwhile', async () => {
    const applicant = await addApplicant(app, 'place');
    const application = `provider-applications/${applicant.id}`;
    expect((await change(applicant.email, { role: 'user', status: 'pending' })).json.status).toBe('active');
    const page = await directory.addPlace();
    const approve = () => admin.update(application, { ...approval(applicant), place_id: page });
    expect((await approve()).status).toBe(409);
    expect(await links({ id: applicant.accountId })).toEqual([]);
    expect((await change(applicant.email, { role: 'place' })).json.status).toBe('pending');
    expect((await approve()).status).toBe(200);
  });

  it('leaves no page owned where its removal and an approval happen at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const applicant = await addApplicant(app, 'place');
      const page = await directory.addPlace();
      const { id, updated_at } = await show(applicant.email);
      const [moved] = await Promise.all([
        admin.update<StaffAccount>(`accounts/${id}`, { updated_at, role: 'user' }),
        admin.update(`provider-applications/${applicant.id}`, { ...approval(applicant), place_id: page }),
      ]);
      expect([200, 409]).toContain(moved.status);
      const { role } = await show(applicant.email);
      expect(await links({ id })).toHaveLength(role === 'user' ? 0 : 1);
    }
  });

  it('[ROLE-31] waits again where its account was disabled before the approval', async () => {
    const { email } = await addApplicant(app, 'professional');
    expect((await change(email, { status: 'disabled' })).json.status).toBe('disabled');
    expect((await change(email, { status: 'active' })).json.status).toBe('pending');
    const { doctor } = ACCOUNTS;
    await change(doctor.email, { status: 'disabled' });
    expect((await change(doctor.email, { status: 'active' })).json.status).toBe('active');
  });
});
