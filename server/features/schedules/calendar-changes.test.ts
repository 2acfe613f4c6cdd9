import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { MORNING, type Of, readCalendar, type SavedCalendars, savedCalendars } from '../../testing/saved-calendars.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { keyOf } from './calendar-of.ts';
import { slotDay } from './contract.ts';
import { loadCalendars } from './queries/load-calendars.ts';

/** Wednesday, 09h00 in Hà Nội; in the next 60 days are 1 January and 24 November of no year but this one. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let keepers: CalendarKeepers;
let people: CalendarKeepers['people'];
let send: CalendarKeepers['send'];
let managed: SavedCalendars['managed'];
let save: SavedCalendars['save'];
let another: SavedCalendars['another'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  keepers = await addCalendarKeepers(app);
  ({ people, send } = keepers);
  ({ managed, save, another } = savedCalendars(keepers));
});
afterAll(() => app.close());

/** Writes past the calls. */
const set = (sql: string, ...values: (number | Date)[]) =>
  app.services.db.transaction(async unit => void (await textOf(unit).sql(sql, values)));

describe('the preview', () => {
  const preview = async (schedule: object, of?: Of) => {
    const answer = await send(people.clinic, 'POST preview/', schedule, of);
    expect(answer.status).toBe(200);
    const { days }: { days: unknown } = await answer.json();
    return slotDay.array().parse(days);
  };

  it('has the slots of the next 21 dates and saves nothing', async () => {
    const of = await another();
    const days = await preview({ notice_minutes: 0, weekly: [MORNING] }, of);
    expect(days).toHaveLength(21);
    expect(days.filter(({ slots }) => slots.length > 0).map(({ date }) => date)).toEqual([
      '2031-11-19',
      '2031-11-26',
      '2031-12-03',
    ]);
    expect(days[7]?.slots[2]).toEqual({
      start: '2031-11-26T09:10:00+07:00',
      end: '2031-11-26T09:40:00+07:00',
      state: 'open',
      capacity: 1,
      booked: 0,
    });
    expect((await managed(people.clinic, of)).version).toBe(0);
  });

  it('of a doctor is bound by what the place has closed', async () => {
    const closing = { kind: 'closed', date: '2031-11-26', until: '2031-11-26' };
    expect((await save(people.clinic, { exceptions: [closing] }, { professional: null })).status).toBe(200);
    const days = await preview({ notice_minutes: 0, weekly: [MORNING] }, await another());
    expect(days[7]).toEqual({ date: '2031-11-26', slots: [] });
    expect((await save(people.clinic, {}, { professional: null })).status).toBe(200);
  });

  it('refuses what could not be saved', async () => {
    expect((await send(people.clinic, 'POST preview/', { weekly: [MORNING, MORNING] })).status).toBe(422);
    expect((await send(people.user, 'POST preview/', {})).status).toBe(403);
  });
});

describe('public holidays', () => {
  it('are suggested, change nothing, and close the calendar when they are accepted', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING] }, of);
    const { suggested_holidays: suggested, schedule } = await managed(people.clinic, of);
    expect(suggested).toEqual([
      { date: '2031-11-24', name: 'Ngày Văn hóa Việt Nam' },
      { date: '2032-01-01', name: 'Tết Dương lịch' },
    ]);
    expect(schedule.exceptions).toEqual([]);
    const accepted = await readCalendar(await send(people.clinic, 'POST holiday/', { dates: ['2031-11-24'] }, of));
    expect(accepted.suggested_holidays.map(({ date }) => date)).toEqual(['2032-01-01']);
    expect(accepted.schedule.exceptions).toEqual([
      { kind: 'closed', date: '2031-11-24', until: '2031-11-24', from: null, to: null, note: 'Ngày Văn hóa Việt Nam' },
    ]);
    expect(accepted.schedule.weekly).toHaveLength(1);
    expect((await send(people.clinic, 'POST holiday/', { dates: ['2031-11-25'] }, of)).status).toBe(422);
    expect((await send(people.clinic, 'POST holiday/', { dates: ['2031-11-24'] }, await another())).status).toBe(404);
  });
});

