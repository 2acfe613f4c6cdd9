import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { takeMailQuota } from '../../platform/mail/mail-quota.ts';
import type { Services } from '../../platform/services.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { visitKeeper } from '../../testing/managed-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { announceBooking } from './booking-events.ts';
import { endVisit } from './commands/end-visit.ts';
import { type LockedVisit, lockVisit, visitByCode } from './commands/locked-visit.ts';
import { moveVisit } from './commands/move-visit.ts';
import { bookingPlaced } from './contract.ts';
import { tables } from './tables.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const at = (time: string) => `2031-11-20T${time}:00+07:00`;
const NOTES = { note: 'Mang sổ khám', reasons: [{ name: 'Nội soi', minutes: 30, note: 'Nhịn ăn 8 giờ' }] };
/** What patients type of health, which no message may hold. */
const SECRETS = { reason_booking: 'Đau dạ dày', date_of_birth: '1990-05-31', answers: [], address: '7 ngõ Kín' };

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

let addresses = 0;
/**
 * A booking of a stranger with an address of its own, or of the given visitor, once all messages about it were sent.
 */
async function booked(of: Bookable, more: object = {}, who: Request = visitors.stranger()) {
  addresses += 1;
  const email = `nguoi-dat-${addresses}@thu.example`;
  const answer = await visitors.book(who, of, at('08:30'), { email, ...SECRETS, ...more });
  const { code, link } = bookingPlaced.parse(await answer.json());
  await sentMails(app);
  const key = new URL(link, app.url).searchParams.get('key') ?? '';
  const post = (verb: string, body: object = {}) =>
    who(`/api/v1/booking/${code}/${verb}/`, { method: 'POST', body: JSON.stringify({ key, ...body }) });
  return { code, link, key, email, post };
}

const reasonOf = async () =>
  (await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from visit_reason'))?.id;
const mailsTo = async (email: string) => (await sentMails(app)).filter(({ to }) => to === email);
const mailsAbout = async (email: string, code: string) =>
  (await mailsTo(email)).filter(({ text }) => text.includes(code));

/** The appointment of a calendar file, as another library reads it. */
function appointment(file = '') {
  const calendar = ICAL.Component.fromString(file);
  const [event] = calendar.getAllSubcomponents('vevent');
  const of = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: of('uid'),
    sequence: of('sequence'),
    start: of('dtstart'),
    end: of('dtend'),
    status: of('status'),
    summary: of('summary'),
    description: of('description'),
    attendee: of('attendee')?.toLowerCase(),
  };
}

/** Changes a visit as its provider or the system does. */
const change = <Change>(
  code: string,
  work: (unit: UnitOfWork, services: Services, visit: LockedVisit, how: Change) => Promise<unknown>,
  how: Change,
) =>
  app.services.db.transaction(async unit => {
    const known = await unit.row(visitByCode({ code }));
    if (!known) throw new Error('There is no such visit');
    await work(unit, app.services, await lockVisit(unit, app.services, known), how);
  });

