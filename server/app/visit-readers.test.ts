import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingPlaced } from '../features/bookings/contract.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { textOf } from '../platform/db/text.ts';
import { ACCESS } from '../testing/access-table.ts';
import { addBookingVisitors, type Bookable } from '../testing/booking-visitors.ts';
import { createRoleVisitors, emailOf, type OpenBrowser, ROLE_VISITORS } from '../testing/role-visitors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { VISIT_CANARY, visitTraces } from '../testing/visit-canary.ts';

/** Who is answered something of a visit by which call: who booked it, who keeps the calendar, and staff, audited. */
const ANSWERED = [
  'admin GET /api/v1/booking/manage/',
  'moderator GET /api/v1/booking/manage/',
  'place GET /api/v1/booking/manage/',
  'user GET /api/v1/booking/',
  'user GET /api/v1/booking/:code/',
];

let app: TestApp;
let doctor: Bookable;
let code: string;
let openBrowser: OpenBrowser;
beforeAll(async () => {
  // Wednesday, 09h00 in Hà Nội.
  const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  const visitors = await addBookingVisitors(app);
  doctor = await visitors.addDoctor();
  openBrowser = await createRoleVisitors(app);
  const { answers: _, email: __, ...visit } = VISIT_CANARY;
  const booked = await visitors.book(visitors.keepers.people.user, doctor, '2031-11-25T08:00:00+07:00', visit);
  ({ code } = bookingPlaced.parse(await booked.json()));
});
afterAll(() => app.close());

const READS = Object.keys(ACCESS).filter(call => call.startsWith('GET '));

/** The address of a call that asks for the visit, its calendar, its place and its doctor by everything calls take. */
function addressOf(call: string): string {
  const path = call.slice('GET '.length);
  const id = String(path.includes('professional') ? doctor.professional : doctor.place);
  const query = new URLSearchParams({
    place: String(doctor.place),
    professional: String(doctor.professional),
    q: 'kenari',
    from: '2031-11-19',
    to: '2031-11-30',
    filter: JSON.stringify({ q: 'kenari' }),
  });
  return `${path.replace(':code', code).replace(/:\w+/g, id)}?${query}`;
}

it('nobody but the booker, the calendar’s owner and, audited, staff is answered anything of a visit, by whichever call', async () => {
  const answered: string[] = [];
  for (const role of ROLE_VISITORS) {
    const request = await openBrowser(role);
    for (const call of READS) {
      const text = await (await request(addressOf(call))).text();
      if (visitTraces(text.replaceAll('"q":"kenari"', '')).length > 0) answered.push(`${role} ${call}`);
    }
  }
  expect(answered.sort()).toEqual(ANSWERED);
  const looks = await textOf(app.services.db.primary).all<{ email: string }>(
    `select account.email from audit_entry entry join account on account.id = entry.actor_id
     where entry.action = 'booking.list' order by account.email`,
  );
  expect(looks.map(({ email }) => email)).toEqual([emailOf('admin'), emailOf('moderator')].sort());
});
