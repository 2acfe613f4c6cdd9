import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { sendBeacon } from '../../testing/send-beacon.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { summarise } from './queries/summarise.ts';

const clock = fixedClock(new Date('2026-03-10T18:00:00Z'));
const DAY = '2026-03-11';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ services: { clock } });
});
afterAll(() => app.close());

const read = <Row extends object>(sql: string) => textOf(app.services.db.primary).all<Row>(sql);
beforeEach(() =>
  app.services.db.transaction(async unit => {
    for (const table of ['analytics_hit', 'analytics_day_count', 'consent_record'])
      await textOf(unit).sql(`delete from ${table}`);
  }),
);

const send = (body: Record<string, unknown>, cookie = '') => sendBeacon(app, body, { cookie });
const consented = () => `antam_consent=1.granted.${randomUUID()}`;
const page = (path: string, title = 'Bác sĩ') => ({ kind: 'page', path, title });

describe('POST /api/v1/analytics/', () => {
  it('[TRK-04] keeps the random id that was sent with a hit', async () => {
    const user_id = randomUUID();
    await send({ user_id, hits: [page('/')] }, consented());
    expect(await read('select user_id from analytics_hit')).toEqual([{ user_id }]);
  });

  it('[TRK-01] [TRK-02] [TRK-03] keeps pages, events and timings with the random id of a visitor who has consented', async () => {
    const user_id = randomUUID();
    const hits = [
      page('/bac-si/', 'Tìm bác sĩ'),
      { kind: 'virtual', path: '/ghi-nho/them-moi/hoan-thanh/' },
      { kind: 'event', path: '/bac-si/', category: 'thanks', action: 'failed', label: 'Bài viết', value: 7 },
      { kind: 'timing', path: '/bac-si/', category: 'page', action: 'load', value: 812 },
    ];
    const answer = await send({ user_id, hits }, consented());
    expect(await answer.json()).toEqual({ kept: 4 });
    const nothing = { title: '', category: '', action: '', label: '', value: null, user_id, day: DAY };
    expect(
      await read(
        'select day, kind, path, title, category, action, label, value, user_id from analytics_hit order by id',
      ),
    ).toEqual([
      { ...nothing, kind: 'page', path: '/bac-si/', title: 'Tìm bác sĩ' },
      { ...nothing, kind: 'virtual', path: '/ghi-nho/them-moi/hoan-thanh/' },
      {
        ...nothing,
        kind: 'event',
        path: '/bac-si/',
        category: 'thanks',
        action: 'failed',
        label: 'Bài viết',
        value: 7,
      },
      { ...nothing, kind: 'timing', path: '/bac-si/', category: 'page', action: 'load', value: 812 },
    ]);
  });

  it.each(['', 'antam_consent=1.refused', `antam_consent=0.granted.${randomUUID()}`])(
    'only counts views when the consent is %j, whatever id is sent',
    async cookie => {
      const event = { kind: 'event', path: '/', category: 'a', action: 'b' };
      const answer = await send({ user_id: randomUUID(), hits: [page('/'), page('/'), event] }, cookie);
      expect(await answer.json()).toEqual({ kept: 2 });
      expect(await read('select * from analytics_hit')).toEqual([]);
      expect(await read('select day, path, "count" from analytics_day_count')).toEqual([
        { day: DAY, path: '/', count: 2 },
      ]);
    },
  );

  it('keeps a page, but does not count it again, that was counted before the consent', async () => {
    await send({ hits: [page('/')] });
    await send({ user_id: randomUUID(), hits: [{ ...page('/'), counted: true }] }, consented());
    expect(await read('select path, "count" from analytics_day_count')).toEqual([{ path: '/', count: 1 }]);
    expect(await read('select path from analytics_hit')).toEqual([{ path: '/' }]);
  });

  it('adds up over batches that come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send({ hits: [page('/bac-si/'), page('/co-so-y-te/')] })));
    expect(await read('select path, "count" from analytics_day_count order by path')).toEqual([
      { path: '/bac-si/', count: 8 },
      { path: '/co-so-y-te/', count: 8 },
    ]);
  });

  it('keeps nothing personal', async () => {
    const hits = [
      page('/quen-mat-khau/k3J9x_Zq7Lw2Vb8Nt5Rm1Yc4Hd6Gf0Pa/', 'mai@example.com'),
      page('/hoi-bac-si/dau-dau-7/', 'Tôi bị đau đầu'),
      page('/bac-si/', 'Gọi 0912345678'),
      { kind: 'event', path: '/', category: 'a', action: 'b', label: 'mai@example.com' },
    ];
    await send({ user_id: randomUUID(), hits }, consented());
    expect(await read('select path, title, label from analytics_hit order by id')).toEqual([
      { path: '/quen-mat-khau/:token/', title: '', label: '' },
      { path: '/hoi-bac-si/dau-dau-7/', title: '', label: '' },
      { path: '/bac-si/', title: 'Gọi [number]', label: '' },
      { path: '/', title: '', label: '[email]' },
    ]);
  });

  it('drops paths that this site does not have', async () => {
    const answer = await send({ hits: [{ kind: 'virtual', path: '/nhan-xet/xong/' }, page('/../x/')] });
    expect(await answer.json()).toEqual({ kept: 0 });
    expect(await read('select * from analytics_day_count')).toEqual([]);
  });

  const hit = page('/');
  it.each([
    ['no hits', { hits: [] }],
    ['too many hits', { hits: Array.from({ length: 51 }, () => hit) }],
    ['an id that is not random', { hits: [hit], user_id: '42' }],
    ['an unknown kind', { hits: [{ ...hit, kind: 'click' }] }],
    ['a path with a query', { hits: [page('/?q=x')] }],
    ['an endless title', { hits: [page('/', 'x'.repeat(301))] }],
    [
      'a value beyond all numbers',
      { hits: [{ kind: 'timing', path: '/', category: 'a', action: 'b', value: 2 ** 31 }] },
    ],
    ['no batch', { hits: 'x' }],
  ])('refuses %s', async (_, body) => expect((await send(body)).status).toBe(422));

  it('refuses a batch without the token, and one of more than 100 kB', async () => {
    expect((await send({ hits: [hit], xsrf_token: 'x' })).status).toBe(403);
    expect((await send({ hits: [hit], padding: 'x'.repeat(102_400) })).status).toBe(413);
  });
});

