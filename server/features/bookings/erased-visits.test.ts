import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { keptOfPerson } from '../privacy/queries/kept-of-person.ts';
import { bookingPlaced } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const DAY_MS = 86_400_000;

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

it('visits to come of an account that is deleted are cancelled, their slots are free, and the place gets a message', async () => {
  const { user } = visitors.keepers.people;
  const doctor = await visitors.addDoctor();
  const book = async (who: typeof user, start: string) =>
    bookingPlaced.parse(await (await visitors.book(who, doctor, start, { reason_booking: 'Đau đầu' })).json());
  const past = await book(user, '2031-11-21T08:00:00+07:00');
  const future = await book(user, '2031-12-05T08:00:00+07:00');
  const foreign = await book(visitors.stranger(), '2031-12-05T08:30:00+07:00');
  const { password, email } = ACCOUNTS.user;
  const { called_off } = await keptOfPerson(app.services, email);
  expect(called_off.map(({ code }) => code)).toEqual([past.code, future.code]);
  const body = JSON.stringify({ password });
  expect((await user('/api/v1/account/deletion/', { method: 'POST', body })).status).toBe(200);
  clock.advance(7 * DAY_MS);
  const mails = (await sentMails(app)).filter(({ text }) => text.includes(future.code));
  const state = async (code: string) =>
    textOf(app.services.db.primary).first<Record<string, unknown>>(
      'select state, account_id, changed_by, reason_text, name from booking where code = ?',
      [code],
    );
  expect(await state(future.code)).toEqual({
    state: 'cancelled',
    account_id: null,
    changed_by: 'system',
    reason_text: '',
    name: 'Người khám đã xoá tài khoản',
  });
  // Nobody answered it before its start, and it is over.
  expect(await state(past.code)).toMatchObject({ account_id: null, reason_text: '' });
  expect(await state(foreign.code)).toMatchObject({ state: 'pending', reason_text: 'Đau đầu' });
  expect((await visitors.slotsOn('2031-12-05', doctor)).slice(0, 2)).toEqual(['08:00 open', '08:30 full']);
  const told = mails.filter(({ subject }) => subject.includes('huỷ tự động'));
  expect(told.map(({ to }) => to)).toEqual([ACCOUNTS.clinic.email]);
  expect(told[0]?.text).toContain('Người đặt khám đã xoá tài khoản nên lịch hẹn này đã được huỷ.');
  expect(told[0]?.text).not.toContain('Trần Thị Bình');
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'An Tâm: yêu cầu đặt khám đang chờ xác nhận, Thứ Sáu 05-12-2031, 08h00',
  ]);
});
