import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import type { Bookable } from '../../testing/booking-visitors.ts';
import { type BookedVisit, type RemindedVisits, startRemindedVisits } from '../../testing/reminded-visits.ts';
import { shownVisit } from '../bookings/queries/shown-visit.ts';
import { followUnanswered } from './commands/follow-unanswered.ts';

const SUBJECT = 'đang chờ bạn xác nhận';
const PATIENT = { email: 'nguoi-kham@thu.example', reason_booking: 'Đau ngực về đêm', date_of_birth: '1990-05-31' };

let world: RemindedVisits;
let doctor: Bookable;
let busy: Bookable;
let third: Bookable;
beforeAll(async () => {
  world = await startRemindedVisits('2031-11-19T09:00');
  doctor = await world.addDoctor({ confirms_at_once: false });
  busy = await world.addDoctor({ confirms_at_once: false });
  third = await world.addDoctor({ confirms_at_once: false });
});
afterAll(() => world.app.close());

const emailMessages = () => world.mailsTo(ACCOUNTS.clinic.email, SUBJECT);
const stored = ({ code }: BookedVisit) =>
  textOf(world.app.services.db.primary).first<Record<string, unknown>>(
    'select state, changed_by from booking where code = ?',
    [code],
  );

it('a visit that its provider does not answer is announced to them after a day and 4 hours before, without the patient', async () => {
  const visit = await world.book(doctor, '2031-11-21T15:00', PATIENT);
  await world.at('2031-11-20T09:00', -1);
  expect(await emailMessages()).toHaveLength(0);
  await world.at('2031-11-20T09:00');
  expect(await emailMessages()).toHaveLength(1);
  await world.at('2031-11-21T11:00', -1);
  expect(await emailMessages()).toHaveLength(1);
  await world.at('2031-11-21T11:00');
  expect(await emailMessages()).toHaveLength(2);
  for (const { subject, text, html } of await emailMessages()) {
    expect(subject).toBe('An Tâm: lịch hẹn đang chờ bạn xác nhận, Thứ Sáu 21-11-2031, 15h00');
    expect(subject + text + html).not.toMatch(/Bình|Đau ngực|1990|912 ?345|nguoi-kham/);
    expect(text).toContain('/quan-ly/');
  }
  await world.at('2031-11-21T15:00', -1);
  expect(await stored(visit)).toEqual({ state: 'pending', changed_by: null });
});

it('a step that a worker does twice is one email message to each who keeps the calendar', async () => {
  await world.at('2031-11-22T09:00');
  const { code } = await world.book(doctor, '2031-11-24T15:00', PATIENT);
  const { services } = world.app;
  const row = await textOf(services.db.primary).first<{ id: number }>('select id from booking where code = ?', [code]);
  const step = { booking: Number(row?.id), start: '2031-11-24T08:00:00.000Z', step: 'before_start' } as const;
  const before = (await emailMessages()).length;
  await followUnanswered(services, step);
  await followUnanswered(services, step);
  expect(await emailMessages()).toHaveLength(before + 1);
  await world.at('2031-11-24T15:00');
});

it('a step that comes up after the start of the visit sends its provider nothing', async () => {
  await world.at('2031-11-24T16:00');
  await world.book(doctor, '2031-11-27T10:00', PATIENT);
  const before = (await emailMessages()).length;
  await world.at('2031-11-27T11:00');
  expect(await emailMessages()).toHaveLength(before);
});

it('at its start it is cancelled by the system, and the patient gets a message', async () => {
  const visit = await world.book(doctor, '2031-11-28T15:00', { ...PATIENT, email: 'bi-huy@thu.example' });
  await world.at('2031-11-28T15:00');
  expect(await stored(visit)).toEqual({ state: 'cancelled', changed_by: 'system' });
  const [mail, ...others] = await world.mailsTo('bi-huy@thu.example', 'đã bị huỷ');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('chưa xác nhận trước giờ hẹn');
});

