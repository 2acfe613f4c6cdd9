import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingPlaced } from '../features/bookings/contract.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { textOf } from '../platform/db/text.ts';
import { Secret } from '../platform/env/secret.ts';
import { createLogger } from '../platform/log/logger.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../testing/booking-visitors.ts';
import { type CanaryBrowser, createCanaryBrowser, MARK } from '../testing/canary.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { sentTexts } from '../testing/sent-texts.ts';
import { storedTexts } from '../testing/stored-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  BOOKED_BY_CANARY,
  CANARY_NOTE,
  VISIT_CANARY,
  visitTraces,
  visitTracesAndNotes,
} from '../testing/visit-canary.ts';
import type { Request } from '../testing/visitor.ts';
import { createWork } from './create-work.ts';

/** Where data of visits are kept because that is what these columns are for. */
const KEPT = new Set([
  'booking.name',
  'booking.phone',
  'booking.address',
  'booking.date_of_birth',
  'booking.reason_text',
  'booking.answers',
  'booking.booked_by_name',
  'booking.booked_by_phone',
  'booking.message',
]);

const lines: string[] = [];
const log = createLogger('trace', { write: line => void lines.push(line) });
const METRICS_TOKEN = 'a token of the monitoring';
/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let visitors: BookingVisitors;
let doctor: Bookable;
let reason: number;
let browser: CanaryBrowser;
let clinic: Request;
beforeAll(async () => {
  const config = { trustProxy: 1, metricsToken: new Secret(METRICS_TOKEN) };
  app = await startTestApp({ world: 'tiny', services: { log, clock }, config });
  visitors = await addBookingVisitors(app);
  clinic = visitors.keepers.people.clinic;
  const reasons = [{ name: 'Khám tim', minutes: 30, note: CANARY_NOTE, questions: ['Bạn đang uống thuốc gì?'] }];
  doctor = await visitors.addDoctor({ weekly: daily(480, 1_080, 4), reasons });
  const whose = `place=${doctor.place}&professional=${doctor.professional}`;
  const calendar = await (await visitors.stranger()(`/api/v1/calendar/?${whose}`)).json();
  reason = calendar.reasons[0].id;
  browser = createCanaryBrowser(app);
});
afterAll(() => app.close());

const send = async (who: Request, method: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await who(path, { method, body: JSON.stringify(body), headers });
  await answer.body?.cancel();
  return answer.status;
};
const slot = (time: string) => ({ ...doctor, booking_start: `${time}:00+07:00` });
const canaryVisit = (time: string, more: object = {}) => ({ ...VISIT_CANARY, reason, ...slot(time), ...more });
const book = async (time: string, more: object = {}) => {
  const body = JSON.stringify(canaryVisit(time, more));
  const answer = await browser.request('/api/v1/booking/', { method: 'POST', body });
  const { code, link } = bookingPlaced.parse(await answer.json());
  await createWork(app.services).drain();
  return { code, link, key: new URL(link, app.url).searchParams.get('key') ?? '' };
};
const at = async (time: string) => {
  clock.advance(new Date(`${time}:00+07:00`).getTime() - clock.now().getTime());
  await createWork(app.services).drain();
};

