import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { type VisitKeeper, visitKeeper } from '../../testing/managed-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { deleteProfessionals } from '../professionals/commands/delete-professionals.ts';
import { visitFeedCalls } from './feed-contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const DAY_MS = 86_400_000;
const at = (time: string, day = '2031-11-20') => `${day}T${time}:00+07:00`;

const lines: string[] = [];
let app: TestApp;
let visitors: BookingVisitors;
let visits: VisitKeeper;
let people: BookingVisitors['keepers']['people'];
beforeAll(async () => {
  const log = createLogger('trace', { write: line => void lines.push(line) });
  app = await startTestApp({ world: 'tiny', services: { clock, log }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  ({ people } = visitors.keepers);
  visits = visitKeeper(visitors);
});
afterAll(() => app.close());

const feed = (who: Request, whose: string, method = 'GET') => who(`/api/v1/booking/manage/feed/?${whose}`, { method });
/** A new address, without the site's own. */
const renewed = async (who: Request, whose: string): Promise<string> => {
  const answer = visitFeedCalls.renewFeed.answer.parse(await (await feed(who, whose, 'POST')).json());
  return new URL(answer.address).pathname;
};
const read = (path: string, address?: string) => visitors.stranger(address)(path);
/** The appointments of a feed, in the order of time. */
const events = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map(event => Object.fromEntries(event.getAllProperties().map(each => [each.name, String(each.getFirstValue())])))
    .sort((a, b) => String(a.dtstart).localeCompare(String(b.dtstart)));
/** A doctor of the clinic whose page the doctor's account owns too. */
const ownDoctor = async (schedule: object = {}) => {
  const doctor = await visitors.addDoctor(schedule);
  await app.services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into provider_link (account_id, kind, entity_id, created_at)
       select id, 'professional', ?, ? from account where email = ?`,
      [doctor.professional, clock.now(), ACCOUNTS.doctor.email],
    ),
  );
  return { ...doctor, whose: `professional=${doctor.professional}` };
};

describe('the feed of visits', () => {
  it('shows a calendar program initials and reasons of visits, and nothing else of patients', async () => {
    const { whose, ...doctor } = await ownDoctor({ reasons: [{ name: 'Khám lại', minutes: 60 }] });
    const reason = await textOf(app.services.db.primary).first<{ id: number }>(
      'select max(id) as id from visit_reason',
    );
    const secrets = { reason_booking: 'Đau thượng vị', date_of_birth: '1990-05-31', email: 'kin@thu.example' };
    const code = await visits.booked(doctor, at('08:30'), { ...secrets, reason: reason?.id });
    const cancelled = await visits.booked(doctor, at('10:30'));
    await visits.act(people.clinic, cancelled, 'cancel', {});
    const answer = await read(await renewed(people.doctor, whose));
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(text).toContain('Lịch hẹn: Nguyễn Văn Thử');
    expect(events(text)).toEqual([
      expect.objectContaining({
        uid: `${code}@${new URL(app.services.config.origin).hostname}`,
        status: 'TENTATIVE',
        class: 'PRIVATE',
        summary: 'T.T.B. – Khám lại',
        location: 'Phòng khám Thử',
        description: 'Nguyễn Văn Thử',
        dtstart: '2031-11-20T01:30:00Z',
        dtend: '2031-11-20T02:30:00Z',
      }),
    ]);
    const unfolded = text.replaceAll('\r\n ', '');
    for (const secret of ['Bình', 'thượng vị', '1990', 'kin@thu', '912345678', '912 345 678']) {
      expect(unfolded).not.toContain(secret);
    }
  });

  it('of a place has the visits of all its doctors, 30 days back', async () => {
    const doctor: Bookable = await visitors.addDoctor({ confirms_at_once: true });
    const code = await visits.booked(doctor, at('08:00'));
    const path = await renewed(people.clinic, `place=${doctor.place}`);
    const codes = async () => events(await (await read(path)).text()).map(({ uid }) => String(uid).split('@')[0]);
    expect(await codes()).toContain(code);
    clock.advance(30 * DAY_MS);
    expect(await codes()).toContain(code);
    clock.advance(DAY_MS);
    expect(await codes()).not.toContain(code);
    clock.advance(-31 * DAY_MS);
  });

  it('ends with its address when that is renewed, and with the right to the page', async () => {
    const { whose, professional } = await ownDoctor();
    expect(await (await feed(people.doctor, whose)).json()).toEqual({ created_at: null });
    const [first, second] = [await renewed(people.doctor, whose), await renewed(people.doctor, whose)];
    expect(await (await feed(people.doctor, whose)).json()).toEqual({ created_at: clock.now().toISOString() });
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await read(second.replace(/feed\/.{43}/, `feed/${'x'.repeat(43)}`))).status).toBe(404);
    await app.services.db.transaction(unit =>
      textOf(unit).sql("delete from provider_link where kind = 'professional' and entity_id = ?", [professional]),
    );
    expect((await read(second)).status).toBe(404);
  });

  it('is deleted with its page, and no feed of another page is', async () => {
    const [doctor, other] = [await ownDoctor(), await ownDoctor()];
    const [path, stays] = [await renewed(people.doctor, doctor.whose), await renewed(people.doctor, other.whose)];
    const left = async () =>
      (await textOf(app.services.db.primary).all<{ id: number }>('select entity_id as id from visit_feed')).map(
        ({ id }) => id,
      );
    expect(await left()).toContain(doctor.professional);
    await deleteProfessionals(app.services, [doctor.professional]);
    expect(await left()).not.toContain(doctor.professional);
    expect([(await read(path)).status, (await read(stays)).status]).toEqual([404, 200]);
  });

  it('is made by owners alone, for one page', async () => {
    const { place, professional } = await visitors.addDoctor();
    for (const method of ['GET', 'POST']) {
      for (const who of [people.user, people.doctor, people.moderator]) {
        expect((await feed(who, `place=${place}`, method)).status).toBe(403);
      }
      expect((await feed(people.clinic, `professional=${professional}`, method)).status).toBe(403);
      expect((await feed(people.clinic, `place=${place}&professional=${professional}`, method)).status).toBe(400);
      expect((await feed(people.clinic, '', method)).status).toBe(400);
    }
  });

  it('keeps its secret as a hash, and logs neither that nor what it shows', async () => {
    const { whose } = await ownDoctor();
    const path = await renewed(people.doctor, whose);
    const secret = /feed\/([^/]{43})\//.exec(path)?.[1] ?? '';
    await read(path);
    const { db } = app.services;
    const kept = await textOf(db.primary).all<object>('select * from visit_feed');
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(lines.filter(line => line.includes('lich-kham.ics'))).not.toEqual([]);
    expect(lines.filter(line => line.includes(secret) || line.includes('Nguyễn Văn Thử'))).toEqual([]);
  });

  it('is refused for a while to a reader who asks again and again', async () => {
    const { whose } = await ownDoctor();
    const path = await renewed(people.doctor, whose);
    const statuses = [];
    for (let i = 0; i < 121; i += 1) statuses.push((await read(path)).status);
    expect([statuses.indexOf(429), statuses.length]).toEqual([120, 121]);
  });
});
