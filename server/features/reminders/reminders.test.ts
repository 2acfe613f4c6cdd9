import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import type { Database } from '../../platform/db/database.ts';
import { textOf } from '../../platform/db/text.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { type Bookable, daily } from '../../testing/booking-visitors.ts';
import { type RemindedVisits, startRemindedVisits } from '../../testing/reminded-visits.ts';
import { sendReminder } from './commands/send-reminder.ts';

const reasons = [{ name: 'Nội soi dạ dày', minutes: 30, note: 'Nhịn ăn 8 giờ' }];

let world: RemindedVisits;
let doctors: readonly [Bookable, Bookable];
let strict: Bookable;
beforeAll(async () => {
  world = await startRemindedVisits('2031-11-19T09:00');
  doctors = [await world.addDoctor(), await world.addDoctor()];
  strict = await world.addDoctor({ note: 'Mang sổ khám', reasons });
});
afterAll(() => world.app.close());

let people = 0;
/** A patient to whom nothing was sent yet. */
const newPatient = () => {
  people += 1;
  const number = String(people).padStart(3, '0');
  return { email: `nguoi-${number}@thu.example`, phone: `0912 345 ${number}`, to: `+84912345${number}` };
};
const told = async ({ email, to }: { readonly email: string; readonly to: string }) => ({
  mails: (await world.mailsTo(email, 'nhắc lịch hẹn')).length,
  texts: (await world.textsTo(to)).filter(({ text }) => text.includes('nhac')).length,
});