describe('the person who booked', () => {
  it('is told that it is sure: when, where, what to bring, with a link that opens the visit', async () => {
    const doctor = await visitors.addDoctor({ ...NOTES, confirms_at_once: true });
    const { code, link, email } = await booked(doctor, { reason: await reasonOf() });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('An Tâm: lịch hẹn của bạn đã được xác nhận, Thứ Năm 20-11-2031, 08h30');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Chào bạn,');
      expect(text).toContain('Thứ Năm 20-11-2031, 08h30');
      expect(text).toContain(code);
      expect(text).toContain('Nhịn ăn 8 giờ');
      expect(text).toContain('Mang sổ khám');
      expect(text).toContain('đến Thứ Năm 20-11-2031, 06h30');
      expect(text).toContain(`${app.services.config.origin}${link}`);
    }
  });

  it('gets a calendar file that calendars follow: one appointment through confirmation, move and cancellation', async () => {
    const doctor = await visitors.addDoctor(NOTES);
    const { code, link, email, post } = await booked(doctor, { reason: await reasonOf() });
    clock.advance(60_000);
    await app.services.db.transaction(async unit => {
      const visit = await unit.row(visitByCode({ code }));
      const confirmed = { state: 'confirmed', updatedAt: clock.now() } as const;
      await unit.run(tables.updateTable('booking').set(confirmed).where('code', '=', code));
      await announceBooking(unit, app.services, 'state', visit?.id ?? 0);
    });
    await sentMails(app);
    clock.advance(60_000);
    expect((await post('move', { booking_start: at('09:00') })).status).toBe(200);
    await sentMails(app);
    clock.advance(60_000);
    expect((await post('cancel')).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An Tâm: yêu cầu đặt khám đang chờ xác nhận, Thứ Năm 20-11-2031, 08h30',
      'An Tâm: lịch hẹn của bạn đã được xác nhận, Thứ Năm 20-11-2031, 08h30',
      'An Tâm: giờ khám mới đang chờ xác nhận, Thứ Năm 20-11-2031, 09h00',
      'An Tâm: bạn đã huỷ lịch hẹn, Thứ Năm 20-11-2031, 09h00',
    ]);
    expect(mails[2]?.text).toContain('Giờ cũ: Thứ Năm 20-11-2031, 08h30');
    const files = mails.map(({ calendar }) => appointment(calendar));
    const { hostname } = new URL(app.services.config.origin);
    for (const { uid, attendee } of files) {
      expect([uid, attendee]).toEqual([`${code}@${hostname}`, `mailto:${email}`]);
    }
    expect(files.map(({ method, status, sequence, start }) => [method, status, sequence, start])).toEqual([
      ['REQUEST', 'TENTATIVE', '0', '2031-11-20T01:30:00Z'],
      ['REQUEST', 'CONFIRMED', '0', '2031-11-20T01:30:00Z'],
      ['REQUEST', 'TENTATIVE', '1', '2031-11-20T02:00:00Z'],
      ['CANCEL', 'CANCELLED', '2', '2031-11-20T02:00:00Z'],
    ]);
    expect(files[0]?.description).toContain('Nhịn ăn 8 giờ');
    expect(files[0]?.description).toContain(link);
  });

  it('is told by whom it was moved or cancelled, and what the provider writes', async () => {
    const doctor = await visitors.addDoctor();
    const [moved, cancelled] = [await booked(doctor), await booked(await visitors.addDoctor())];
    await change(moved.code, moveVisit, { by: 'provider', start: new Date(at('09:00')) });
    await change(cancelled.code, endVisit, { by: 'provider', message: 'Bác sĩ bận <đột xuất>.' });
    const [, aboutMove] = await mailsTo(moved.email);
    expect(aboutMove?.subject).toBe('An Tâm: lịch hẹn của bạn đã đổi giờ, Thứ Năm 20-11-2031, 09h00');
    expect(aboutMove?.text).toContain('Cơ sở y tế đã đổi giờ khám của bạn.');
    const [, aboutEnd] = await mailsTo(cancelled.email);
    expect(aboutEnd?.subject).toBe('An Tâm: lịch hẹn của bạn đã bị huỷ, Thứ Năm 20-11-2031, 08h30');
    expect(aboutEnd?.text).toContain('Lời nhắn của cơ sở y tế: Bác sĩ bận <đột xuất>.');
    expect(aboutEnd?.html).not.toContain('<đột xuất>');
  });

  it('is told that nobody answered in time, where the system cancels', async () => {
    const { code, email } = await booked(await visitors.addDoctor());
    await change(code, endVisit, { by: 'system' });
    const [, mail] = await mailsTo(email);
    expect(mail?.text).toContain('cơ sở y tế chưa xác nhận trước giờ hẹn');
  });

  it('is the one who booked for another person, or the account where no address was typed', async () => {
    const doctor = await visitors.addDoctor();
    const con = 'con@thu.example';
    const booked_by = { name: 'Lê Văn Con', mobile_phone: '0987 654 321', email: con };
    await booked(doctor, { email: 'me@thu.example', booked_by });
    expect(await mailsTo(con)).toHaveLength(1);
    expect(await mailsTo('me@thu.example')).toEqual([]);
    const { user } = visitors.keepers.people;
    const own = await booked(await visitors.addDoctor(), { email: '' }, user);
    const [mail] = await mailsAbout(ACCOUNTS.user.email, own.code);
    expect(mail?.text).toContain('Chào Trần Thị Bình,');
    const none = await booked(await visitors.addDoctor(), { email: '' });
    const all = await sentMails(app);
    expect(all.filter(({ text, to }) => text.includes(none.code) && to.endsWith('@thu.example'))).toEqual([]);
  });

  it('gets nothing that was typed of health, in no part of the message', async () => {
    const { user } = visitors.keepers.people;
    const own = await booked(await visitors.addDoctor(NOTES), { email: '', reason: await reasonOf() }, user);
    const mails = (await sentMails(app)).filter(({ text }) => text.includes(own.code));
    expect(mails).toHaveLength(2);
    for (const { subject, text, html, calendar = '' } of mails) {
      expect(subject).not.toMatch(/Nội soi|Trần Thị Bình/);
      for (const part of [subject, text, html, calendar]) expect(part).not.toMatch(/dạ dày|1990|31-05|ngõ Kín/);
      expect(calendar).not.toContain('Trần Thị Bình');
    }
  });

  it('is told once, though a message of the outbox is handled again', async () => {
    const { email } = await booked(await visitors.addDoctor());
    expect(await mailsTo(email)).toHaveLength(1);
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update outbox_message set done_at = null where topic = 'booking.placed'"),
    );
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

it('what the provider answers and writes is sent though the patient moved the visit and strangers used up the day of that address', async () => {
  const { code, email, post } = await booked(await visitors.addDoctor());
  expect((await post('move', { booking_start: at('09:00') })).status).toBe(200);
  await sentMails(app);
  for (let number = 0; number < 5; number += 1) {
    await app.services.db.transaction(unit => takeMailQuota(unit, app.services, email));
  }
  const { people } = visitors.keepers;
  const { act } = visitKeeper(visitors);
  clock.advance(1_000);
  expect((await act(people.clinic, code, 'confirm')).status).toBe(200);
  await sentMails(app);
  clock.advance(1_000);
  expect((await act(people.clinic, code, 'write', { message: 'Mang phim chụp cũ' })).status).toBe(200);
  await sentMails(app);
  // What the patient does counts as a stranger's.
  expect((await post('cancel')).status).toBe(200);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'An Tâm: yêu cầu đặt khám đang chờ xác nhận, Thứ Năm 20-11-2031, 08h30',
    'An Tâm: giờ khám mới đang chờ xác nhận, Thứ Năm 20-11-2031, 09h00',
    'An Tâm: lịch hẹn của bạn đã được xác nhận, Thứ Năm 20-11-2031, 09h00',
    'An Tâm: lời nhắn về lịch hẹn của bạn, Thứ Năm 20-11-2031, 09h00',
  ]);
});

