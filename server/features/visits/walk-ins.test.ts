import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { logIn } from '../../testing/log-in.ts';
import { type VisitKeeper, visitKeeper } from '../../testing/managed-visits.ts';
import { sentTexts } from '../../testing/sent-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

/** Wednesday, 09h07 and some seconds in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:07:31Z'));
const TODAY = '2031-11-19';
const at = (time: string, day = TODAY) => `${day}T${time}:00+07:00`;

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

const add = (who: Request, walkIn: object, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ name: 'Lê Thị Vãng Lai', ...walkIn });
  return who('/api/v1/customer/create/', { method: 'POST', body, headers });
};
const answered = async (answer: Response) => ({ status: answer.status, ...Object(await answer.json()) });

describe('a patient who comes without a booking', () => {
  it('is written down from this minute on, confirmed, and takes the seats that the visit runs over', async () => {
    const doctor = await visitors.addDoctor();
    const added = await answered(await add(people.clinic, doctor));
    expect(added).toEqual({
      status: 200,
      code: expect.stringMatching(/^[2-9B-Z]{10}$/),
      state: 'confirmed',
      start: at('09:07'),
      end: at('09:37'),
    });
    expect((await visitors.slotsOn(TODAY, doctor)).slice(2, 5)).toEqual(['09:00 past', '09:30 full', '10:00 open']);
    const whose = `place=${doctor.place}&professional=${doctor.professional}`;
    const [shown] = await visits.list(people.clinic, whose, TODAY);
    expect(shown).toMatchObject({
      code: added.code,
      name: 'Lê Thị Vãng Lai',
      phone: null,
      email: null,
      is_walk_in: true,
      state: 'confirmed',
      can: { confirm: false, complete: true, no_show: true, cancel: true, move: true },
    });
    expect((await visits.act(people.clinic, added.code, 'complete')).status).toBe(200);
  });

  it('is written down for later, with a number and a reason, whose length the visit has', async () => {
    const doctor = await visitors.addDoctor({ reasons: [{ name: 'Nội soi', minutes: 45 }] });
    const reason = await textOf(app.services.db.primary).first<{ id: number }>(
      'select max(id) as id from visit_reason',
    );
    const walkIn = {
      ...doctor,
      booking_start: at('10:10'),
      phone: '0912 345 678',
      reason: reason?.id,
      reason_booking: 'Đau bụng',
    };
    expect(await answered(await add(people.clinic, walkIn))).toMatchObject({ start: at('10:10'), end: at('10:55') });
    const [shown] = await visits.list(
      people.clinic,
      `place=${doctor.place}&professional=${doctor.professional}`,
      TODAY,
    );
    expect(shown).toMatchObject({ phone: '0912 345 678', reason_name: 'Nội soi', reason_booking: 'Đau bụng' });
    expect((await visitors.slotsOn(TODAY, doctor)).slice(4, 7)).toEqual(['10:00 full', '10:30 full', '11:00 open']);
  });

  it('is written down beside a visit that takes the only seat, and outside of the hours', async () => {
    const doctor = await visitors.addDoctor();
    await visits.booked(doctor, at('10:00'));
    for (const start of [at('10:00'), at('22:15'), at('07:00')]) {
      expect((await add(people.clinic, { ...doctor, booking_start: start })).status).toBe(200);
    }
    expect(await visitors.rows(doctor, 'confirmed')).toBe(3);
  });

  it('is written down once by a request that comes again with its key', async () => {
    const doctor = await visitors.addDoctor();
    const headers = { 'Idempotency-Key': 'khach-den-mot-lan' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(people.clinic, doctor, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1);
    expect(await visitors.rows(doctor)).toBe(1);
    const other = await answered(await add(people.clinic, { ...doctor, name: 'Lê Thị Khác' }, headers));
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });

  it('gets a message to the phone about a visit to come, and about none that begins on arrival or began before', async () => {
    const doctor = await visitors.addDoctor();
    const arrivals = [{}, { booking_start: at('08:30') }, { booking_start: at('11:00') }];
    for (const [index, arrival] of arrivals.entries()) {
      const walkIn = { ...doctor, ...arrival, phone: `0912 111 00${index}` };
      expect((await add(people.clinic, walkIn)).status).toBe(200);
    }
    const told = (await sentTexts(app)).filter(({ to }) => to.startsWith('+8491211100'));
    expect(told.map(({ to }) => to)).toEqual(['+84912111002']);
    expect(told[0]?.text).toContain('11h00');
  });

  it('is announced like every booking, so that what shows or stores the slots follows', async () => {
    const doctor = await visitors.addDoctor();
    await add(people.clinic, doctor);
    const told = await textOf(app.services.db.primary).all<{ topic: string }>(
      'select topic from outbox_message order by id desc limit 2',
    );
    expect(told.map(({ topic }) => topic).sort()).toEqual(['booking.placed', 'calendar.changed']);
  });
});

it.each([
  [{ name: 'Gọi 0912345678' }, 'name', 'Họ tên không được chứa số điện thoại.'],
  [{ phone: '12' }, 'phone', 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.'],
  [{ reason: 999_999 }, 'reason', 'Loại khám này không còn nữa, xin vui lòng chọn lại.'],
  [{ booking_start: at('23:59', '2031-11-18') }, 'booking_start', 'Giờ khám phải từ hôm nay và trong 21 ngày tới.'],
  [{ booking_start: at('00:00', '2031-12-10') }, 'booking_start', 'Giờ khám phải từ hôm nay và trong 21 ngày tới.'],
])('a visit with %j is refused at %s', async (more, field, text) => {
  const doctor = await visitors.addDoctor();
  const answer = await answered(await add(people.clinic, { ...doctor, ...more }));
  expect(answer).toMatchObject({ status: 422, [field]: [text] });
  expect(await visitors.rows(doctor)).toBe(0);
});

it('visits are written down by owners and moderators, in calendars that are there, for who works at the place', async () => {
  const doctor = await visitors.addDoctor();
  for (const who of [people.user, people.doctor, people.editor]) {
    expect((await add(who, doctor)).status).toBe(403);
  }
  expect((await add(visitors.stranger(), doctor)).status).toBe(401);
  const { directory, place } = visitors.keepers;
  const elsewhere = await directory.addProfessional({ workplaces: [await directory.addPlace()] });
  expect((await add(people.clinic, { place, professional: elsewhere })).status).toBe(404);
  const unplanned = await directory.addProfessional({ workplaces: [place] });
  expect(await answered(await add(people.clinic, { place, professional: unplanned }))).toMatchObject({
    status: 422,
    place: ['Chưa có lịch khám ở đây, xin vui lòng lập lịch khám trước.'],
  });
});

it('a visit that a moderator writes down leaves one entry with its fields in the audit log, one of the owner none', async () => {
  const doctor = await visitors.addDoctor();
  const headers = { 'Idempotency-Key': 'nhan-vien-ghi-mot-lan' };
  const called = { ...doctor, phone: '0912 345 678', reason_booking: 'Đau bụng' };
  const first = await answered(await add(people.moderator, called, headers));
  expect(first).toMatchObject({ status: 200, state: 'confirmed' });
  expect(await answered(await add(people.moderator, called, headers))).toEqual(first);
  expect((await add(people.clinic, doctor)).status).toBe(200);
  const entries = await textOf(app.services.db.primary).all<{ code: string; email: string; fields: unknown }>(
    `select booking.code, account.email, entry.fields from audit_entry entry
     join account on account.id = entry.actor_id join booking on booking.id = entry.subject_id
     where entry.action = 'booking.create' and entry.subject_kind = 'booking' and booking.professional_id = ?`,
    [doctor.professional],
  );
  const [{ fields, ...entry } = { fields: '' }, ...others] = entries;
  expect([entry, others]).toEqual([{ code: first.code, email: ACCOUNTS.moderator.email }, []]);
  expect(typeof fields === 'string' ? JSON.parse(fields) : fields).toEqual(['name', 'phone', 'reason_booking']);
});

it('a moderator without a second factor writes down no visit', async () => {
  const doctor = await visitors.addDoctor();
  const unproved = await logIn(app, ACCOUNTS.moderator.email, { secondFactor: false });
  expect((await add(unproved, doctor)).status).toBe(403);
  expect(await visitors.rows(doctor)).toBe(0);
});