describe('visits of a patient whose every datum is a canary', () => {
  it('are held, booked, repeated, read, moved and cancelled', async () => {
    const { request } = browser;
    await request('/api/v1/site/');
    expect(await send(request, 'POST', '/api/v1/booking/hold/', slot('2031-11-25T08:00'))).toBe(200);
    const key = { 'Idempotency-Key': `${MARK}-lan-dau` };
    const visit = canaryVisit('2031-11-25T08:00');
    expect(await send(request, 'POST', '/api/v1/booking/', visit, key)).toBe(200);
    expect(await send(request, 'POST', '/api/v1/booking/', visit, key)).toBe(200);
    expect(await send(request, 'POST', '/api/v1/booking/', canaryVisit('2031-11-25T08:30'), key)).toBe(422);
    const moved = await book('2031-11-25T09:00');
    const own = `/api/v1/booking/${moved.code}/`;
    expect(visitTraces(await (await request(`${own}?key=${moved.key}`)).text())).not.toEqual([]);
    expect((await request(`${own}?key=${MARK}`)).status).toBe(404);
    const to = { key: moved.key, booking_start: slot('2031-11-25T10:00').booking_start };
    expect(await send(request, 'POST', `${own}move/`, to)).toBe(200);
    const gone = await book('2031-11-25T11:00', { booked_by: BOOKED_BY_CANARY });
    expect(await send(request, 'POST', `/api/v1/booking/${gone.code}/cancel/`, { key: gone.key })).toBe(200);
  });

  it('are refused: wrong fields, unreadable bodies, a database that fails', async () => {
    const { request } = browser;
    for (const more of [
      { date_of_birth: MARK },
      { phone: `${MARK} 1` },
      { answers: [MARK, MARK, MARK] },
      { reason: 1e6 },
    ]) {
      expect(
        await send(request, 'POST', '/api/v1/booking/', canaryVisit('2031-11-25T12:00', { email: null, ...more })),
      ).toBe(422);
    }
    const broken = await request('/api/v1/booking/', { method: 'POST', body: `{"reason_booking":"${MARK}` });
    expect(broken.status).toBe(400);
    const rename = (from: string, to: string) =>
      app.services.db.transaction(unit => textOf(unit).sql(`alter table ${from} rename to ${to}`));
    for (const table of ['outbox_message', 'booking']) {
      await rename(table, `${table}_gone`);
      try {
        expect(await send(request, 'POST', '/api/v1/booking/', canaryVisit('2031-11-25T12:00', { email: null }))).toBe(
          500,
        );
      } finally {
        await rename(`${table}_gone`, table);
      }
    }
  });

  it('are listed, confirmed, moved, cancelled with a message and written down by their provider', async () => {
    const list = `/api/v1/booking/manage/?place=${doctor.place}&from=2031-11-19&to=2031-12-10`;
    expect(visitTraces(await (await clinic(list)).text())).not.toEqual([]);
    // Each from a number of its own: one number may have a few visits to come in a calendar.
    const [confirmed, moved, cancelled] = [
      await book('2031-11-26T08:00', { phone: '0912 345 671' }),
      await book('2031-11-26T09:00', { phone: '0912 345 672' }),
      await book('2031-11-26T10:00', { phone: '0912 345 673' }),
    ];
    const manage = (code: string, how: string, body: object = {}) =>
      send(clinic, 'POST', `/api/v1/booking/manage/${code}/${how}/`, body);
    expect(await manage(confirmed.code, 'confirm')).toBe(200);
    expect(await manage(moved.code, 'move', { booking_start: slot('2031-11-26T14:00').booking_start })).toBe(200);
    expect(await manage(cancelled.code, 'cancel', { message: `${MARK} bác sĩ bận` })).toBe(200);
    expect(await manage(confirmed.code, 'complete', { message: MARK })).toBe(409);
    const { name, phone, reason_booking } = VISIT_CANARY;
    const walkIn = { ...slot('2031-11-19T16:00'), name, phone, reason_booking };
    expect(await send(clinic, 'POST', '/api/v1/customer/create/', walkIn)).toBe(200);
    expect((await clinic(`/api/v1/booking/manage/summary/?place=${doctor.place}`)).status).toBe(200);
    await createWork(app.services).drain();
  });

  it('are reminded of, not answered, kept, and not come to', async () => {
    for (const time of [
      '2031-11-20T12:00',
      '2031-11-22T20:30',
      '2031-11-23T12:00',
      '2031-11-24T20:30',
      '2031-11-25T18:00',
    ]) {
      await at(time);
    }
    const states = await textOf(app.services.db.primary).all<{ state: string }>(
      'select state from booking where place_id = ?',
      [doctor.place],
    );
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['cancelled', 'confirmed']));
  });

  it('leave no trace in the log', () => {
    const all = lines.join('');
    expect(all).toContain('/api/v1/booking/:code/');
    expect(lines.filter(line => line.includes('"level":50')).length).toBeGreaterThanOrEqual(2);
    expect(visitTracesAndNotes(all)).toEqual([]);
  });

  it('leave no trace in subjects and addresses of email messages', async () => {
    const mails = await sentMails(app);
    expect(mails.filter(({ to, subject }) => to === VISIT_CANARY.email && subject.includes('nhắc'))).not.toEqual([]);
    const links = mails.flatMap(({ text, html }) => `${text} ${html}`.match(/(https?|tel|mailto):[^\s"<]+/g) ?? []);
    expect(links.length).toBeGreaterThan(0);
    const written = [...mails.map(({ subject }) => subject), ...links.map(link => decodeURIComponent(link))];
    expect(visitTracesAndNotes(written.join('\n'))).toEqual([]);
  });

  it('leave no trace in what providers are mailed about visits that wait', async () => {
    const waiting = (await sentMails(app)).filter(({ subject }) => subject.includes('đang chờ bạn xác nhận'));
    expect(waiting).not.toEqual([]);
    expect(visitTracesAndNotes(waiting.map(({ text, html }) => text + html).join('\n'))).toEqual([]);
  });

  it('leave no trace in messages to phones', async () => {
    const texts = await sentTexts(app);
    const all = texts.map(({ text }) => text).join('\n');
    for (const about of ['da bi huy', 'doi sang', 'nhac 2 lich hen']) expect(all).toContain(about);
    expect(visitTracesAndNotes(texts.map(({ text, key }) => `${key} ${text}`).join('\n'))).toEqual([]);
  });

  it('leave no trace in the metrics', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await app.request('/metrics', { headers })).text();
    expect(metrics).toContain('http');
    expect(visitTracesAndNotes(metrics)).toEqual([]);
  });

  it('leave no trace in the database but in the visit itself: not in search, statistics, outbox and audit', async () => {
    const stored = await storedTexts(app.services.db);
    const traces = new Set(stored.filter(({ text }) => visitTraces(text).length > 0).map(({ at: column }) => column));
    expect([...traces].sort()).toEqual([...KEPT].sort());
    const notes = stored.filter(({ text }) => text.includes('chích choè'));
    expect(new Set(notes.map(({ at: column }) => column))).toEqual(new Set(['visit_reason.note']));
  });
});