describe('a visit', () => {
  it('is reminded of 48 and 3 hours before by email and to the phone, with the note and the link to cancel', async () => {
    const who = newPatient();
    const { link } = await world.book(strict, '2031-11-25T14:00', who);
    await world.at('2031-11-23T14:00', -1);
    expect(await told(who)).toEqual({ mails: 0, texts: 0 });
    await world.at('2031-11-23T14:00');
    expect(await told(who)).toEqual({ mails: 1, texts: 1 });
    const [mail] = await world.mailsTo(who.email, 'nhắc');
    expect(mail?.subject).toBe('An Tâm: nhắc lịch hẹn, Thứ Ba 25-11-2031, 14h00');
    for (const part of ['Mang sổ khám', world.app.services.config.origin + link, 'trước Thứ Ba 25-11-2031, 12h00']) {
      expect(mail?.text).toContain(part);
    }
    const [text] = await world.textsTo(who.to);
    expect(text?.text).toMatch(/^An Tam: nhac lich hen 14h00 25-11-2031 tai /);
    expect(text?.text.endsWith(` ${world.app.services.config.origin}${link}`)).toBe(true);
    expect(text?.text).not.toMatch(/Tran|so kham/);
    await world.at('2031-11-25T11:00', -1);
    expect(await told(who)).toEqual({ mails: 1, texts: 1 });
    await world.at('2031-11-25T11:00');
    await world.at('2031-11-26T14:00');
    expect(await told(who)).toEqual({ mails: 2, texts: 2 });
  });

  it('of a reason with a note holds the note by email alone', async () => {
    const whose = `place=${strict.place}&professional=${strict.professional}`;
    const calendar = await (await world.visitors.stranger()(`/api/v1/calendar/?${whose}`)).json();
    const who = newPatient();
    await world.book(strict, '2031-12-01T14:00', { ...who, reason: calendar.reasons[0].id });
    await world.at('2031-11-29T14:00');
    expect((await world.mailsTo(who.email, 'nhắc'))[0]?.text).toContain('Lưu ý: Nhịn ăn 8 giờ');
    expect((await world.textsTo(who.to))[0]?.text).not.toMatch(/soi|8 gio/);
  });

  it('that is cancelled is reminded of no more', async () => {
    const who = newPatient();
    const visit = await world.book(doctors[0], '2031-12-05T14:00', who);
    expect(await world.change(visit, 'cancel')).toBe(200);
    await world.at('2031-12-06T14:00');
    expect(await told(who)).toEqual({ mails: 0, texts: 0 });
  });

  it('that is moved is reminded of at its new time only', async () => {
    const who = newPatient();
    const visit = await world.book(doctors[0], '2031-12-10T14:00', who);
    expect(await world.change(visit, 'move', { booking_start: '2031-12-12T15:00:00+07:00' })).toBe(200);
    await world.at('2031-12-10T14:59');
    expect(await told(who)).toEqual({ mails: 0, texts: 0 });
    await world.at('2031-12-10T15:00');
    const [mail] = await world.mailsTo(who.email, 'nhắc');
    expect(mail?.subject).toContain('12-12-2031, 15h00');
    await world.at('2031-12-12T12:00');
    expect(await told(who)).toEqual({ mails: 2, texts: 2 });
  });

  it('that was booked late gets the reminders that are still ahead', async () => {
    const [soon, now] = [newPatient(), newPatient()];
    await world.at('2031-12-13T15:00');
    await world.book(doctors[0], '2031-12-14T15:00', soon);
    await world.book(doctors[0], '2031-12-13T17:30', now);
    for (const hour of ['12:00', '15:00']) await world.at(`2031-12-14T${hour}`);
    expect(await told(soon)).toEqual({ mails: 1, texts: 1 });
    expect(await told(now)).toEqual({ mails: 0, texts: 0 });
  });

  it('of the early morning is reminded of before 21h', async () => {
    const who = newPatient();
    await world.book(doctors[0], '2031-12-20T06:00', who);
    await world.at('2031-12-17T20:29');
    expect(await told(who)).toEqual({ mails: 0, texts: 0 });
    await world.at('2031-12-17T20:30');
    expect(await told(who)).toEqual({ mails: 1, texts: 1 });
    await world.at('2031-12-19T20:30');
    expect(await told(who)).toEqual({ mails: 2, texts: 2 });
    await world.at('2031-12-20T06:00');
    expect(await told(who)).toEqual({ mails: 2, texts: 2 });
  });

  it('of a visit that another person booked goes to them, without anything typed where the address is not confirmed', async () => {
    const who = newPatient();
    const booked_by = { name: 'Lê Văn Con', mobile_phone: who.phone, email: who.email };
    await world.book(doctors[0], '2031-12-24T14:00', { phone: '0987654321', booked_by });
    await world.at('2031-12-22T14:00');
    const [mail] = await world.mailsTo(who.email, 'nhắc');
    expect(mail?.text).toContain('Chào bạn,');
    expect(mail?.text).not.toMatch(/Lê Văn Con|Trần Thị Bình/);
    expect((await world.textsTo(who.to))[0]?.text).not.toMatch(/Tran|Con/);
    expect(await world.textsTo('+84987654321')).toEqual([]);
  });

  it('is sent by email alone where the number is none of a mobile phone, and to the phone alone without email', async () => {
    const [landline, phone] = [newPatient(), newPatient()];
    await world.book(doctors[0], '2031-12-28T14:00', { email: landline.email, phone: '024 3640 2308' });
    await world.book(doctors[0], '2031-12-28T14:30', { phone: phone.phone });
    await world.at('2031-12-26T14:30');
    expect((await told(landline)).mails).toBe(1);
    expect(await world.textsTo('+842436402308')).toEqual([]);
    expect((await told(phone)).texts).toBe(1);
  });
});

describe('several visits of one person on one day', () => {
  it('are one email message and one message to the phone, with a link to each, and without the cancelled one', async () => {
    const who = newPatient();
    const late = await world.book(doctors[0], '2032-01-08T16:00', who);
    const gone = await world.book(doctors[1], '2032-01-08T11:00', who);
    const early = await world.book(doctors[1], '2032-01-08T14:00', who);
    await world.book(doctors[0], '2032-01-09T16:00', who);
    await world.change(gone, 'cancel');
    await world.at('2032-01-06T16:00');
    expect(await told(who)).toEqual({ mails: 1, texts: 1 });
    const [mail] = await world.mailsTo(who.email, 'nhắc');
    expect(mail?.subject).toBe('An Tâm: nhắc lịch hẹn ngày 08-01-2032');
    const [earlyAt = -1, lateAt = -1] = [early, late].map(({ link }) => mail?.text.indexOf(link));
    expect(earlyAt).toBeGreaterThan(0);
    expect(lateAt).toBeGreaterThan(earlyAt);
    expect(mail?.text).not.toContain(gone.link);
    const [text] = await world.textsTo(who.to);
    expect(text?.text).toContain('nhac 2 lich hen ngay 08-01-2032: 14h00, 16h00.');
    for (const { link } of [early, late]) expect(text?.text).toContain(link);
    for (const hour of ['11:00', '13:00', '16:00']) await world.at(`2032-01-08T${hour}`);
    expect(await told(who)).toEqual({ mails: 3, texts: 3 });
  });
});