describe('GET /api/admin/analytics/', () => {
  it('is not for visitors', async () => {
    expect((await app.request('/api/admin/analytics/')).status).toBe(401);
  });

  it('is for staff of any role, and for nobody else who is logged in', async () => {
    await send({ hits: [page('/')] });
    const read = async (role: string) => {
      const email = `${role}@analytics.example`;
      const now = clock.now();
      await app.services.db.transaction(unit =>
        textOf(unit).sql(
          `insert into account (email, name, role, utm, created_at, updated_at) values (?, 'A', ?, '{}', ?, ?)`,
          [email, role, now, now],
        ),
      );
      const visitor = await logIn(app, email);
      return visitor(`/api/admin/analytics/?from=${DAY}&to=${DAY}`);
    };
    expect((await read('user')).status).toBe(403);
    const answer = await read('moderator');
    expect(await answer.json()).toMatchObject({ from: DAY, to: DAY, days: [{ day: DAY, views: 1 }], visitors: 0 });
  });

  it('sums up by day and by path', async () => {
    const user_id = randomUUID();
    await send({ hits: [page('/'), page('/'), page('/bac-si/')] });
    const timing = (value: number) => ({ kind: 'timing', path: '/', category: 'page', action: 'load', value });
    const event = { kind: 'event', path: '/', category: 'thanks', action: 'done' };
    await send({ user_id, hits: [page('/'), timing(100), timing(301), event] }, consented());
    const { read: reader } = app.services.db;
    expect(await summarise(reader, { from: '2026-03-01', to: DAY })).toEqual({
      from: '2026-03-01',
      to: DAY,
      days: [{ day: DAY, views: 4 }],
      paths: [
        { path: '/', views: 3 },
        { path: '/bac-si/', views: 1 },
      ],
      events: [{ category: 'thanks', action: 'done', count: 1 }],
      timings: [{ category: 'page', action: 'load', count: 2, average_ms: 201 }],
      visitors: 1,
    });
    expect(await summarise(reader, { from: DAY, to: DAY, path: '/bac-si/' })).toMatchObject({
      days: [{ day: DAY, views: 1 }],
      paths: [{ path: '/bac-si/', views: 1 }],
      visitors: 0,
    });
    expect((await summarise(reader, { from: '2026-03-01', to: '2026-03-10' })).days).toEqual([]);
  });
});

describe('POST /api/v1/consent/', () => {
  const choose = (body: object) => app.request('/api/v1/consent/', { method: 'POST', body: JSON.stringify(body) });
  const records = () => read('select consent_id, choice, version from consent_record order by id');

  it('records a consent and its withdrawal, which deletes what was kept about the visitor', async () => {
    const [consent_id, mine, other] = [randomUUID(), randomUUID(), randomUUID()];
    const given = await choose({ consent_id, choice: 'granted', version: 1 });
    expect(await given.json()).toEqual({ recorded: true });
    for (const user_id of [mine, other]) await send({ user_id, hits: [page('/')] }, consented());
    await choose({ consent_id, choice: 'refused', version: 1, forget_user_id: mine });
    expect(await records()).toEqual([
      { consent_id, choice: 'granted', version: 1 },
      { consent_id, choice: 'refused', version: 1 },
    ]);
    expect(await read('select user_id from analytics_hit')).toEqual([{ user_id: other }]);
  });

  it.each([
    ['an id that is not random', { consent_id: '1', choice: 'granted', version: 1 }],
    ['another choice', { consent_id: randomUUID(), choice: 'maybe', version: 1 }],
    ['no version', { consent_id: randomUUID(), choice: 'granted' }],
  ])('refuses %s', async (_, body) => {
    expect((await choose(body)).status).toBe(422);
    expect(await records()).toEqual([]);
  });
});

it('clears what is older than 13 months on every day, also where nobody is measured any more', async () => {
  const { db } = app.services;
  const work = createWork(app.services);
  const days = (table: string) => read(`select day from ${table} where day < '2026' order by day`);
  await db.transaction(async unit => {
    for (const day of ['2025-02-07', '2025-02-08']) {
      await textOf(unit).sql('insert into analytics_day_count (day, path, "count") values (?, ?, 1)', [day, '/']);
      await textOf(unit).sql(`insert into analytics_hit (day, at, kind, path, user_id) values (?, ?, 'page', '/', ?)`, [
        day,
        clock.now(),
        randomUUID(),
      ]);
    }
  });
  await work.drain();
  expect(await days('analytics_day_count')).toEqual([{ day: '2025-02-08' }]);
  expect(await days('analytics_hit')).toEqual([{ day: '2025-02-08' }]);
  clock.advance(86_400_000);
  await work.drain();
  expect(await days('analytics_day_count')).toEqual([]);
  await work.stop();
});
