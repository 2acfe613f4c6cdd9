import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { bookingPlaced, visit as visitAnswer } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const TODAY = '2031-11-19';
const TOMORROW = '2031-11-20';
const at = (time: string, day = TOMORROW) => `${day}T${time}:00+07:00`;

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

interface Booked {
  readonly code: string;
  readonly link: string;
  readonly key: string;
}

const book = async (who: Request, of: Bookable, start: string, more = {}): Promise<Booked> => {
  const placed = bookingPlaced.parse(await (await visitors.book(who, of, start, more)).json());
  const key = new URL(placed.link, app.url).searchParams.get('key') ?? '';
  return { code: placed.code, link: placed.link, key };
};
const read = (who: Request, code: string, key?: string) =>
  who(`/api/v1/booking/${code}/${key === undefined ? '' : `?key=${key}`}`);
const post = (who: Request, path: string, body: object) =>
  who(`/api/v1/booking/${path}`, { method: 'POST', body: JSON.stringify(body) });
const move = (who: Request, { code, key }: Booked, start: string) =>
  post(who, `${code}/move/`, { key, booking_start: start });
const problemOf = async (answer: Response) => ({ status: answer.status, ...Object(await answer.json()) });
const lastEvents = async () => {
  const rows = await textOf(app.services.db.primary).all<{ topic: string; payload: unknown }>(
    "select topic, payload from outbox_message where topic like 'booking.%' order by id",
  );
  return rows.map(({ topic, payload }) => [topic, typeof payload === 'string' ? JSON.parse(payload) : payload]);
};
const idOf = async (code: string) =>
  (await textOf(app.services.db.primary).first<{ id: number }>('select id from booking where code = ?', [code]))?.id;

