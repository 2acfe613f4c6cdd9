import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { sentTexts } from '../../testing/sent-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookingPlaced } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

/** A stranger's booking of a new doctor for the next morning, with a phone alone. */
async function book(schedule: object, phone: string) {
  const doctor = await visitors.addDoctor(schedule);
  const answer = await visitors.book(visitors.stranger(), doctor, '2031-11-20T08:30:00+07:00', { email: '', phone });
  return bookingPlaced.parse(await answer.json());
}

describe('the person who booked without an email address', () => {
  let numbers = 0;
  const bookedByPhone = async (schedule: object = {}) => {
    numbers += 1;
    const number = String(numbers).padStart(3, '0');
    const visit = await book(schedule, `0912 000 ${number}`);
    const texts = async () =>
      (await sentTexts(app)).filter(({ to }) => to === `+84912000${number}`).map(({ text }) => text);
    return { link: visit.link, texts };
  };

  it('says by a message to the phone that it is sure, or that it was asked for, with the link', async () => {
    const sure = await bookedByPhone({ confirms_at_once: true });
    const open = await bookedByPhone();
    const { origin } = app.services.config;
    expect(await sure.texts()).toEqual([
      `An Tam: lich hen Thu Nam 20-11-2031, 08h30 tai Phong kham Thu da duoc xac nhan. Xem: ${origin}${sure.link}`,
    ]);
    expect(await open.texts()).toEqual([
      `An Tam: da nhan yeu cau dat kham Thu Nam 20-11-2031, 08h30 tai Phong kham Thu, dang cho xac nhan. Xem: ${origin}${open.link}`,
    ]);
  });

  it('sends nothing to a number of no mobile phone', async () => {
    await book({ confirms_at_once: true }, '024 3624 0230');
    expect((await sentTexts(app)).filter(({ to }) => to === '+842436240230')).toEqual([]);
  });
});
