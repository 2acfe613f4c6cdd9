import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { confirmAddress } from '../../testing/account-visits.ts';
import { type Applicant, addApplicant } from '../../testing/add-applicant.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ownedPages } from './queries/owned-pages.ts';
import type { StaffApplication, StaffApplicationRow } from './staff-contract.ts';

let app: TestApp;
let moderator: ConsoleCalls;
let admin: ConsoleCalls;
let directory: Directory;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const apply = (type: 'professional' | 'place', status?: string) => addApplicant(app, type, status);
const decide = (calls: ConsoleCalls, { id, version }: Applicant, decision: object) =>
  calls.update<StaffApplication>(`provider-applications/${id}`, { version, ...decision });
const statusOf = async ({ accountId }: Applicant) =>
  (
    await textOf(app.services.db.primary).first<{ status: string }>('select status from account where id = ?', [
      accountId,
    ])
  )?.status;
const messagesTo = async ({ email }: Applicant) => (await sentMails(app)).filter(mail => mail.to === email);
const pagesOf = ({ accountId }: Applicant) => ownedPages(app.services.db.primary, { accountId, role: 'professional' });
const lastAudit = () =>
  textOf(app.services.db.primary).first<{ action: string; subject_id: number }>(
    'select action, subject_id from audit_entry order by id desc limit 1',
  );

