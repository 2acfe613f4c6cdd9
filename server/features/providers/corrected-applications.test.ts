import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type Applicant, addApplicant } from '../../testing/add-applicant.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { StaffPlace } from '../places/staff-contract.ts';
import { correctApplication } from '../sign-up/commands/correct-application.ts';
import type { StaffApplication } from './staff-contract.ts';

const CORRECTED = { status: 409, json: { detail: 'Người đăng ký vừa sửa đơn. Xin tải lại trang rồi xem lại.' } };

let app: TestApp;
let moderator: ConsoleCalls;
let new_page: object;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  const { json } = await moderator.get<StaffPlace>(`places/${PLACES.clinic.id}`);
  new_page = { place_type: json.place_type, province: json.province };
});
afterAll(() => app.close());

const shown = async ({ id }: Applicant) => (await moderator.get<StaffApplication>(`provider-applications/${id}`)).json;
const decide = ({ id, version }: Applicant, decision: object) =>
  moderator.update<StaffApplication>(`provider-applications/${id}`, { version, ...decision });
const correct = ({ accountId }: Applicant, place_name: string) =>
  correctApplication(app.services, accountId, { place_name });
const places = () => textOf(app.services.db.primary).first('select count(*) as n from place');

describe('an application that is corrected after staff have read it', () => {
  it('[ROLE-31] is neither approved nor refused until they have read it again', async () => {
    const application = await addApplicant(app, 'place');
    await correct(application, 'Nha khoa Trước');
    const { version } = await shown(application);
    expect((await shown(application)).version).toBe(version);
    await correct(application, 'Nha khoa Sau');
    const before = await places();
    for (const decision of [
      { decision: 'approve', place_id: PLACES.clinic.id },
      { decision: 'approve', new_page },
      { decision: 'refuse', reason: 'Chưa rõ.' },
    ]) {
      expect(await decide(application, { ...decision, version })).toMatchObject(CORRECTED);
    }
    expect(await places()).toEqual(before);
    expect((await sentMails(app)).filter(({ to }) => to === application.email)).toEqual([]);
    const again = await shown(application);
    expect([again.status, again.links]).toEqual(['pending', []]);
    const approved = await decide(application, { decision: 'approve', new_page, version: again.version });
    expect(approved).toMatchObject({ status: 200, json: { status: 'approved', links: [{ name: 'Nha khoa Sau' }] } });
  });

  it('[ROLE-31] is answered by nobody who does not say what they read', async () => {
    const application = await addApplicant(app, 'place');
    for (const decision of [
      { decision: 'approve', place_id: PLACES.clinic.id },
      { decision: 'refuse', reason: 'Chưa rõ.' },
    ]) {
      expect((await decide(application, { ...decision, version: undefined })).status).toBe(422);
    }
    expect((await shown(application)).status).toBe('pending');
  });

  it('[ROLE-31] never becomes a page of the earlier words, corrected while the page is made', async () => {
    const application = await addApplicant(app, 'place');
    await correct(application, 'Nha khoa Một');
    const { version } = await shown(application);
    const transaction = vi.spyOn(app.services.db, 'transaction');
    const approving = await app.services.db.transaction(async unit => {
      await textOf(unit).sql('update account set updated_at = updated_at where id = ?', [application.accountId]);
      await textOf(unit).sql("update provider_application set place_name = 'Nha khoa Hai' where id = ?", [
        application.id,
      ]);
      transaction.mockClear();
      const approval = decide(application, { decision: 'approve', new_page, version });
      // By then it has read the words of which the page is made.
      await expect.poll(() => transaction.mock.calls.length).toBe(1);
      return { approval };
    });
    transaction.mockRestore();
    expect((await approving.approval).status).toBe(409);
    const made = await textOf(app.services.db.primary).all("select id from place where name = 'Nha khoa Một'");
    expect(made).toEqual([]);
  });
});
