import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { bookingCalls } from './calls-contract.ts';
import { bookingPlaced } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const TODAY = '2031-11-19';
const TOMORROW = '2031-11-20';
const at = (time: string, day = TOMORROW) => `${day}T${time}:00+07:00`;
const TAKEN = 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.';

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

const stored = (code: string) =>
  textOf(app.services.db.primary).first<Record<string, unknown>>('select * from booking where code = ?', [code]);
const problemOf = async (answer: Response) => ({ status: answer.status, ...Object(await answer.json()) });

describe('a booking of a visitor without an account', () => {
  let doctor: Awaited<ReturnType<BookingVisitors['addDoctor']>>;
  let placed: unknown;
  let row: Record<string, unknown> | undefined;
  beforeAll(async () => {
    doctor = await visitors.addDoctor({
      reasons: [{ name: 'Khám lại', minutes: 60, questions: ['Đang dùng thuốc gì?'] }],
    });
    const reason = await textOf(app.services.db.primary).first<{ id: number }>(
      'select max(id) as id from visit_reason',
    );
    const answer = await visitors.book(visitors.stranger(), doctor, at('08:30'), {
      email: 'Chua.Co@thu.example',
      reason_booking: ' Đau đầu ',
      address: '1 Hàng Bông',
      date_of_birth: '1990-05-31',
      reason: reason?.id,
      answers: ['Không'],
    });
    placed = await answer.json();
    row = await stored(bookingPlaced.parse(placed).code);
  });

  it('[API-13] is answered with its code, its state, its time and its link', () => {
    expect(bookingPlaced.parse(placed)).toEqual({
      code: expect.stringMatching(/^[2-9B-Z]{10}$/),
      state: 'pending',
      start: at('08:30'),
      end: at('09:30'),
      link: expect.stringMatching(/^\/dat-kham\/[2-9B-Z]{10}\/\?key=[\w-]{22}$/),
    });
  });

  it.each([
    ['BOOK-10', 'name', 'Trần Thị Bình'],
    ['BOOK-11', 'email', 'chua.co@thu.example'],
    ['BOOK-12', 'phone', '+84912345678'],
    ['BOOK-13', 'reason_text', 'Đau đầu'],
    ['BOOK-17', 'address', '1 Hàng Bông'],
    ['BOOK-18', 'date_of_birth', '1990-05-31'],
  ])('[%s] is stored with the %s that was sent', (_, column, value) => {
    expect(row).toMatchObject({ [column]: value });
  });

  it('[BOOK-15] [BOOK-16] is stored with the place and the professional that were chosen', () => {
    expect(row).toMatchObject({ place_id: doctor.place, professional_id: doctor.professional });
  });

  it('[BOOK-44] waits for the provider, and belongs to no account', () => {
    expect(row).toMatchObject({ account_id: null, booked_by_name: null, state: 'pending' });
  });

  it('[BOOK-14] takes the slots from its start until the end of the visit', async () => {
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('09:00 full');
  });
});

describe('a booking of an account', () => {
  let placed: { readonly code: string; readonly state: string };
  beforeAll(async () => {
    const doctor = await visitors.addDoctor({ confirms_at_once: true });
    const more = { email: '', date_of_birth: '' };
    const answer = await visitors.book(visitors.keepers.people.user, doctor, at('08:00'), more);
    placed = bookingPlaced.parse(await answer.json());
  });

  it('[ROLE-10] is confirmed at once where the calendar does so, and belongs to the account', async () => {
    expect(placed.state).toBe('confirmed');
    expect(await stored(placed.code)).toMatchObject({ account_id: expect.any(Number) });
  });

  it('[BOOK-18] [BOOK-31] [BOOK-32] is stored without an email address and a date of birth, too', async () => {
    expect(await stored(placed.code)).toMatchObject({ email: null, date_of_birth: null });
  });
});