it('a visit that was answered, cancelled or moved is left alone, and one that was moved is asked for at its new time', async () => {
  const before = (await emailMessages()).length;
  const [confirmed, cancelled, moved] = [
    await world.book(doctor, '2031-12-01T15:00', PATIENT),
    await world.book(doctor, '2031-12-01T15:00', PATIENT),
    await world.book(doctor, '2031-12-01T15:00', PATIENT),
  ];
  const { db } = world.app.services;
  await db.transaction(unit =>
    textOf(unit).sql("update booking set state = 'confirmed' where code = ?", [confirmed.code]),
  );
  expect(await world.change(cancelled, 'cancel')).toBe(200);
  expect(await world.change(moved, 'move', { booking_start: '2031-12-05T15:00:00+07:00' })).toBe(200);
  await world.at('2031-12-01T15:00');
  expect((await emailMessages()).slice(before).map(({ subject }) => subject)).toEqual([
    'An Tâm: lịch hẹn đang chờ bạn xác nhận, Thứ Sáu 05-12-2031, 15h00',
  ]);
  expect(await stored(confirmed)).toEqual({ state: 'confirmed', changed_by: null });
  expect(await stored(moved)).toEqual({ state: 'pending', changed_by: 'patient' });
  await world.at('2031-12-05T15:00');
  expect(await stored(moved)).toEqual({ state: 'cancelled', changed_by: 'system' });
});

it('visits of a calendar that wait together are one email message that names each of them', async () => {
  await world.at('2032-01-05T09:00');
  const hours = ['08', '09', '10', '11', '13', '14'];
  for (const hour of hours) await world.book(busy, `2032-01-08T${hour}:00`, PATIENT);
  const before = (await emailMessages()).length;
  await world.at('2032-01-06T09:00');
  const [mail, ...others] = (await emailMessages()).slice(before);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('An Tâm: 6 lịch hẹn đang chờ bạn xác nhận');
  for (const hour of hours) expect(mail?.text).toContain(`${hour}h00`);
  expect(mail?.text).not.toMatch(/Bình|Đau ngực/);
  await world.at('2032-01-08T20:00');
});

it('visits of several calendars are one email message to who keeps them all, and to another keeper what is theirs', async () => {
  await world.at('2032-02-02T09:00');
  const doctors = [doctor, busy, third];
  const { db, clock } = world.app.services;
  await db.transaction(unit =>
    textOf(unit).sql(
      `insert into provider_link (account_id, kind, entity_id, created_at)
       select id, 'professional', ?, ? from account where email = ?`,
      [Number(busy.professional), clock.now(), ACCOUNTS.doctor.email],
    ),
  );
  const codes: string[] = [];
  for (const [at, of] of doctors.entries()) codes.push((await world.book(of, `2032-02-05T1${at}:00`, PATIENT)).code);
  const before = (await emailMessages()).length;
  await world.at('2032-02-03T09:00');
  const [mail, ...others] = (await emailMessages()).slice(before);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('An Tâm: 3 lịch hẹn đang chờ bạn xác nhận');
  for (const code of codes) expect(mail?.text).toContain(code);
  const [own, ...more] = await world.mailsTo(ACCOUNTS.doctor.email, SUBJECT);
  expect(more).toEqual([]);
  expect(codes.filter(code => own?.text.includes(code))).toEqual([codes[1]]);
  await world.at('2032-02-05T20:00');
});

it('a visit that is booked after the message of the hour in which its own is due is named by the next one', async () => {
  await world.at('2032-03-01T09:00');
  await world.book(doctor, '2032-03-04T14:00', PATIENT);
  await world.at('2032-03-04T10:00');
  await world.at('2032-03-04T10:05');
  await world.book(doctor, '2032-03-04T14:30', PATIENT);
  const before = (await emailMessages()).length;
  await world.at('2032-03-04T10:30');
  expect(await emailMessages()).toHaveLength(before);
  await world.at('2032-03-04T11:00', -1);
  expect(await emailMessages()).toHaveLength(before);
  await world.at('2032-03-04T11:00');
  const [mail, ...others] = (await emailMessages()).slice(before);
  expect([mail?.text.includes('14h30'), others]).toEqual([true, []]);
  await world.at('2032-03-04T12:00');
  expect(await emailMessages()).toHaveLength(before + 1);
});

