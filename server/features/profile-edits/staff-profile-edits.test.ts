import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { createProfileOwners, type ProfileOwner } from '../../testing/profile-owners.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportParts } from '../privacy/queries/export-archive.ts';
import type { StaffProfileEdit, StaffProfileEditRow } from './staff-contract.ts';

let app: TestApp;
let owners: Awaited<ReturnType<typeof createProfileOwners>>;
let staff: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  owners = await createProfileOwners(app);
  staff = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
});
afterAll(() => app.close());

const waitingOf = async (owner: ProfileOwner): Promise<StaffProfileEdit> => {
  const filter = { status: 'pending', professional: owner.id };
  const { rows } = await staff.list<StaffProfileEditRow>('profile-edits', { filter });
  return (await staff.get<StaffProfileEdit>(`profile-edits/${rows[0]?.id}`)).json;
};
const decide = (edit: Pick<StaffProfileEdit, 'id' | 'version'>, decision: object) =>
  staff.create<StaffProfileEdit>(`profile-edits/${edit.id}/decision`, { version: edit.version, ...decision });
const specialities = (...slugs: string[]) => slugs.map(slug => ({ id: owners.directory.term('speciality', slug) }));
const lastMailTo = async (email: string) => (await sentMails(app)).filter(({ to }) => to === email).at(-1);