it('a visit that is cancelled while its reminder is sent takes nothing from the others of that day', async () => {
  await world.at('2032-01-08T17:00');
  const who = newPatient();
  const gone = await world.book(doctors[0], '2032-01-12T14:00', who);
  const other = await world.book(doctors[1], '2032-01-12T16:00', who);
  await world.at('2032-01-10T13:59');
  world.clock.advance(60_000);
  const { services } = world.app;
  const due = await textOf(services.db.primary).first<{ id: number }>(
    `select reminder.id from visit_reminder reminder join booking on booking.id = reminder.booking_id
     where booking.code = ? and kind = 'two_days' and channel = 'mail'`,
    [gone.code],
  );
  await sendReminder({ ...services, db: cancellingAfterTheFirstRow(services.db, gone.code) }, Number(due?.id));
  await world.at('2032-01-10T16:00');
  const mails = await world.mailsTo(who.email, 'nhắc lịch hẹn');
  expect(mails.map(({ subject }) => subject)).toEqual(['An Tâm: nhắc lịch hẹn, Thứ Hai 12-01-2032, 16h00']);
  expect(mails[0]?.text).toContain(other.link);
});

/** Cancels a visit behind the first row that a transaction reads, as another one may at that moment on PostgreSQL. */
function cancellingAfterTheFirstRow(db: Database, code: string): Database {
  const cancel = "update booking set state = 'cancelled' where code = ? and state <> 'cancelled'";
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(unit => {
        const row: UnitOfWork['row'] = async query => {
          const found = await unit.row(query);
          await textOf(unit).sql(cancel, [code]);
          return found;
        };
        return work({ ...unit, row });
      }, options),
  };
}

it('several workers that find reminders due at the same moment send each once', async () => {
  const crowd = Array.from({ length: 5 }, newPatient);
  for (const who of crowd) {
    await world.book(doctors[0], '2032-01-15T14:00', who);
    await world.book(doctors[1], '2032-01-15T16:00', who);
  }
  const { services } = world.app;
  const drainTogether = () => Promise.all([1, 2, 3].map(() => createWork(services).drain()));
  await world.at('2032-01-13T13:59');
  const before = await Promise.all(crowd.map(told));
  expect(before.every(({ mails }) => mails === 0)).toBe(true);
  world.clock.advance(4 * 3_600_000);
  await drainTogether();
  for (const who of crowd) expect(await told(who)).toEqual({ mails: 1, texts: 1 });
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Ho_Chi_Minh'])('in a process that lives in %s', zone => {
  const former = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (former === undefined) delete process.env.TZ;
    else process.env.TZ = former;
  });

  it.each([
    ['over midnight', '2032-02-01', '2032-02-10T00:00', '2032-02-07T20:30', '2032-02-09T20:30', '10-02-2032, 00h00'],
    [
      'over the 29th of February',
      '2032-02-20',
      '2032-03-01T08:00',
      '2032-02-28T08:00',
      '2032-02-29T20:30',
      '01-03-2032, 08h00',
    ],
    [
      'over the year’s end',
      '2032-12-20',
      '2033-01-01T08:00',
      '2032-12-30T08:00',
      '2032-12-31T20:30',
      '01-01-2033, 08h00',
    ],
  ])('reminders %s come on time', async (_, today, start, first, second, words) => {
    const other = await startRemindedVisits(`${today}T09:00`);
    try {
      const who = newPatient();
      await other.book(await other.addDoctor({ weekly: daily(0, 1_440) }), start, who);
      const count = async () =>
        (await other.mailsTo(who.email, 'nhắc lịch hẹn')).filter(({ subject }) => subject.endsWith(words)).length;
      for (const [index, due] of [first, second].entries()) {
        await other.at(due, -1);
        expect(await count()).toBe(index);
        await other.at(due);
        expect(await count()).toBe(index + 1);
      }
    } finally {
      await other.app.close();
    }
  });
});
