import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { type VisitKeeper, visitKeeper } from '../../testing/managed-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { sentTexts } from '../../testing/sent-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { closingCalls } from './closing-contract.ts';
import { tables } from './tables.ts';

/** Wednesday, 09h00 in Hà Nội. */
const NOW = new Date('2031-11-19T02:00:00Z');
const clock = fixedClock(NOW);
const DAY = '2031-11-20';
const at = (time: string) => `${DAY}T${time}:00+07:00`;

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
beforeEach(() => clock.advance(NOW.getTime() - clock.now().getTime()));

const closed = (from: number | null = null, to: number | null = null) => ({
  kind: 'closed',
  date: DAY,
  until: DAY,
  from,
  to,
});
type Of = { readonly place: number; readonly professional: number | null };
const save = async (who: Request, of: Of, version: number, schedule: object) => {
  const body = { version, notice_minutes: 0, weekly: daily(480, 720), ...schedule };
  const answer = await visitors.keepers.send(who, 'PUT', body, of);
  expect(answer.status).toBe(200);
  return closingCalls.save.answer.parse(await answer.json()).visits_outside;
};
const whose = ({ place, professional }: Of) =>
  `place=${place}${professional === null ? '' : `&professional=${professional}`}`;
const outside = async (of: Of, who = people.clinic) => {
  const answer = await who(`/api/v1/booking/manage/outside/?${whose(of)}`);
  return closingCalls.outside.answer.parse(await answer.json()).items;
};
const codes = (items: readonly { readonly code: string }[]) => items.map(({ code }) => code);

/** Visits of one minute each from tomorrow on, in the calendar of a visit that is stored. */
async function addVisits(like: string, count: number): Promise<void> {
  const { db } = app.services;
  const visit = await db.primary.row(tables.selectFrom('booking').selectAll().where('code', '=', like));
  if (!visit) throw new Error('There is no such visit');
  const { place, professional, calendar } = visit;
  const from = Date.parse(at('00:00'));
  const rows = Array.from({ length: count }, (_, minute) => ({
    code: `dong${minute}`,
    place,
    professional,
    calendar,
    startAt: new Date(from + minute * 60_000),
    endAt: new Date(from + (minute + 1) * 60_000),
    state: 'confirmed' as const,
    answers: [],
    createdAt: clock.now(),
    updatedAt: clock.now(),
  }));
  await db.transaction(unit => unit.run(tables.insertInto('booking').values(rows)));
}

describe('hours that are closed over visits', () => {
  it('name these at once to the provider who saves, before in the preview, and to the provider until they are dealt with', async () => {
    const doctor = await visitors.addDoctor();
    const [early, late] = [await visits.booked(doctor, at('08:00')), await visits.booked(doctor, at('10:00'))];
    expect(await outside(doctor)).toEqual([]);
    const draft = { weekly: daily(480, 720), exceptions: [closed(480, 540)] };
    const preview = await visitors.keepers.send(people.clinic, 'POST preview/', draft, doctor);
    expect(codes((await preview.json()).visits_outside)).toEqual([early]);
    expect(await outside(doctor)).toEqual([]);
    const named = await save(people.clinic, doctor, 1, { exceptions: [closed()] });
    expect(named).toMatchObject([
      { code: early, name: 'Trần Thị Bình', start: at('08:00') },
      { code: late, start: at('10:00') },
    ]);
    expect(await outside(doctor)).toMatchObject([
      { code: early, phone: '0912 345 678', can: { move: true, cancel: true, write: true } },
      { code: late },
    ]);
    expect(codes(await outside(doctor))).toEqual([early, late]);
    expect((await visits.act(people.clinic, early, 'cancel', { message: '' })).status).toBe(200);
    const moved = await visits.act(people.clinic, late, 'move', { booking_start: '2031-11-21T10:00:00+07:00' });
    expect(moved.status).toBe(200);
    expect(await outside(doctor)).toEqual([]);
  });

  it('name a visit that comes after two thousand others, which are inside of the hours', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(0, 1_440) });
    const last = await visits.booked(doctor, '2031-11-29T10:00:00+07:00');
    await addVisits(last, 2_001);
    const closing = { ...closed(), date: '2031-11-29', until: '2031-11-29' };
    const named = await save(people.clinic, doctor, 1, { weekly: daily(0, 1_440), exceptions: [closing] });
    expect(codes(named)).toEqual([last]);
    expect(codes(await outside(doctor))).toEqual([last]);
  });

  it('of a place bind its doctors, whose visits are named too', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    const place = { place: doctor.place, professional: null };
    const managed = await (await visitors.keepers.send(people.clinic, 'GET', undefined, place)).json();
    expect(codes(await save(people.clinic, place, managed.version, { exceptions: [closed()] }))).toContain(code);
    expect(codes(await outside(place))).toContain(code);
    expect(codes(await outside(doctor))).toEqual([code]);
    await save(people.clinic, place, managed.version + 1, { exceptions: [] });
    expect(await outside(doctor)).toEqual([]);
  });

  it('by weekly hours or an accepted holiday leave visits outside as a closed day does', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('11:30'));
    expect(codes(await save(people.clinic, doctor, 1, { weekly: daily(480, 690) }))).toEqual([code]);
    expect(await save(people.clinic, doctor, 2, { weekly: daily(480, 720) })).toEqual([]);
    const onHoliday = await visits.booked(doctor, '2031-11-24T08:00:00+07:00');
    const answer = await visitors.keepers.send(people.clinic, 'POST holiday/', { dates: ['2031-11-24'] }, doctor);
    expect(codes((await answer.json()).visits_outside)).toEqual([onHoliday]);
  });

  it('say no names to staff who keep the calendar, and nothing to strangers', async () => {
    const doctor = await visitors.addDoctor();
    await visits.booked(doctor, at('08:00'));
    expect(await save(people.editor, doctor, 1, { exceptions: [closed()] })).toMatchObject([{ name: null }]);
    for (const who of [people.user, people.editor, people.moderator]) {
      expect((await who(`/api/v1/booking/manage/outside/?${whose(doctor)}`)).status).toBe(403);
    }
  });

  it('leave a visit alone of which the provider said that it stays, until it is moved', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    await save(people.clinic, doctor, 1, { exceptions: [closed(480, 540)] });
    expect((await visits.act(people.user, code, 'keep')).status).toBe(404);
    expect((await visits.act(people.clinic, code, 'keep')).status).toBe(200);
    expect(await outside(doctor)).toEqual([]);
    expect((await visits.act(people.clinic, code, 'move', { booking_start: at('10:00') })).status).toBe(200);
    expect(codes(await save(people.clinic, doctor, 2, { exceptions: [closed()] }))).toEqual([code]);
  });
});