describe('one visit', () => {
  it('is shown with everything that was sent to the holder of its key', async () => {
    const reason = { name: 'Nội soi', minutes: 60, price: 500_000, note: 'Nhịn ăn 8 giờ', questions: ['Dị ứng?'] };
    const doctor = await visitors.addDoctor({ note: 'Mang sổ khám', reasons: [reason] });
    const row = await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from visit_reason');
    const { code, key } = await book(visitors.stranger(), doctor, at('08:30'), {
      reason: row?.id,
      answers: ['Không'],
      reason_booking: 'Đau dạ dày',
      date_of_birth: '1990-05-31',
      booked_by: { name: 'Lê Văn Con', mobile_phone: '0987 654 321', email: 'con@thu.example' },
      address: 'Huế',
    });
    const answer = await read(visitors.stranger(), code, key);
    expect(visitAnswer.parse(await answer.json())).toEqual({
      code,
      state: 'pending',
      start: at('08:30'),
      end: at('09:30'),
      until: at('06:30'),
      name: 'Trần Thị Bình',
      phone: null,
      email: null,
      address: 'Huế',
      date_of_birth: '1990-05-31',
      reason_booking: 'Đau dạ dày',
      answers: [{ question: 'Dị ứng?', answer: 'Không' }],
      booked_by: { name: 'Lê Văn Con', mobile_phone: '+84987654321', email: 'con@thu.example' },
      place: {
        id: doctor.place,
        name: expect.any(String),
        absolute_url: expect.any(String),
        address: expect.any(String),
        lat: null,
        long: null,
        public_phone: null,
      },
      professional: { id: doctor.professional, name: expect.any(String), absolute_url: expect.any(String) },
      reason: { name: 'Nội soi', minutes: 60, price: 500_000, note: 'Nhịn ăn 8 giờ' },
      note: 'Mang sổ khám',
      message: '',
      can: { cancel: true, move: true },
      is_untold: false,
      mailed_to: 'form',
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('names where messages about it go, and the number of the reception once that is public', async () => {
    const doctor = await visitors.addDoctor();
    const shown = async ({ code, key }: Booked) =>
      visitAnswer.parse(await (await read(visitors.stranger(), code, key)).json());
    const untold = await book(visitors.stranger(), doctor, at('09:00'), { email: null });
    expect(await shown(untold)).toMatchObject({ mailed_to: null, place: { public_phone: null } });
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update place set phone = ?, phone_is_public = ?, lat = 10.5, long = 106.5 where id = ?', [
        '+842838123456',
        true,
        doctor.place,
      ]),
    );
    const told = await book(visitors.stranger(), doctor, at('10:00'), { email: 'binh@thu.example' });
    expect(await shown(told)).toMatchObject({
      mailed_to: 'form',
      place: { lat: 10.5, long: 106.5, public_phone: { display: '028 3812 3456', number: '+842838123456' } },
    });
  });

  it('is found by the account that booked it without a key, and by nobody else', async () => {
    const { user, doctor: other, clinic } = visitors.keepers.people;
    const doctor = await visitors.addDoctor();
    const { code } = await book(user, doctor, at('08:00'));
    const foreign = await book(visitors.stranger(), doctor, at('08:30'));
    expect((await read(user, code)).status).toBe(200);
    for (const who of [other, clinic, visitors.stranger()]) {
      for (const key of [undefined, '', 'x', foreign.key, `${foreign.key}x`]) {
        expect((await read(who, code, key)).status).toBe(404);
        expect((await post(who, `${code}/cancel/`, { key })).status).toBe(404);
        expect((await post(who, `${code}/move/`, { key, booking_start: at('09:00') })).status).toBe(404);
      }
    }
    expect((await read(user, 'KHONGCO')).status).toBe(404);
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 full');
  });

  it('can be changed by its booker until two hours before, and says so', async () => {
    const doctor = await visitors.addDoctor();
    const who = visitors.stranger();
    const early = await book(who, doctor, at('11:00', TODAY));
    const late = await book(who, doctor, at('10:30', TODAY));
    const shown = async ({ code, key }: Booked) => visitAnswer.parse(await (await read(who, code, key)).json());
    expect(await shown(early)).toMatchObject({ can: { cancel: true, move: true }, until: at('09:00', TODAY) });
    expect((await shown(late)).can).toEqual({ cancel: false, move: false });
    expect((await post(who, `${late.code}/cancel/`, { key: late.key })).status).toBe(409);
    expect(await problemOf(await move(who, late, at('08:00')))).toMatchObject({
      status: 422,
      booking_start: [expect.stringContaining('ít nhất 2 giờ')],
    });
    expect((await move(who, early, at('08:00'))).status).toBe(200);
  });
});

describe('cancelling by the key', () => {
  it('gives the slot back, is announced once and can be done once', async () => {
    const doctor = await visitors.addDoctor();
    const who = visitors.stranger();
    const { code, key } = await book(who, doctor, at('08:00'));
    expect((await post(who, `${code}/cancel/`, { key })).status).toBe(200);
    const again = await post(who, `${code}/cancel/`, { key });
    expect([again.status, (await again.json()).detail]).toEqual([
      409,
      'Lịch hẹn này đã được huỷ trước đó, bạn không cần làm gì thêm.',
    ]);
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 open');
    expect(visitAnswer.parse(await (await read(who, code, key)).json())).toMatchObject({
      state: 'cancelled',
      can: { cancel: false, move: false },
    });
    const id = await idOf(code);
    const events = (await lastEvents()).filter(([, payload]) => payload.id === id);
    expect(events).toEqual([
      ['booking.placed', { id }],
      ['booking.cancelled', { id }],
    ]);
  });
});

describe('moving', () => {
  it('keeps code and link, frees the former slot, and waits for the provider again', async () => {
    const doctor = await visitors.addDoctor();
    const who = visitors.stranger();
    const visit = await book(who, doctor, at('08:00'));
    const answer = await move(who, visit, at('09:00'));
    expect(bookingPlaced.parse(await answer.json())).toEqual({
      code: visit.code,
      link: visit.link,
      state: 'pending',
      start: at('09:00'),
      end: at('09:30'),
    });
    expect((await visitors.slotsOn(TOMORROW, doctor)).slice(0, 3)).toEqual(['08:00 open', '08:30 open', '09:00 full']);
    const id = await idOf(visit.code);
    expect((await lastEvents()).filter(([, payload]) => payload.id === id).map(([topic]) => topic)).toEqual([
      'booking.placed',
      'booking.moved',
    ]);
  });

  it('of a long visit offers all slots that are its own time, of its length, and none that another patient has', async () => {
    const doctor = await visitors.addDoctor({ reasons: [{ name: 'Khám kỹ', minutes: 90 }] });
    const row = await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from visit_reason');
    const who = visitors.stranger();
    const visit = await book(who, doctor, at('08:30'), { reason: row?.id });
    const { code, key } = visit;
    await book(visitors.stranger(), doctor, at('11:30'));
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('09:30 full');
    const offered = await who(`/api/v1/booking/${code}/slot/?key=${key}`);
    const days: Array<{ slots: Array<{ start: string; end: string; state: string }> }> = await offered.json();
    expect(
      days[1]?.slots.map(({ start, end, state }) => `${start.slice(11, 16)}–${end.slice(11, 16)} ${state}`),
    ).toEqual([
      '08:00–09:30 open',
      '08:30–10:00 open',
      '09:00–10:30 open',
      '09:30–11:00 open',
      '10:00–11:30 open',
      '10:30–12:00 full',
    ]);
    expect((await visitors.stranger()(`/api/v1/booking/${code}/slot/?key=${key}x`)).status).toBe(404);
    expect((await move(who, visit, at('09:30'))).status).toBe(200);
  });

  it('to a slot that another patient has is refused with the text, and changes nothing', async () => {
    const doctor = await visitors.addDoctor();
    const visit = await book(visitors.stranger(), doctor, at('08:00'));
    await book(visitors.stranger(), doctor, at('08:30'));
    expect(await problemOf(await move(visitors.stranger(), visit, at('08:30')))).toMatchObject({
      status: 409,
      code: 'SLOT_TAKEN',
      detail: 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.',
    });
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 full');
  });

  it('is not in the way of itself: over its own time, on the last visit of the day, and to where it is', async () => {
    const reason = { name: 'Khám kỹ', minutes: 60 };
    const doctor = await visitors.addDoctor({ daily_limit: 1, buffer_after: 30, reasons: [reason] });
    const row = await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from visit_reason');
    const who = visitors.stranger();
    const visit = await book(who, doctor, at('08:00'), { reason: row?.id });
    expect((await move(who, visit, at('08:00'))).status).toBe(200);
    const moved = bookingPlaced.parse(await (await move(who, visit, at('08:30'))).json());
    expect(moved).toMatchObject({ start: at('08:30'), end: at('09:30') });
  });

  it.each([
    ['past', at('08:30', TODAY)],
    ['not on the grid', at('08:10')],
    ['too far', at('08:00', '2031-12-10')],
  ])('to a start that is %s is refused', async (_, start) => {
    const doctor = await visitors.addDoctor();
    const visit = await book(visitors.stranger(), doctor, at('08:00'));
    expect(await problemOf(await move(visitors.stranger(), visit, start))).toMatchObject({
      status: 422,
      booking_start: [expect.any(String)],
    });
  });

  it('uses up the hold with which the patient who moves kept the new slot', async () => {
    const doctor = await visitors.addDoctor();
    const who = visitors.stranger();
    const visit = await book(who, doctor, at('08:00'));
    const held = await who('/api/v1/booking/hold/', {
      method: 'POST',
      body: JSON.stringify({ ...doctor, booking_start: at('09:00') }),
    });
    expect(await held.json()).toMatchObject({ held: true });
    expect((await move(who, visit, at('09:00'))).status).toBe(200);
    expect(await visitors.rows(doctor)).toBe(1);
  });

  it('a cancelled visit is refused', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(480, 720) });
    const who = visitors.stranger();
    const visit = await book(who, doctor, at('08:00'));
    await post(who, `${visit.code}/cancel/`, { key: visit.key });
    expect((await move(who, visit, at('09:00'))).status).toBe(409);
  });
});