describe('applications', () => {
  it('[ROLE-31] that wait are listed and shown with what the provider said', async () => {
    const application = await apply('professional');
    const { rows, total } = await moderator.list<StaffApplicationRow>('provider-applications', {
      filter: { status: 'pending' },
      sort: ['id', 'DESC'],
    });
    expect(rows[0]).toMatchObject({ id: application.id, account_email: application.email, prof_spec: 'Nhi khoa' });
    expect(total).toBe(rows.length);
    expect(await lastAudit()).toMatchObject({ action: 'provider-application.list' });
    const places = await moderator.list<StaffApplicationRow>('provider-applications', { filter: { type: 'place' } });
    expect(new Set(places.rows.map(({ type }) => type))).toEqual(new Set(['place']));
    const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
    expect(json).toMatchObject({ account_name: 'Nguyễn Chờ Duyệt', status: 'pending', links: [], decided_by: null });
    expect(await lastAudit()).toMatchObject({ action: 'provider-application.view', subject_id: application.id });
    expect((await moderator.get('provider-applications/99999999')).status).toBe(404);
  });

  it('[ROLE-31] that are approved make the account active and owner of the page, and say so by mail', async () => {
    const application = await apply('professional');
    await confirmAddress(app, application.email);
    const professional_id = await directory.addProfessional({ name: 'Lê Được Duyệt' });
    const page = { kind: 'professional', id: professional_id } as const;
    expect(await pagesOf(application)).toEqual([]);
    const { status, json } = await decide(moderator, application, { decision: 'approve', professional_id });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'approved',
      decided_by_name: ACCOUNTS.moderator.name,
      links: [{ ...page, name: 'Lê Được Duyệt' }],
    });
    expect(await statusOf(application)).toBe('active');
    expect(await pagesOf(application)).toMatchObject([page]);
    const messages = await messagesTo(application);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain(`-${professional_id}/`);
    expect(await lastAudit()).toMatchObject({ action: 'provider-application.approve', subject_id: application.id });
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update account set status = 'disabled' where id = ?", [application.accountId]),
    );
    expect(await pagesOf(application)).toEqual([]);
  });

  it('[ROLE-31] that are doubtful are approved only by a moderator who has read the doubts', async () => {
    const application = await apply('professional');
    const professional_id = await directory.addProfessional();
    await decide(admin, await apply('professional'), { decision: 'approve', professional_id });
    const { db, clock } = app.services;
    await db.transaction(async unit => {
      await textOf(unit).sql('update account set email_confirmed_at = null, deletion_due_at = ? where id = ?', [
        clock.now(),
        application.accountId,
      ]);
      await textOf(unit).sql("update professional set licence_number = null, status = 'draft' where id = ?", [
        professional_id,
      ]);
    });
    const approval = { decision: 'approve', version: application.version, professional_id };
    const asked = await moderator.update<{ confirmed: string[] }>(`provider-applications/${application.id}`, approval);
    const doubts = ['Email', 'yêu cầu xoá', 'tài khoản khác', 'giấy phép'].map(part => expect.stringContaining(part));
    expect([asked.status, asked.json.confirmed]).toEqual([422, doubts]);
    const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
    expect([json.status, json.doubts]).toEqual(['pending', doubts.slice(0, 2)]);
    const [, ...others] = asked.json.confirmed;
    const partly = await decide(moderator, application, { ...approval, confirmed: others });
    expect(partly).toMatchObject({ status: 422, json: { confirmed: doubts.slice(0, 1) } });
    const sure = await decide(moderator, application, { ...approval, confirmed: asked.json.confirmed });
    expect(sure).toMatchObject({ status: 200, json: { status: 'approved' } });
  });

  it('[ROLE-31] that wait suggest the pages of that name, those of the address first', async () => {
    const application = await apply('place');
    const name = 'Phòng khám Gợi Ý Riêng';
    const [other, meant] = [
      await directory.addPlace({ name, address: '5 Hai Bà Trưng' }),
      await directory.addPlace({ name, address: '12 Tràng Thi' }),
    ];
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update provider_application set place_name = ?, place_add = ? where id = ?', [
        'phong kham goi y rieng',
        'số 12 tràng thi',
        application.id,
      ]),
    );
    const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
    expect(json.suggestions.map(({ id }) => id)).toEqual([meant, other]);
  });

  it('[ROLE-31] that wait suggest a place of another name at its street and number, and no other place', async () => {
    const application = await apply('place');
    const name = 'Nha khoa Tên Cũ Lạ';
    const meant = await directory.addPlace({ name, address: '219 Phố Không Trùng, TP. Hà Nội' });
    await directory.addPlace({ name: 'Nha khoa Hàng Xóm Lạ', address: '21 Phố Không Trùng' });
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update provider_application set place_name = ?, place_add = ? where id = ?', [
        'Nha khoa Tên Mới Tinh',
        'Số 219 phố Không Trùng, Đà Nẵng',
        application.id,
      ]),
    );
    const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
    // The province that the address names already is not said again.
    expect(json.suggestions.map(({ id, about }) => [id, about])).toEqual([[meant, '219 Phố Không Trùng, TP. Hà Nội']]);
  });

  it('[ROLE-31] that wait suggest the page of that name, among thirty others whom the same words find', async () => {
    const application = await apply('professional');
    for (let number = 0; number < 30; number++)
      await directory.addProfessional({ name: `Nguyễn Chờ Duyệt An ${number}` });
    const meant = await directory.addProfessional({ name: 'Nguyễn Chờ Duyệt' });
    const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
    expect(json.suggestions[0]).toMatchObject({ id: meant, name: 'Nguyễn Chờ Duyệt' });
  });

  it('[ROLE-31] of a place are linked with a place', async () => {
    const application = await apply('place');
    const place_id = await directory.addPlace();
    const { json } = await decide(admin, application, { decision: 'approve', place_id, professional_id: null });
    expect(json.links).toMatchObject([{ kind: 'place', id: place_id }]);
  });

  it('[ROLE-31] that are refused get the reason by mail and own nothing', async () => {
    const application = await apply('place');
    const reason = 'Chưa có giấy phép hoạt động.';
    const { json } = await decide(moderator, application, { decision: 'refuse', reason });
    expect(json).toMatchObject({ status: 'refused', reason, links: [] });
    expect(await statusOf(application)).toBe('pending');
    expect((await messagesTo(application))[0]?.text).toContain(reason);
    expect(await pagesOf(application)).toEqual([]);
  });

  it('[ROLE-31] decided several times at once count one decision and answer 409 to the others', async () => {
    const application = await apply('place');
    const place_id = await directory.addPlace();
    const answers = await Promise.all([
      decide(moderator, application, { decision: 'approve', place_id }),
      decide(admin, application, { decision: 'refuse', reason: 'Không đủ thông tin.' }),
      decide(moderator, application, { decision: 'refuse', reason: 'Không đủ thông tin.' }),
      decide(admin, application, { decision: 'approve', place_id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const isApproved = answers.some(({ json }) => json.status === 'approved');
    expect(await statusOf(application)).toBe(isApproved ? 'active' : 'pending');
    expect(await pagesOf(application)).toHaveLength(isApproved ? 1 : 0);
    expect(await messagesTo(application)).toHaveLength(1);
  });

  describe('that cannot be decided so', () => {
    let application: Applicant;
    beforeEach(async () => {
      application = await apply('professional');
    });

    it('stay as they are', async () => {
      const place_id = await directory.addPlace();
      const wrong: Array<[object, string]> = [
        [{ decision: 'approve' }, 'professional_id'],
        [{ decision: 'approve', place_id }, 'professional_id'],
        [{ decision: 'approve', professional_id: 99_999_999 }, 'professional_id'],
        [{ decision: 'approve', professional_id: 'x' }, 'professional_id'],
        [{ decision: 'refuse' }, 'reason'],
        [{ decision: 'refuse', reason: '  ' }, 'reason'],
        [{ decision: 'refuse', reason: 'x'.repeat(501) }, 'reason'],
        [{ decision: 'think' }, 'decision'],
        [{}, 'decision'],
      ];
      for (const [decision, field] of wrong) {
        const { status, json } = await moderator.update<Record<string, unknown>>(
          `provider-applications/${application.id}`,
          { version: application.version, ...decision },
        );
        expect([decision, status]).toEqual([decision, 422]);
        expect([field, json[field]]).toEqual([field, [expect.stringMatching(/\p{L}/u)]]);
      }
      const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
      expect(json).toMatchObject({ status: 'pending', links: [] });
      expect(await messagesTo(application)).toEqual([]);
      expect(
        (await decide(moderator, { ...application, id: 99_999_999 }, { decision: 'refuse', reason: 'Không.' })).status,
      ).toBe(404);
    });

    it('stay as they are where the account is disabled', async () => {
      const disabled = await apply('professional', 'disabled');
      const professional_id = await directory.addProfessional();
      expect((await decide(moderator, disabled, { decision: 'approve', professional_id })).status).toBe(409);
      const { json } = await moderator.get<StaffApplication>(`provider-applications/${disabled.id}`);
      expect(json.status).toBe('pending');
    });
  });
});
