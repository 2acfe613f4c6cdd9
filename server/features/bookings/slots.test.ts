import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookingCalendar } from './contract.ts';

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

describe('slots', () => {
  it('[API-14] [BOOK-02] [BOOK-03] are a list of 21 days, each with its date', async () => {
    const { place, professional } = await visitors.addDoctor();
    const answer = await visitors.stranger()(`/api/v1/slot/?place=${place}&professional=${professional}`);
    const days = await answer.json();
    expect([answer.status, days.length]).toEqual([200, 21]);
    expect(days[1]).toMatchObject({ date: TOMORROW });
    const two = await visitors.stranger()(`/api/v1/slot/?place=${place}&professional=${professional}&days=2`);
    expect(await two.json()).toEqual(days.slice(0, 2));
  });

  it('[BOOK-04] [BOOK-05] of a day are listed with the start and the end of each', async () => {
    const { place, professional } = await visitors.addDoctor();
    const answer = await visitors.stranger()(`/api/v1/slot/?place=${place}&professional=${professional}`);
    const days = await answer.json();
    expect(days[1]).toMatchObject({
      slots: [{ start: at('08:00'), end: at('08:30') }, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('[BOOK-06] [BOOK-07] are past before now, and full once they are booked', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(480, 600) });
    expect((await visitors.book(visitors.stranger(), doctor, at('09:30', TODAY))).status).toBe(200);
    expect(await visitors.slotsOn(TODAY, doctor)).toEqual(['08:00 past', '08:30 past', '09:00 open', '09:30 full']);
  });

  it('have the length that a visit is asked for with, and none for a length that no visit has', async () => {
    const doctor = await visitors.addDoctor({ reasons: [{ name: 'Khám kỹ', minutes: 120 }] });
    const whose = `place=${doctor.place}&professional=${doctor.professional}`;
    const { reasons } = bookingCalendar.parse(await (await visitors.stranger()(`/api/v1/calendar/?${whose}`)).json());
    const long = await visitors.stranger()(`/api/v1/slot/?${whose}&days=2&minutes=${reasons[0]?.minutes}`);
    expect((await long.json())[1].slots.map(({ end }: { end: string }) => end.slice(11, 16))).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
    ]);
    for (const wrong of ['4', '481', '1.5', 'dài', '']) {
      const refused = await visitors.stranger()(`/api/v1/slot/?${whose}&minutes=${wrong}`);
      expect([wrong, refused.status]).toEqual([wrong, 400]);
    }
  });

  it('of several calendars come in one call, each as by itself and in the order asked for, without those that have none', async () => {
    const [doctor, other] = [await visitors.addDoctor(), await visitors.addDoctor({ weekly: daily(600, 660) })];
    const who = visitors.stranger();
    await visitors.book(who, other, at('10:00'));
    const one = async ({ place, professional }: { place: number; professional: number }) =>
      (await who(`/api/v1/slot/?place=${place}&professional=${professional}&days=3`)).json();
    const asked = [other, { place: 999_999, professional: 1 }, doctor].map(of => `${of.place}-${of.professional}`);
    const answer = await who(`/api/v1/slot/list/?calendars=${asked.join()},${doctor.place}&days=3`);
    expect(await answer.json()).toEqual([
      { ...other, days: await one(other) },
      { ...doctor, days: await one(doctor) },
    ]);
    const tooMany = Array.from({ length: 21 }, (_, index) => index + 1).join();
    for (const calendars of ['', '0', '1-', 'x', '1-2-3', tooMany]) {
      expect([calendars, (await who(`/api/v1/slot/list/?calendars=${calendars}`)).status]).toEqual([calendars, 400]);
    }
  });

  it('are none where no calendar is, and the calendar says that it takes no bookings', async () => {
    const { place } = await visitors.addDoctor();
    for (const whose of [`place=${place}&professional=999999`, 'place=999999', `place=${place}`]) {
      expect(await (await visitors.stranger()(`/api/v1/slot/?${whose}`)).json()).toEqual([]);
      const answer = await visitors.stranger()(`/api/v1/calendar/?${whose}`);
      expect(bookingCalendar.parse(await answer.json())).toMatchObject({ accepts_booking: false, next_free: null });
    }
  });
});

it('a calendar says what a person who books must know: when it was confirmed, the next free start, reasons and notes', async () => {
  const reason = {
    name: 'Nội soi',
    minutes: 30,
    price: 500_000,
    note: 'Nhịn ăn 8 giờ',
    questions: ['Có dị ứng thuốc không?'],
  };
  const doctor = await visitors.addDoctor({ note: 'Mang sổ khám', confirms_at_once: true, reasons: [reason] });
  await visitors.book(visitors.stranger(), doctor, at('09:00', TODAY));
  const answer = await visitors.stranger()(
    `/api/v1/calendar/?place=${doctor.place}&professional=${doctor.professional}`,
  );
  expect(bookingCalendar.parse(await answer.json())).toEqual({
    accepts_booking: true,
    confirmed_at: clock.now().toISOString(),
    is_stale: false,
    confirms_at_once: true,
    next_free: at('09:30', TODAY),
    note: 'Mang sổ khám',
    reasons: [{ ...reason, id: expect.any(Number) }],
  });
});
