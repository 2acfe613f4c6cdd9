import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { Secret } from '../../platform/env/secret.ts';
import { type AddReader, contactReaders } from '../../testing/contact-readers.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isUnusual, refusedShare } from './queries/contact-counts.ts';
import { contactCounts } from './staff-contract.ts';

const METRICS_TOKEN = 'a token of the monitoring';

const PHONE = `/api/v1/place/${PLACES.hospital.id}/phone/`;
const OTHER_PHONE = `/api/v1/place/${PLACES.clinic.id}/phone/`;

const clock = fixedClock(new Date('2026-11-21T03:00:00Z'));
let app: TestApp;
let add: AddReader;
beforeAll(async () => {
  app = await startTestApp({
    world: 'tiny',
    config: { trustProxy: 1, metricsToken: new Secret(METRICS_TOKEN) },
    services: { clock },
  });
  add = contactReaders(app);
});
afterAll(() => app.close());

const read = async () => {
  const moderator = await logIn(app, ACCOUNTS.moderator.email);
  return contactCounts.parse(await (await moderator('/api/admin/contact-counts/')).json());
};
const write = (day: string, outcome: string, count: number) =>
  app.services.db.transaction(unit =>
    textOf(unit).sql('insert into contact_day_count (day, outcome, "count") values (?, ?, ?)', [day, outcome, count]),
  );

describe('what staff see of contacts that were asked for', () => {
  it('[ROLE-31] is nothing but zeros on the first day', async () => {
    const counts = await read();
    expect(counts).toMatchObject({ shown: 0, refused: 0, share: null, is_unusual: false });
    expect(counts.days.map(({ day }) => day)).toEqual(
      ['15', '16', '17', '18', '19', '20', '21'].map(day => `2026-11-${day}`),
    );
  });

  it('[ROLE-31] is how often they were shown, and refused for which reason', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, () => add('203.0.113.1')));
    const answers = await Promise.all(readers.map(({ request }) => request(PHONE)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const again = await readers[0]?.request(PHONE);
    expect(again?.status).toBe(200);
    const strangers = await Promise.all(Array.from({ length: 5 }, () => add('203.0.113.1', 'unconfirmed')));
    for (const { status } of await Promise.all(strangers.map(({ request }) => request(PHONE)))) {
      expect(status).toBe(403);
    }
    await app.services.db.transaction(unit => textOf(unit).sql('update contact_address_quota set used = 300'));
    expect((await readers[0]?.request(OTHER_PHONE))?.status).toBe(429);
    const counts = await read();
    expect(counts).toMatchObject({ shown: 4, refused: 6, share: 0.6, is_unusual: false });
    expect(counts.reasons).toEqual({ unconfirmed: 5, account: 0, address: 1, contact: 0 });
    expect(counts.days.at(-1)).toEqual({ day: '2026-11-21', shown: 4, refused: 6, share: 0.6 });
    const metrics = await (
      await app.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    for (const line of ['"shown"} 4', '"unconfirmed"} 5', '"address"} 1']) {
      expect(metrics).toContain(`antam_contacts_total{outcome=${line}`);
    }
  });

  it('[ROLE-31] is of seven days, and warns when far more is refused than before', async () => {
    await write('2026-11-14', 'account', 5_000);
    await write('2026-11-16', 'shown', 90);
    await write('2026-11-16', 'account', 4);
    expect(await read()).toMatchObject({ shown: 94, refused: 10, is_unusual: false });
    await write('2026-11-21', 'account', 20);
    expect(await read()).toMatchObject({ shown: 94, refused: 30, is_unusual: true });
    clock.advance(86_400_000);
    expect((await read()).is_unusual).toBe(false);
  });
});

describe('a share of refused', () => {
  it('is undefined where nothing was asked for', () => {
    expect([refusedShare({ shown: 0, refused: 0 }), refusedShare({ shown: 3, refused: 1 })]).toEqual([null, 0.25]);
  });

  it.each([
    ['few requests', [0, 19], [100, 0], false],
    ['the first day', [18, 2], [0, 0], true],
    ['less than ten points', [92, 8], [100, 0], false],
    ['ten points more', [90, 10], [100, 0], true],
    ['twice a large share', [40, 60], [70, 30], true],
    ['less than twice a large share', [45, 55], [70, 30], false],
    ['nothing refused', [100, 0], [100, 0], false],
  ])('is unusual or not: %s', (_, [shown = 0, refused = 0], [shownBefore = 0, refusedBefore = 0], expected) => {
    const before = { shown: shownBefore, refused: refusedBefore };
    expect(isUnusual({ shown, refused }, before)).toBe(expected);
  });
});
