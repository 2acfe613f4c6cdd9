import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type Applicant, addApplicant } from '../../testing/add-applicant.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { areasOf } from '../areas/area.repository.ts';
import type { StaffPlace } from '../places/staff-contract.ts';
import type { StaffProfessional } from '../professionals/staff-contract.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import type { StaffApplication } from './staff-contract.ts';

let app: TestApp;
let moderator: ConsoleCalls;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
});
afterAll(() => app.close());

/** An application that waits, with what it says. */
async function apply(type: 'place' | 'professional', said: Record<string, string>): Promise<Applicant> {
  const applicant = await addApplicant(app, type);
  await app.services.db.transaction(async unit => {
    for (const [column, text] of Object.entries(said))
      await textOf(unit).sql(`update provider_application set ${column} = ? where id = ?`, [text, applicant.id]);
    await textOf(unit).sql("update account set mobile_phone = '+84912345678' where id = ?", [applicant.accountId]);
  });
  return applicant;
}
const shown = async ({ id }: Pick<Applicant, 'id'>) =>
  (await moderator.get<StaffApplication>(`provider-applications/${id}`)).json;
const approve = async ({ id, version: unread }: Applicant, more: object) => {
  const { version = unread } = await shown({ id });
  return moderator.update<StaffApplication>(`provider-applications/${id}`, { decision: 'approve', version, ...more });
};
const count = (table: string) => textOf(app.services.db.primary).first(`select count(*) as n from ${table}`);
const audited = () =>
  textOf(app.services.db.primary).all<{ action: string; subject_id: number }>(
    'select action, subject_id from audit_entry order by id desc limit 2',
  );

describe('a page made from an application', () => {
  it('is a draft place that the applicant owns, made by a moderator in one step with the approval', async () => {
    const application = await apply('place', {
      place_name: 'Nha khoa Sóng Biếc',
      place_add: '12 Lê Lợi, phường Hải Châu, Đà Nẵng',
    });
    const { new_page } = await shown(application);
    expect(new_page).toMatchObject({ name: 'Nha khoa Sóng Biếc', province: expect.any(Number) });
    const asked = { new_page: { place_type: new_page.place_type ?? 0, province: new_page.province } };
    const { status, json } = await approve(application, asked);
    expect([status, json.status, json.links.map(({ name }) => name)]).toEqual([
      200,
      'approved',
      ['Nha khoa Sóng Biếc'],
    ]);
    const id = json.links[0]?.id ?? 0;
    const { json: place } = await moderator.get<StaffPlace>(`places/${id}`);
    expect(place).toMatchObject({
      status: 'draft',
      address: '12 Lê Lợi, phường Hải Châu, Đà Nẵng',
      phone: null,
      ...asked.new_page,
    });
    const page = await fetch(`${app.url}/api/v1/place/${id}/`);
    expect(page.status).toBe(404);
    expect(await audited()).toMatchObject([
      { action: 'provider-application.approve', subject_id: application.id },
      { action: 'place.create', subject_id: id },
    ]);
    const mail = (await sentMails(app)).find(({ to }) => to === application.email);
    expect(mail?.text).toContain('/tai-khoan/');
    expect(mail?.text).not.toContain(`-${id}/`);
  });

  it.each([
    ['Phòng khám Đa khoa Trúc Lam', '5 đường Hà Nội, TP. Huế', 'phong-kham-da-khoa', 'hue'],
    ['NHA KHOA Mây Trắng', '12 Lê Lợi, Q.1, Sài Gòn', 'phong-kham-rang-ham-mat-nha-khoa', 'ho-chi-minh'],
    ['Bệnh viện Da liễu Sen Hồng', '3 Trần Phú, q. Hoàn Kiếm', 'benh-vien-chuyen-khoa', 'ha-noi'],
    ['Cô Ba', 'Không rõ', undefined, undefined],
  ])(
    'is of the kind and the province that its name and address say: %s, %s',
    async (place_name, place_add, type, slug) => {
      const { new_page } = await shown(await apply('place', { place_name, place_add }));
      const [terms, areas] = await Promise.all([termsOf(app.services.db), areasOf(app.services.db)]);
      expect(new_page.place_type).toBe(type ? terms.bySlug('place_type', type)?.id : null);
      expect(new_page.province).toBe(slug ? areas.provinceBySlug(slug)?.id : null);
    },
  );

  it('is a draft professional with the named specialities and place of work, without a licence', async () => {
    const application = await apply('professional', { prof_spec: 'nhi khoa', prof_place: PLACES.clinic.name });
    const { json } = await approve(application, { new_page: {} });
    const id = json.links[0]?.id ?? 0;
    const { json: person } = await moderator.get<StaffProfessional>(`professionals/${id}`);
    expect(person).toMatchObject({
      name: 'Nguyễn Chờ Duyệt',
      status: 'draft',
      licence_verified: false,
      phone: null,
      specialities: [expect.any(Number)],
      workplaces: [PLACES.clinic.id],
    });
  });

  it('is not made without a kind and a province, for open doubts, or for a decided application', async () => {
    const application = await apply('place', { place_name: 'Nơi Lạ', place_add: 'Không rõ' });
    const before = await count('place');
    const missing = await approve(application, { new_page: {} });
    expect(missing).toMatchObject({
      status: 422,
      json: { place_type: ['Xin chọn loại cơ sở.'], province: ['Xin chọn tỉnh hoặc thành phố.'] },
    });
    const { json: other } = await moderator.get<StaffPlace>(`places/${PLACES.clinic.id}`);
    const new_page = { place_type: other.place_type, province: other.province };
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update account set email_confirmed_at = null where id = ?', [application.accountId]),
    );
    const doubtful = await approve(application, { new_page });
    expect(doubtful).toMatchObject({ status: 422, json: { confirmed: [expect.stringContaining('Email')] } });
    expect(await count('place')).toEqual(before);
    const confirmed = ['Email của tài khoản chưa được xác thực.'];
    expect((await approve(application, { new_page, confirmed })).status).toBe(200);
    const after = await count('place');
    expect((await approve(application, { new_page, confirmed })).status).toBe(409);
    expect(await count('place')).toEqual(after);
    expect((await approve({ ...application, id: 99_999_999 }, { new_page })).status).toBe(404);
  });
});