describe('staff', () => {
  it('see what waits beside what is public', async () => {
    const owner = await owners.add();
    await owner.save({ name: 'Lê Thị Đổi', specialities: specialities('rang-ham-mat', 'tim-mach') });
    const edit = await waitingOf(owner);
    expect(edit).toMatchObject({ professional: owner.id, fields: ['name', 'specialities'], can: { decide: true } });
    expect(edit.changes).toEqual([
      { field: 'name', state: 'waiting', public: ['Lê Thị Sửa'], proposed: ['Lê Thị Đổi'], reason: '' },
      {
        field: 'specialities',
        state: 'waiting',
        reason: '',
        public: ['Tim mạch'],
        proposed: ['Răng Hàm Mặt', 'Tim mạch'],
      },
    ]);
  });

  it('who accept a field publish it: page, search and the place of work follow, and the owner gets a message', async () => {
    const owner = await owners.add();
    const place = await owners.directory.addPlace();
    await owner.save({ name: 'Mạc Thị Đổi Tên', workplaces: [{ id: place }] });
    const { status, json } = await decide(await waitingOf(owner), { accept: ['name', 'workplaces'] });
    expect([status, json.status, json.can.decide]).toEqual([200, 'decided', false]);
    expect(await owner.seen()).toMatchObject({ name: 'Mạc Thị Đổi Tên', workplaces: [{ id: place }] });
    await createWork(app.services).drain();
    const found = await app.request(`/api/v1/professional/?q=${encodeURIComponent('mac thi doi ten')}`);
    expect((await found.json()).items).toMatchObject([{ id: owner.id }]);
    const colleagues = await app.request(`/api/v1/professional-list/${place}/`);
    expect((await colleagues.json()).items).toMatchObject([{ id: owner.id }]);
    const mail = await lastMailTo(owner.email);
    expect(mail?.subject).toBe('An Tâm: thay đổi của bạn đã được duyệt');
    expect(mail?.text).toContain('Họ và tên, Nơi làm việc');
    expect(mail?.text).toContain(`/sua-thong-tin/bac-si/${owner.id}/`);
    expect((await owner.read()).waiting).toEqual([]);
  });

  it('who refuse a field give a reason, which the owner reads; the other fields go on waiting', async () => {
    const owner = await owners.add();
    await owner.save({ name: 'Lê Thị Khác', specialities: specialities('rang-ham-mat') });
    const edit = await waitingOf(owner);
    expect((await decide(edit, { refuse: ['name'] })).status).toBe(422);
    const { json } = await decide(edit, { refuse: ['name'], reason: 'Tên khác <giấy phép>.' });
    expect(json).toMatchObject({ status: 'pending', fields: ['specialities'] });
    const profile = await owner.read();
    expect(profile.refused).toEqual([
      { field: 'name', public: ['Lê Thị Sửa'], proposed: ['Lê Thị Khác'], reason: 'Tên khác <giấy phép>.' },
    ]);
    expect(profile.values.name).toBe('Lê Thị Sửa');
    expect(profile.waiting.map(({ field }) => field)).toEqual(['specialities']);
    expect((await lastMailTo(owner.email))?.text).toContain('Lý do: Tên khác <giấy phép>.');
    await owner.save({ name: 'Lê Thị Lại' });
    expect(await owner.read()).toMatchObject({ refused: [], values: { name: 'Lê Thị Lại' } });
  });

  it('are refused where the owner or another member of staff was quicker, and nothing is published', async () => {
    const owner = await owners.add();
    await owner.save({ name: 'Lê Thị Nhanh' });
    const edit = await waitingOf(owner);
    await owner.save({ name: 'Lê Thị Nhanh Hơn' });
    expect((await decide(edit, { accept: ['name'] })).status).toBe(409);
    const now = await waitingOf(owner);
    expect((await decide(now, { accept: ['title'] })).status).toBe(409);
    const answers = await Promise.all([
      decide(now, { accept: ['name'] }),
      decide(now, { refuse: ['name'], reason: 'Không' }),
      decide(now, { accept: ['name'] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await decide(now, { accept: ['name'] })).status).toBe(409);
  });

  it('whose form of the owner is older than their decision make that form fail with 409', async () => {
    const owner = await owners.add();
    await owner.save({ name: 'Lê Thị Chờ' });
    const { version } = await owner.read();
    await decide(await waitingOf(owner), { refuse: ['name'], reason: 'Không' });
    expect((await owner.save({ version, description: '<p>Mới</p>' })).status).toBe(409);
  });

  it('cannot publish a place of work that is gone', async () => {
    const owner = await owners.add();
    const place = await owners.directory.addPlace();
    await owner.save({ workplaces: [{ id: place }] });
    await owners.make.deletePage('place', place);
    const edit = await waitingOf(owner);
    expect(edit.changes[0]?.proposed).toEqual(['Mục này không còn nữa']);
    const answer = await decide(edit, { accept: ['workplaces'] });
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({ accept: [expect.stringContaining('Nơi làm việc')] }),
    ]);
    expect((await decide(edit, { refuse: ['workplaces'], reason: 'Cơ sở đã đóng.' })).status).toBe(200);
  });

  it('leave each decision in the audit log, by fields and without values', async () => {
    const owner = await owners.add();
    await owner.save({ name: 'Lê Thị Ghi', title: owners.directory.term('title', 'giao-su') });
    const edit = await waitingOf(owner);
    await decide(edit, { accept: ['name'], refuse: ['title'], reason: 'Chưa có quyết định' });
    const rows = await textOf(app.services.db.primary).all<{ action: string; subject_id: number; fields: unknown }>(
      'select action, subject_id, fields from audit_entry order by id desc limit 3',
    );
    const entries = rows.map(({ action, subject_id, fields }) => [action, subject_id, JSON.stringify(fields)]);
    expect(entries.map(([action, id]) => [action, id])).toEqual([
      ['profile-edit.refuse', edit.id],
      ['professional.update', owner.id],
      ['profile-edit.approve', edit.id],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Ghi');
  });
});

describe('what is stored of edits', () => {
  it('goes with the export of the owner, and is gone with the account or the page', async () => {
    const [owner, leaving] = [await owners.add(), await owners.add()];
    await owner.save({ name: 'Lê Thị Xuất' });
    await leaving.save({ name: 'Lê Thị Xoá' });
    const parts = await exportParts(app.services, owner.accountId);
    const rows = parts.find(({ file }) => file === 'profile-edits.json')?.rows;
    expect(rows).toMatchObject([
      { professional_id: owner.id, status: 'pending', changes: { name: { value: 'Lê Thị Xuất' } } },
    ]);
    const count = async ({ id }: ProfileOwner) =>
      Number(
        (
          await textOf(app.services.db.primary).first<{ n: number }>(
            'select count(*) as n from profile_edit where professional_id = ?',
            [id],
          )
        )?.n,
      );
    await app.services.db.transaction(async unit => {
      for (const { erase } of app.services.personalData) await erase?.(unit, leaving.accountId);
    });
    expect([await count(owner), await count(leaving)]).toEqual([1, 0]);
    await owners.make.deletePage('professional', owner.id);
    expect(await count(owner)).toBe(0);
  });
});