describe('a change of a calendar', () => {
  /** The last two messages about changes, by topic. */
  const told = async () => {
    const rows = await textOf(app.services.db.primary).all<{ topic: string; payload: unknown }>(
      `select topic, payload from outbox_message where topic in ('calendar.changed', 'entity.changed') order by id desc limit 2`,
    );
    const read = (payload: unknown): unknown => (typeof payload === 'string' ? JSON.parse(payload) : payload);
    return rows.map(({ topic, payload }) => ({ topic, payload: read(payload) }));
  };
  const messages = (of: { place: number; professional: number | null }, subject: string, id: number) => [
    { topic: 'calendar.changed', payload: { ...of, closings: true } },
    { topic: 'entity.changed', payload: { subject, ids: [id], aspects: ['calendar'], hides: false } },
  ];

  it('is scheduled for those who store times of it, and makes stale the page of the doctor or of the place', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING] }, of);
    const { place } = keepers;
    expect(await told()).toEqual(messages({ place, ...of }, 'professional', of.professional));
    await save(people.clinic, {}, { professional: null });
    expect(await told()).toEqual(messages({ place, professional: null }, 'place', place));
  });

  it('of its confirmation alone makes pages stale, and no times', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING] }, of);
    const count = async () => {
      const sql = "select count(*) as n from outbox_message where topic = 'calendar.changed'";
      return Number((await textOf(app.services.db.primary).first<{ n: number }>(sql))?.n);
    };
    const before = await count();
    expect((await send(people.clinic, 'POST confirm/', undefined, of)).status).toBe(200);
    expect(await count()).toBe(before);
    expect((await told())[0]?.topic).toBe('entity.changed');
  });
});

describe('what bookings load', () => {
  const load = (pairs: Parameters<typeof loadCalendars>[1]) => loadCalendars(app.services.db.primary, pairs);

  it('is each wanted calendar with the closings of its place and the buffers of its other places', async () => {
    const { directory, place } = keepers;
    const other = await directory.addPlace();
    const professional = await directory.addProfessional({ workplaces: [place, other] });
    const closing = { kind: 'closed', date: '2031-12-24', until: '2031-12-24' };
    await save(people.clinic, { exceptions: [closing] }, { professional: null });
    await save(people.clinic, { weekly: [MORNING], notice_minutes: 30 }, { professional });
    await save(people.editor, { weekly: [MORNING], buffer_before: 7, buffer_after: 9 }, { place: other, professional });
    const wanted = [
      { place, professional },
      { place, professional: null },
      { place: other, professional: null },
    ];
    const found = await load(wanted);
    expect([...found.keys()].sort()).toEqual(
      [keyOf({ place, professional }), keyOf({ place, professional: null })].sort(),
    );
    const theirs = found.get(keyOf({ place, professional }));
    expect(theirs?.rules).toMatchObject({ notice_minutes: 30, place_exceptions: [closing] });
    expect(theirs?.buffersElsewhere.get(other)).toMatchObject({ buffer_before: 7, buffer_after: 9 });
    expect(theirs?.buffersElsewhere.size).toBe(1);
    expect(found.get(keyOf({ place, professional: null }))?.rules).toMatchObject({
      exceptions: [closing],
      place_exceptions: [],
    });
  });

  it('is nothing of a calendar that takes a pause, nor where the place, the doctor or the work there is not public', async () => {
    const { place } = keepers;
    const { professional } = await another();
    const key = keyOf({ place, professional });
    const has = async () => (await load([{ place, professional }])).has(key);
    await save(people.clinic, { weekly: [MORNING] }, { professional });
    expect(await has()).toBe(true);
    await save(people.clinic, { weekly: [MORNING], accepts_booking: false }, { professional });
    expect(await has()).toBe(false);
    await save(people.clinic, { weekly: [MORNING] }, { professional });
    for (const [table, id] of [
      ['professional', professional],
      ['place', place],
    ] as const) {
      await set(`update ${table} set status = 'hidden' where id = ?`, id);
      expect(await has()).toBe(false);
      await set(`update ${table} set status = 'published' where id = ?`, id);
      expect(await has()).toBe(true);
    }
    await set('delete from workplace where professional_id = ?', professional);
    expect(await has()).toBe(false);
  });
});