describe('what a provider writes to the person who booked', () => {
  it('comes by email with the message, to the phone without it, and stands on the page of the visit', async () => {
    const doctor = await visitors.addDoctor();
    const who = { email: 'nguoi-nhan@thu.example', phone: '0912 345 999' };
    const placed = await visitors.book(visitors.stranger(), doctor, at('08:00'), who);
    const { code, link }: { code: string; link: string } = await placed.json();
    const message = 'Bác sĩ bận mổ, bạn đến lúc 10h được không?';
    expect((await visits.act(people.clinic, code, 'write', { message })).status).toBe(200);
    expect((await visits.act(people.clinic, code, 'write', { message: ' ' })).status).toBe(422);
    expect((await visits.act(people.user, code, 'write', { message })).status).toBe(404);
    await createWork(app.services).drain();
    const mails = (await sentMails(app)).filter(({ to, subject }) => to === who.email && subject.includes('lời nhắn'));
    expect(mails).toMatchObject([{ text: expect.stringContaining(message) }]);
    const texts = (await sentTexts(app)).filter(({ to }) => to === '+84912345999').map(({ text }) => text);
    expect(texts.filter(text => text.includes('loi nhan'))).toHaveLength(1);
    expect(texts.join(' ')).not.toMatch(/ban mo|bận mổ/i);
    const key = new URL(link, app.url).searchParams.get('key');
    const shown = await (await visitors.stranger()(`/api/v1/booking/${code}/?key=${key}`)).json();
    expect(shown).toMatchObject({ state: 'pending', message });
  });

  it('reaches nobody twice by a repeat, and again where it is written once more after other words or ten minutes', async () => {
    const doctor = await visitors.addDoctor();
    const email = 'nhan-mot-lan@thu.example';
    const code = await visits.booked(doctor, at('08:00'), { email });
    const write = async (message: string) => {
      clock.advance(1_000);
      const answer = await visits.act(people.clinic, code, 'write', { message });
      expect([answer.status, await answer.json()]).toEqual([200, { state: 'pending' }]);
    };
    const emailMessages = async () => {
      await createWork(app.services).drain();
      return (await sentMails(app)).filter(({ to, subject }) => to === email && subject.includes('lời nhắn')).length;
    };
    await Promise.all([write('Bạn đến lúc 10h'), write('Bạn đến lúc 10h')]);
    await write('Bạn đến lúc 10h');
    expect(await emailMessages()).toBe(1);
    await write('Bạn đến lúc 11h');
    await write('Bạn đến lúc 10h');
    expect(await emailMessages()).toBe(3);
    clock.advance(600_000);
    await write('Bạn đến lúc 10h');
    expect(await emailMessages()).toBe(4);
  });

  it('is refused where the visit is over, a repeat too', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    expect((await visits.act(people.clinic, code, 'write', { message: 'Hẹn gặp bạn' })).status).toBe(200);
    await visits.act(people.clinic, code, 'cancel', { message: '' });
    expect((await visits.act(people.clinic, code, 'write', { message: 'Hẹn gặp bạn' })).status).toBe(409);
  });
});
