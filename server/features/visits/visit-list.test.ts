import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { logIn } from '../../testing/log-in.ts';
import { type VisitKeeper, visitKeeper } from '../../testing/managed-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const TOMORROW = '2031-11-20';
const at = (time: string, day = TOMORROW) => `${day}T${time}:00+07:00`;

let app: TestApp;
let visitors: BookingVisitors;
let visits: VisitKeeper;
let people: BookingVisitors['keepers']['people'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  ({ people } = visitors.keepers);
  visits = visitKeeper(visitors);
});
afterAll(() => app.close());

/** Lets the doctor's account own another professional. */
const own = (professional: number) =>
  app.services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into provider_link (account_id, kind, entity_id, created_at)
       select id, 'professional', ?, ? from account where email = ?`,
      [professional, clock.now(), ACCOUNTS.doctor.email],
    ),
  );
const traces = () =>
  textOf(app.services.db.primary).all<{ subject_kind: string; subject_id: number; fields: unknown }>(
    "select subject_kind, subject_id, fields from audit_entry where action = 'booking.list' order by id",
  );

describe('the visits of a provider', () => {
  it('are shown with all that the patient wrote, to the owner of the place', async () => {
    const doctor = await visitors.addDoctor({
      reasons: [{ name: 'Khám lại', minutes: 60, questions: ['Đang dùng thuốc gì?'] }],
    });
    const reason = await textOf(app.services.db.primary).first<{ id: number }>(
      'select max(id) as id from visit_reason',
    );
    const code = await visits.booked(doctor, at('08:30'), {
      email: 'chua.co@thu.example',
      reason_booking: 'Đau đầu',
      date_of_birth: '1990-05-31',
      reason: reason?.id,
      answers: ['Không'],
    });
    const listed = await visits.list(people.clinic, `place=${doctor.place}`, TOMORROW);
    expect(listed.find(visit => visit.code === code)).toEqual({
      code,
      state: 'pending',
      start: at('08:30'),
      end: at('09:30'),
      name: 'Trần Thị Bình',
      phone: '0912 345 678',
      email: 'chua.co@thu.example',
      date_of_birth: '1990-05-31',
      reason_booking: 'Đau đầu',
      answers: [{ question: 'Đang dùng thuốc gì?', answer: 'Không' }],
      booked_by: null,
      reason_name: 'Khám lại',
      is_walk_in: false,
      message: '',
      professional: { id: doctor.professional, name: 'Nguyễn Văn Thử' },
      place: { id: doctor.place, name: 'Phòng khám Thử' },
      can: { confirm: true, complete: false, no_show: false, cancel: true, move: true, write: true, undo: false },
    });
  });

  it('of a place are those of all its doctors and of its own calendar, in the order of time', async () => {
    const [first, second] = [await visitors.addDoctor(), await visitors.addDoctor()];
    const day = '2031-11-21';
    const schedule = { version: 0, notice_minutes: 0, weekly: daily(480, 720) };
    expect((await visitors.keepers.send(people.clinic, 'PUT', schedule, { professional: null })).status).toBe(200);
    const codes = [
      await visits.booked(second, at('10:00', day)),
      await visits.booked({ place: first.place }, at('09:30', day)),
      await visits.booked(first, at('08:00', day)),
    ];
    const listed = await visits.list(people.clinic, `place=${first.place}`, day);
    expect(listed.map(({ code }) => code)).toEqual(codes.toReversed());
    expect(listed.map(({ professional }) => professional?.id)).toEqual([
      first.professional,
      undefined,
      second.professional,
    ]);
    const one = await visits.list(people.clinic, `place=${first.place}&professional=${second.professional}`, day);
    expect(one.map(({ code }) => code)).toEqual([codes[0]]);
  });

  it('of a professional are those at every place, for the owner of the professional alone', async () => {
    const [here, there] = await visitors.addDoctorAtTwo();
    const professional = here.professional ?? 0;
    const booked_by = { name: 'Lê Văn Con', mobile_phone: '0987 654 321', email: null };
    const codes = [await visits.booked(here, at('08:00')), await visits.booked(there, at('10:00'), { booked_by })];
    const whose = `professional=${professional}`;
    expect((await visits.ask(people.doctor, whose, TOMORROW)).status).toBe(403);
    await own(professional);
    const listed = await visits.list(people.doctor, whose, TOMORROW);
    expect(listed.map(({ code, place }) => [code, place.id])).toEqual([
      [codes[0], here.place],
      [codes[1], there.place],
    ]);
    expect(listed[1]).toMatchObject({
      phone: null,
      email: null,
      booked_by: { name: 'Lê Văn Con', mobile_phone: '0987 654 321', email: null },
    });
    // The clinic sees what happens there, and nothing of the other place.
    expect((await visits.ask(people.clinic, whose, TOMORROW)).status).toBe(403);
    expect((await visits.ask(people.clinic, `${whose}&place=${there.place}`, TOMORROW)).status).toBe(403);
    const seen = await visits.list(people.clinic, `${whose}&place=${here.place}`, TOMORROW);
    expect(seen.map(({ code }) => code)).toEqual([codes[0]]);
  });

  it('are those that begin on the days asked for in Việt Nam, and no holds', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(0, 1440) });
    const whose = `place=${doctor.place}&professional=${doctor.professional}`;
    const starts = [at('00:00'), at('23:30'), at('00:00', '2031-11-21')];
    for (const start of starts) await visits.booked(doctor, start);
    const chosen = { ...doctor, booking_start: at('12:00') };
    const held = await visitors.stranger()('/api/v1/booking/hold/', { method: 'POST', body: JSON.stringify(chosen) });
    expect(await held.json()).toMatchObject({ held: true });
    const listed = await visits.list(people.clinic, whose, TOMORROW);
    expect(listed.map(({ start }) => start)).toEqual(starts.slice(0, 2));
    expect(await visits.list(people.clinic, whose, TOMORROW, '2031-11-21')).toHaveLength(3);
  });
});

describe('who reads visits', () => {
  it('a stranger reads that these are not theirs, and of hidden pages that they are not there', async () => {
    const { place, professional } = await visitors.addDoctor();
    const hidden = await visitors.keepers.directory.addPlace({ status: 'hidden' });
    const refused = await visits.ask(people.user, `place=${place}`, TOMORROW);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ detail: 'Bạn không quản lý lịch hẹn của trang này.' }),
    ]);
    expect((await visits.ask(people.doctor, `place=${place}`, TOMORROW)).status).toBe(403);
    expect((await visits.ask(people.editor, `professional=${professional}`, TOMORROW)).status).toBe(403);
    expect((await visits.ask(people.user, `place=${hidden}`, TOMORROW)).status).toBe(404);
    expect((await visits.ask(people.user, 'place=999999', TOMORROW)).status).toBe(404);
    expect((await visits.ask(people.user, 'professional=999999', TOMORROW)).status).toBe(404);
    expect((await visits.ask(visitors.stranger(), `place=${place}`, TOMORROW)).status).toBe(401);
  });

  it('a moderator reads them without rights over them, which the audit log records; an owner leaves no trace', async () => {
    const doctor = await visitors.addDoctor();
    await visits.booked(doctor, at('08:00'));
    const whose = `place=${doctor.place}&professional=${doctor.professional}`;
    const before = (await traces()).length;
    const [visit] = await visits.list(people.moderator, whose, TOMORROW);
    expect(visit?.can).toEqual({
      confirm: false,
      complete: false,
      no_show: false,
      cancel: false,
      move: false,
      write: false,
      undo: false,
    });
    await visits.list(people.clinic, whose, TOMORROW);
    await visits.list(people.moderator, `place=${doctor.place}`, TOMORROW);
    await visits.list(people.moderator, whose, '2031-12-20');
    const left = (await traces()).slice(before);
    expect(left.map(({ subject_kind, subject_id }) => [subject_kind, subject_id])).toEqual([
      ['professional', doctor.professional],
      ['place', doctor.place],
    ]);
    expect(JSON.stringify(left)).toContain('date_of_birth');
    const unproved = await logIn(app, ACCOUNTS.moderator.email, { secondFactor: false });
    expect((await visits.ask(unproved, whose, TOMORROW)).status).toBe(403);
  });
});

it.each([
  ['from=2031-11-20&to=2031-11-20', 'place', 'Xin vui lòng chọn cơ sở y tế hoặc bác sĩ.'],
  ['place=1&from=2031-11-20&to=2031-12-25', 'to', 'Chỉ xem được tối đa 35 ngày một lần.'],
  ['place=1&from=2031-11-20&to=2031-11-19', 'to', 'Ngày cuối không được trước ngày đầu.'],
  ['place=1&from=2031-02-30&to=2031-03-01', 'from', 'Ngày chưa đúng, ví dụ: 2026-11-25.'],
  ['place=1&from=9999-12-31&to=9999-12-31', 'to', 'Ngày chưa đúng, ví dụ: 2026-11-25.'],
  ['place=1&from=20-11-2031&to=2031-11-21', 'from', 'Ngày chưa đúng, ví dụ: 2026-11-25.'],
])('a list by %s is refused at %s with a text', async (query, field, text) => {
  const answer = await people.clinic(`/api/v1/booking/manage/?${query}`);
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ [field]: [text] })]);
});