describe('a booking', () => {
  it('[BOOK-25] [BOOK-26] [BOOK-42] by another person keeps neither number nor email of the patient', async () => {
    const doctor = await visitors.addDoctor();
    const booked_by = { name: 'Lê Văn Con', mobile_phone: '0987 654 321', email: null };
    const more = { phone: '0912 345 678', email: 'me@thu.example', booked_by };
    const placed = bookingPlaced.parse(
      await (await visitors.book(visitors.stranger(), doctor, at('08:00'), more)).json(),
    );
    expect(await stored(placed.code)).toMatchObject({
      phone: null,
      email: null,
      booked_by_name: 'Lê Văn Con',
      booked_by_phone: '+84987654321',
    });
  });

  it('[ERR-15] [BOOK-42] [BOOK-44] with the address of an account is answered EMAIL_EXISTS, and nothing is stored', async () => {
    const doctor = await visitors.addDoctor();
    const { email } = ACCOUNTS.user;
    const booked_by = { name: 'Lê Văn Con', mobile_phone: '0987 654 321', email };
    for (const more of [{ email }, { booked_by }]) {
      const answer = await visitors.book(visitors.stranger(), doctor, at('08:00'), more);
      expect(await problemOf(answer)).toMatchObject({ status: 401, non_field_errors: ['EMAIL_EXISTS'] });
    }
    expect(await visitors.rows(doctor)).toBe(0);
    expect((await visitors.book(visitors.keepers.people.user, doctor, at('08:00'), { email })).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'name', 'Xin vui lòng nhập họ tên.'],
    [{ phone: null }, 'phone', 'Xin vui lòng nhập số điện thoại.'],
    [{ phone: '12' }, 'phone', 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.'],
    [{ email: 'ai-do' }, 'email', 'Email chưa đúng, ví dụ: ten@email.com.'],
    [{ date_of_birth: '2031-11-20' }, 'date_of_birth', 'Ngày sinh chưa đúng, ví dụ: 31-05-1990.'],
    [{ date_of_birth: '31-05-1990' }, 'date_of_birth', 'Ngày sinh chưa đúng, ví dụ: 31-05-1990.'],
    [{ booked_by: { mobile_phone: '0987654321' } }, 'booked_by.name', 'Xin vui lòng nhập họ tên người đặt khám.'],
    [
      { booked_by: { name: 'Lê Văn Con' } },
      'booked_by.mobile_phone',
      'Xin vui lòng nhập số điện thoại người đặt khám.',
    ],
    [{ answers: ['Chưa ai hỏi'] }, 'answers', 'Câu hỏi đã thay đổi, xin vui lòng tải lại trang.'],
    [{ reason: 999_999 }, 'reason', 'Loại khám này không còn nữa, xin vui lòng chọn lại.'],
    [{ booking_start: 'mai' }, 'booking_start', 'Xin vui lòng chọn một khung giờ khám.'],
  ])('[BOOK-27] [BOOK-28] with %j is refused at %s', async (more, field, text) => {
    const doctor = await visitors.addDoctor();
    const answer = await visitors.book(visitors.stranger(), doctor, at('08:00'), more);
    expect(await problemOf(answer)).toMatchObject({ status: 422, [field]: [text] });
    expect(await visitors.rows(doctor)).toBe(0);
  });

  it.each([
    ['past', at('08:30', TODAY), 'Khung giờ này đã qua, xin vui lòng chọn một khung giờ khác.'],
    ['not on the grid', at('08:10'), 'Khung giờ này không có trong lịch khám, xin vui lòng chọn một khung giờ khác.'],
    ['outside the hours', at('15:00'), 'Khung giờ này không có trong lịch khám, xin vui lòng chọn một khung giờ khác.'],
    [
      'too far',
      at('08:00', '2031-12-10'),
      'Chỉ đặt khám được trong 21 ngày tới, xin vui lòng chọn một khung giờ khác.',
    ],
  ])('[BOOK-41] of a start that is %s is refused', async (_, start, text) => {
    const doctor = await visitors.addDoctor();
    const answer = await visitors.book(visitors.stranger(), doctor, start);
    expect(await problemOf(answer)).toMatchObject({ status: 422, booking_start: [text] });
  });

  it('[BOOK-41] of a professional elsewhere, an unknown place or a calendar with a pause is refused', async () => {
    const doctor = await visitors.addDoctor();
    const resting = await visitors.addDoctor({ accepts_booking: false });
    const elsewhere = await visitors.keepers.directory.addPlace();
    const wrong = [{ ...doctor, place: elsewhere }, { place: 999_999 }, { place: elsewhere }, resting];
    for (const pair of wrong) {
      const answer = await visitors.book(visitors.stranger(), pair, at('08:00'));
      expect(await problemOf(answer)).toMatchObject({ status: 422, place: [expect.any(String)] });
    }
  });

  it('[BOOK-08] [BOOK-41] of a full slot is answered 409 with its text, as is the hour of the same doctor elsewhere', async () => {
    const [doctor, there] = await visitors.addDoctorAtTwo();
    expect((await visitors.book(visitors.stranger(), doctor, at('08:00'))).status).toBe(200);
    for (const pair of [doctor, there]) {
      const answer = await visitors.book(visitors.stranger(), pair, at('08:00'));
      expect(await problemOf(answer)).toMatchObject({ status: 409, code: 'SLOT_TAKEN', detail: TAKEN });
    }
    expect(await visitors.slotsOn(TOMORROW, there)).toContain('08:00 full');
    expect((await visitors.book(visitors.stranger(), there, at('08:30'))).status).toBe(200);
  });

  it('with the address of an account says EMAIL_EXISTS only where everything else is right', async () => {
    const doctor = await visitors.addDoctor();
    const { email } = ACCOUNTS.user;
    const sent = (start: string, more: object = {}) =>
      visitors.book(visitors.stranger(), doctor, start, { email, ...more });
    expect((await sent(at('08:00', '2032-03-02'))).status).toBe(422);
    expect((await sent(at('08:10'))).status).toBe(422);
    expect((await sent(at('08:00'), { answers: ['Chưa ai hỏi'] })).status).toBe(422);
    expect((await visitors.book(visitors.stranger(), doctor, at('08:00'))).status).toBe(200);
    expect((await sent(at('08:00'))).status).toBe(409);
    expect(await problemOf(await sent(at('08:30')))).toMatchObject({ status: 401, non_field_errors: ['EMAIL_EXISTS'] });
    expect(await visitors.rows(doctor)).toBe(1);
  });

  it('is made once for one patient at one time, and for a second patient of the same number', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(480, 720, 4) });
    const phone = '0912 345 111';
    const book = (who: Request, more: object) => visitors.book(who, doctor, at('08:00'), { phone, ...more });
    const who = visitors.stranger();
    const answers = await Promise.all([book(who, {}), book(who, {}), book(who, { name: 'TRẦN THỊ  BÌNH' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'ALREADY_BOOKED' });
    expect((await book(who, { name: 'Trần Văn Con' })).status).toBe(200);
    expect((await book(visitors.stranger(), { phone: '0912 345 112' })).status).toBe(200);
    expect(await visitors.rows(doctor)).toBe(3);
  });

  it('announces that slots were taken, so that what shows or stores them follows', async () => {
    const doctor = await visitors.addDoctor();
    await visitors.book(visitors.stranger(), doctor, at('08:00'));
    const told = await textOf(app.services.db.primary).all<{ payload: unknown }>(
      "select payload from outbox_message where topic = 'calendar.changed' order by id desc limit 1",
    );
    const [payload] = told.map(row => (typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload));
    expect(payload).toEqual({ ...doctor, closings: false });
  });
});