/** So many visits of the same calendar that wait from now on and begin a minute after one; answers their codes. */
async function addLike({ code }: BookedVisit, count: number): Promise<string[]> {
  const { db } = world.app.services;
  const like = await db.primary.row(shownVisit().select('booking.calendar').where('booking.code', '=', code));
  if (!like) throw new Error('There is no such visit');
  const codes = Array.from({ length: count }, (_, at) => `${code.slice(0, 6)}${String(at).padStart(4, '0')}`);
  const begin = new Date(like.start.getTime() + 60_000);
  const now = world.clock.now();
  const row = [like.calendar, like.placeId, like.doctorId, begin, like.end, now, now];
  await db.transaction(async unit => {
    for (const own of codes) {
      await textOf(unit).sql(
        `insert into booking (code, calendar_id, place_id, professional_id, start_at, end_at, created_at, updated_at, state, answers)
         values (?, ?, ?, ?, ?, ?, ?, ?, 'pending', '{}')`,
        [own, ...row],
      );
    }
  });
  return codes;
}

it('of more visits than one email message lists, each that is due is named in its hour', async () => {
  await world.at('2032-04-01T09:00');
  const first = await world.book(third, '2032-04-05T08:00', PATIENT);
  const near = await addLike(first, 55);
  const late = [
    await world.book(third, '2032-04-05T15:00', PATIENT),
    await world.book(third, '2032-04-05T15:30', PATIENT),
  ].map(({ code }) => code);
  const before = (await emailMessages()).length;
  await world.at('2032-04-02T09:00');
  const mails = (await emailMessages()).slice(before);
  const subject = 'An Tâm: 58 lịch hẹn đang chờ bạn xác nhận';
  expect(mails.map(mail => mail.subject)).toEqual([subject, subject]);
  const named = (text: string) => [first.code, ...near, ...late].filter(code => text.includes(code));
  const [most, others] = mails.map(({ text }) => named(text)).toSorted((one, other) => other.length - one.length);
  expect(most).toEqual([first.code, ...near.slice(0, 49)]);
  expect(others).toEqual([...near.slice(49), ...late]);
});

it('a visit that came among the listed ones after their message is named by the next hour', async () => {
  await world.at('2032-05-01T09:00');
  const first = await world.book(third, '2032-05-05T08:00', PATIENT);
  const near = await addLike(first, 49);
  await world.at('2032-05-01T09:30');
  const { code } = await world.book(third, '2032-05-05T15:00', PATIENT);
  await world.at('2032-05-02T09:00');
  await world.at('2032-05-02T09:10');
  const { db, clock } = world.app.services;
  await db.transaction(unit =>
    textOf(unit).sql("update booking set state = 'cancelled', updated_at = ? where code = ?", [
      clock.now(),
      near[0] ?? '',
    ]),
  );
  const before = (await emailMessages()).length;
  await world.at('2032-05-02T09:30');
  expect((await emailMessages()).slice(before).filter(({ text }) => text.includes(code))).toEqual([]);
  await world.at('2032-05-02T10:00');
  expect((await emailMessages()).slice(before).map(({ text }) => text.includes(code))).toEqual([true]);
  await world.at('2032-05-05T20:00');
});

it('many visits of one provider leave out none of another who keeps the same calendar', async () => {
  await world.at('2032-06-01T09:00');
  const first = await world.book(doctor, '2032-06-04T08:00', PATIENT);
  await addLike(first, 510);
  const own = [
    await world.book(busy, '2032-06-05T10:00', PATIENT),
    await world.book(busy, '2032-06-05T11:00', PATIENT),
  ].map(({ code }) => code);
  const before = (await world.mailsTo(ACCOUNTS.doctor.email, SUBJECT)).length;
  await world.at('2032-06-02T09:00');
  const [mail, ...others] = (await world.mailsTo(ACCOUNTS.doctor.email, SUBJECT)).slice(before);
  expect(others).toEqual([]);
  expect(own.filter(code => mail?.text.includes(code))).toEqual(own);
});