describe('those who keep the calendar', () => {
  const { email } = ACCOUNTS.clinic;

  it('are told of new visits, moves and cancellations, and not of what they do themselves', async () => {
    const doctor = await visitors.addDoctor();
    const { code, post } = await booked(doctor);
    await post('move', { booking_start: at('09:00') });
    await sentMails(app);
    await post('cancel');
    const mails = await mailsAbout(email, code);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An Tâm: yêu cầu đặt khám mới, Thứ Năm 20-11-2031, 08h30',
      'An Tâm: người đặt khám đã đổi giờ, Thứ Năm 20-11-2031, 09h00',
      'An Tâm: người đặt khám đã huỷ lịch, Thứ Năm 20-11-2031, 09h00',
    ]);
    expect(mails.map(({ text, html }) => text + html).join()).not.toContain('Trần Thị Bình');
    expect(mails.map(({ calendar }) => calendar)).toEqual([undefined, undefined, undefined]);
    const other = await booked(await visitors.addDoctor());
    await change(other.code, endVisit, { by: 'provider', message: 'Bận' });
    expect(await mailsAbout(email, other.code)).toHaveLength(1);
  });

  it('are the owner of the place and the owner of the doctor, where their address is confirmed', async () => {
    const { place, professional, send, people } = visitors.keepers;
    const weekly = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 480, to: 720, slot_minutes: 30 }));
    expect((await send(people.doctor, 'PUT', { version: 0, notice_minutes: 0, weekly })).status).toBe(200);
    const { code } = await booked({ place, professional });
    expect(await mailsAbout(email, code)).toHaveLength(1);
    expect(await mailsAbout(ACCOUNTS.doctor.email, code)).toHaveLength(1);
    expect(await mailsAbout(ACCOUNTS.user.email, code)).toEqual([]);
  });
});

it('a visit is downloaded as a calendar file by its key, that opens as the one of the mail does', async () => {
  const { code, key, email } = await booked(await visitors.addDoctor());
  const answer = await visitors.stranger()(`/api/v1/booking/${code}/calendar.ics?key=${key}`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lich-hen.ics"');
  const { method, attendee, ...file } = appointment(await answer.text());
  expect([method, attendee]).toEqual(['PUBLISH', undefined]);
  const [mail] = await mailsTo(email);
  expect(appointment(mail?.calendar)).toMatchObject(file);
  expect((await visitors.stranger()(`/api/v1/booking/${code}/calendar.ics`)).status).toBe(404);
});