describe('own bookings', () => {
  it('are listed for the account alone, and cancelled until two hours before, which gives the slot back', async () => {
    const { user, doctor: other } = visitors.keepers.people;
    const doctor = await visitors.addDoctor();
    const start = at('11:00', TODAY);
    const { code } = bookingPlaced.parse(await (await visitors.book(user, doctor, start)).json());
    const late = bookingPlaced.parse(await (await visitors.book(user, doctor, at('10:30', TODAY))).json());
    const own = async () => {
      const { items } = bookingCalls.own.answer.parse(await (await user('/api/v1/booking/')).json());
      return items.filter(item => [code, late.code].includes(item.code));
    };
    expect((await own()).map(({ ends_with_account }) => ends_with_account)).toEqual([true, true]);
    expect(await own()).toMatchObject([
      { code, start, state: 'pending', place: { id: doctor.place }, can: { cancel: true } },
      { code: late.code, professional: { id: doctor.professional }, can: { cancel: false } },
    ]);
    const cancel = (who: typeof user, of: string) => who(`/api/v1/booking/${of}/cancel/`, { method: 'POST' });
    expect((await visitors.stranger()('/api/v1/booking/')).status).toBe(401);
    expect((await cancel(other, code)).status).toBe(404);
    expect((await cancel(user, late.code)).status).toBe(409);
    expect((await cancel(user, code)).status).toBe(200);
    expect((await cancel(user, code)).status).toBe(409);
    expect((await own())[0]).toMatchObject({
      code,
      state: 'cancelled',
      ends_with_account: false,
      can: { cancel: false },
    });
    expect((await visitors.slotsOn(TODAY, doctor)).slice(-3)).toEqual(['10:30 full', '11:00 open', '11:30 open']);
  });
});

describe('a request that comes again with its key', () => {
  const key = (value: string) => ({ 'Idempotency-Key': value });

  it('gets its first answer and books nothing more, though the slot is full by then', async () => {
    const doctor = await visitors.addDoctor();
    const who = visitors.stranger();
    const first = await (await visitors.book(who, doctor, at('08:00'), {}, key('khoa-so-1'))).json();
    const again = await visitors.book(who, doctor, at('08:00'), {}, key('khoa-so-1'));
    expect([again.status, await again.json()]).toEqual([200, first]);
    expect(await visitors.rows(doctor)).toBe(1);
  });

  it('is refused where it brings something else, and is a new one from another visitor', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(480, 720, 5) });
    const who = visitors.stranger();
    await visitors.book(who, doctor, at('08:00'), {}, key('khoa-so-2'));
    const other = await visitors.book(who, doctor, at('08:30'), {}, key('khoa-so-2'));
    expect(await problemOf(other)).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect((await visitors.book(visitors.stranger(), doctor, at('08:00'), {}, key('khoa-so-2'))).status).toBe(200);
    expect((await visitors.book(who, doctor, at('08:00'), {}, key('ngan'))).status).toBe(400);
    expect(await visitors.rows(doctor)).toBe(2);
  });
});
