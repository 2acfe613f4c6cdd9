import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { keyOf } from './calendar-of.ts';
import { keptCalendar, type ManagedCalendar, managedCalendar, slotDay } from './contract.ts';
import { loadCalendars } from './queries/load-calendars.ts';

/** Wednesday, 09h00 in Hà Nội; in the next 60 days are 1 January and 24 November of no year but this one. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const DAY_MS = 86_400_000;

let app: TestApp;
let keepers: CalendarKeepers;
let people: CalendarKeepers['people'];
let send: CalendarKeepers['send'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  keepers = await addCalendarKeepers(app);
  ({ people, send } = keepers);
});
afterAll(() => app.close());

const MORNING = { weekday: 3, from: 480, to: 600, slot_minutes: 30, capacity: 1, breaks: [{ from: 540, to: 550 }] };
const read = async (answer: Response): Promise<ManagedCalendar> => {
  expect(answer.status).toBe(200);
  return managedCalendar.parse(await answer.json());
};
type Of = Parameters<CalendarKeepers['send']>[3];
const managed = async (who: Request, of?: Of) => read(await send(who, 'GET', undefined, of));
/** Saves over whatever is there now. */
const save = async (who: Request, schedule: object, of?: Of) => {
  const { version } = await managed(who, of);
  return send(who, 'PUT', { ...schedule, version }, of);
};
/** Writes past the calls. */
const set = (sql: string, ...values: (number | Date)[]) =>
  app.services.db.transaction(async unit => void (await textOf(unit).sql(sql, values)));
/** A doctor without a calendar who works at the clinic, and whom the clinic alone keeps. */
const another = async () => ({
  professional: await keepers.directory.addProfessional({ workplaces: [keepers.place] }),
});

describe('a calendar', () => {
  it('is empty and of version 0 before anybody has written it', async () => {
    const shown = await managed(people.clinic, await another());
    expect(shown).toMatchObject({ version: 0, confirmed_at: null, updated_at: null, is_stale: true });
    expect(shown.schedule).toMatchObject({ accepts_booking: true, weekly: [], exceptions: [], reasons: [] });
    expect(shown.can).toEqual({ edit: true, confirm: false });
  });

  it('is read as it was saved, tidied and with its next version', async () => {
    const of = await another();
    const reason = {
      name: '  Khám   lần đầu ',
      minutes: 45,
      price: 0,
      note: 'Nhịn ăn 8 giờ',
      questions: ['Thuốc đang dùng?'],
    };
    const saved = await read(
      await save(
        people.clinic,
        {
          ...{ notice_minutes: 120, buffer_before: 5, buffer_after: 10, daily_limit: 20, note: 'Mang sổ khám' },
          ...{ confirms_at_once: true, weekly: [{ ...MORNING, weekday: 5 }, MORNING], reasons: [reason] },
          exceptions: [
            { kind: 'closed', date: '2031-12-24', until: '2031-12-26', note: 'Nghỉ phép' },
            { kind: 'extra', date: '2031-11-22', from: 480, to: 540, slot_minutes: 20, capacity: 2 },
            { kind: 'closed', date: '2031-11-01', until: '2031-11-18' },
            { kind: 'closed', date: '2031-11-01', until: '2031-11-19' },
          ],
        },
        of,
      ),
    );
    expect(saved).toMatchObject({ version: 1, is_stale: false, confirmed_at: clock.now().toISOString() });
    const { schedule } = saved;
    expect(schedule).toMatchObject({ notice_minutes: 120, buffer_before: 5, buffer_after: 10, daily_limit: 20 });
    expect(schedule.weekly.map(({ weekday }) => weekday)).toEqual([3, 5]);
    expect(schedule.weekly[0]).toMatchObject(MORNING);
    expect(schedule.exceptions.map(({ date }) => date)).toEqual(['2031-11-01', '2031-11-22', '2031-12-24']);
    expect(schedule.reasons).toEqual([{ ...reason, id: expect.any(Number), name: 'Khám lần đầu' }]);
    expect(await managed(people.clinic, of)).toEqual(saved);
  });

  it('keeps the ids of its reasons, takes new ones and drops those that are left out', async () => {
    const of = await another();
    const names = ['Khám', 'Tái khám', 'Siêu âm'];
    const first = await read(await save(people.clinic, { reasons: names.map(name => ({ name, minutes: 30 })) }, of));
    const [visit, , scan] = first.schedule.reasons;
    const wanted = [{ ...scan, price: 250_000 }, { name: 'Tư vấn', minutes: 15 }, visit];
    const { schedule } = await read(await save(people.clinic, { reasons: wanted }, of));
    expect(schedule.reasons.map(({ name }) => name)).toEqual(['Siêu âm', 'Tư vấn', 'Khám']);
    expect(schedule.reasons[0]).toMatchObject({ id: scan?.id, price: 250_000 });
    expect(schedule.reasons[2]?.id).toBe(visit?.id);
    const foreign = await save(people.clinic, { reasons: [{ ...visit, name: 'Của lịch khác' }] }, await another());
    expect(foreign.status).toBe(422);
    expect(await foreign.json()).toMatchObject({ 'reasons.0.id': [expect.any(String)] });
  });

  it('is refused with 409 where somebody else saved meanwhile, and one of many savers at once wins', async () => {
    const of = await another();
    const put = (version: number) => send(people.clinic, 'PUT', { note: `Ghi chú ${version}`, version }, of);
    const firsts = await Promise.all([put(0), put(0), put(0)]);
    expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const seconds = await Promise.all([put(1), put(1), put(1)]);
    expect(seconds.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await put(0);
    expect(await late.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('vừa được lưu ở nơi khác'),
    });
    expect((await managed(people.clinic, of)).version).toBe(2);
  });

  it('is refused with 422 and a text by field where its rules cannot be', async () => {
    const answer = await save(people.clinic, { weekly: [MORNING, { ...MORNING, slot_minutes: 3 }] }, await another());
    expect(answer.status).toBe(422);
    const text = 'Một lượt khám dài từ 5 đến 480 phút.';
    expect(await answer.json()).toMatchObject({ 'weekly.1.slot_minutes': [text] });
    const overlapping = await save(people.clinic, { weekly: [MORNING, MORNING] }, await another());
    expect(await overlapping.json()).toMatchObject({ status: 422, 'weekly.1.from': [expect.any(String)] });
  });

  it('is told to be stale when nobody confirmed it for 30 days, until an owner confirms it in one click', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING] }, of);
    const before = new Date(clock.now().getTime() - 30 * DAY_MS);
    await set('update calendar set confirmed_at = ? where professional_id = ?', before, of.professional);
    expect((await managed(people.clinic, of)).is_stale).toBe(true);
    const confirmed = await read(await send(people.clinic, 'POST confirm/', undefined, of));
    expect(confirmed).toMatchObject({ is_stale: false, confirmed_at: clock.now().toISOString(), version: 1 });
    expect((await send(people.clinic, 'POST confirm/', undefined, await another())).status).toBe(404);
  });

  it('is gone with its place or its professional', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING], reasons: [{ name: 'Khám', minutes: 30 }] }, of);
    const count = async () => {
      const sql = `select count(*) as n from visit_reason r join calendar c on c.id = r.calendar_id where c.professional_id = ?`;
      return Number((await textOf(app.services.db.primary).first<{ n: number }>(sql, [of.professional]))?.n);
    };
    expect(await count()).toBe(1);
    const remove = await people.editor(`/api/admin/professionals/${of.professional}/`, { method: 'DELETE' });
    expect(remove.status).toBe(200);
    expect(await count()).toBe(0);
    expect((await send(people.clinic, 'GET', undefined, of)).status).toBe(404);
  });
});

it('a calendar that is saved while its professional is deleted is saved before, or there is nothing to save for', async () => {
  for (let round = 0; round < 5; round += 1) {
    const of = await another();
    const [saved, deleted] = await Promise.all([
      send(people.clinic, 'PUT', { weekly: [MORNING], version: 0 }, of),
      people.editor(`/api/admin/professionals/${of.professional}/`, { method: 'DELETE' }),
    ]);
    expect([200, 404]).toContain(saved.status);
    expect(deleted.status).toBe(200);
  }
});

describe('who keeps a calendar', () => {
  /** What each is answered who reads the calendar, and who writes it. */
  const statuses = async (of?: Of) => {
    const told: Record<string, readonly number[]> = {};
    for (const [who, request] of Object.entries(people)) {
      const seen = await send(request, 'GET', undefined, of);
      const { version } = seen.status === 200 ? await read(seen.clone()) : { version: 0 };
      told[who] = [seen.status, (await send(request, 'PUT', { note: who, version }, of)).status];
    }
    return told;
  };

  it('is the doctor, the clinic and staff of one’s own calendar there; nobody else sees it', async () => {
    expect(await statuses()).toEqual({
      ...{ clinic: [200, 200], doctor: [200, 200], user: [403, 403] },
      ...{ moderator: [200, 403], editor: [200, 200], editorUnproved: [403, 403] },
    });
  });

  it('is the clinic and staff of the clinic’s own calendar, and not the doctors who work there', async () => {
    expect(await statuses({ professional: null })).toEqual({
      ...{ clinic: [200, 200], doctor: [403, 403], user: [403, 403] },
      ...{ moderator: [200, 403], editor: [200, 200], editorUnproved: [403, 403] },
    });
  });

  it('is nobody of a pair that does not work together, or of a place that is not there', async () => {
    const elsewhere = await keepers.directory.addPlace();
    expect((await send(people.doctor, 'GET', undefined, { place: elsewhere })).status).toBe(404);
    expect((await send(people.clinic, 'GET', undefined, { place: 99_999_999, professional: null })).status).toBe(404);
    expect((await send(people.clinic, 'GET', undefined, { professional: 99_999_999 })).status).toBe(404);
    const hidden = await keepers.directory.addPlace({ status: 'hidden' });
    expect((await send(people.user, 'GET', undefined, { place: hidden, professional: null })).status).toBe(404);
    expect((await send(people.editor, 'GET', undefined, { place: hidden, professional: null })).status).toBe(200);
    expect((await app.request('/api/v1/calendar/manage/?place=abc')).status).toBe(401);
    expect((await people.clinic('/api/v1/calendar/manage/?place=abc')).status).toBe(400);
    expect((await people.clinic('/api/v1/calendar/manage/')).status).toBe(400);
  });

  it('may be staff, whose changes stand in the audit log and confirm nothing', async () => {
    const of = await another();
    const saved = await read(await save(people.editor, { note: 'Lễ tân gọi lại' }, of));
    expect(saved).toMatchObject({ confirmed_at: null, is_stale: true, can: { edit: true, confirm: false } });
    expect((await send(people.editor, 'POST confirm/', undefined, of)).status).toBe(403);
    const entries = await textOf(app.services.db.primary).all<{ fields: unknown }>(
      `select fields from audit_entry where action = 'calendar.update' order by id desc`,
    );
    expect(JSON.stringify(entries[0])).toContain('note');
    expect(JSON.stringify(entries[0])).not.toContain('Lễ tân');
    expect((await read(await send(people.clinic, 'POST confirm/', undefined, of))).is_stale).toBe(false);
  });
});

describe('the list of kept calendars', () => {
  const list = async (who: Request) => {
    const answer = await who('/api/v1/calendar/manage/list/');
    expect(answer.status).toBe(200);
    const { items }: { items: unknown } = await answer.json();
    return keptCalendar.array().parse(items);
  };

  it('has of a clinic its own calendar and those of all who work there, with or without one', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING] }, of);
    const here = (await list(people.clinic)).filter(({ place }) => place.id === keepers.place);
    expect(here[0]?.professional).toBeNull();
    expect(here.find(({ professional }) => professional?.id === of.professional)).toMatchObject({
      ...{ version: 1, accepts_booking: true, is_stale: false, confirmed_at: clock.now().toISOString() },
    });
    const blank = await another();
    const again = await list(people.clinic);
    expect(again.find(({ professional }) => professional?.id === blank.professional)).toMatchObject({
      ...{ version: 0, accepts_booking: false, is_stale: true },
    });
  });

  it('has of a doctor the own calendars alone, and of others nothing', async () => {
    const theirs = await list(people.doctor);
    const own = theirs.filter(({ professional }) => professional?.id === keepers.professional);
    expect(own.map(({ place }) => place.id)).toEqual([keepers.place]);
    const { professional } = await another();
    expect((await list(people.doctor)).some(each => each.professional?.id === professional)).toBe(false);
    expect(await list(people.user)).toEqual([]);
    expect(await list(people.editor)).toEqual([]);
  });
});

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
      ...{ start: '2031-11-26T09:10:00+07:00', end: '2031-11-26T09:40:00+07:00' },
      ...{ state: 'open', capacity: 1, booked: 0 },
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
    const accepted = await read(await send(people.clinic, 'POST holiday/', { dates: ['2031-11-24'] }, of));
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
    { topic: 'entity.changed', payload: { subject, ids: [id], aspects: ['calendar'] } },
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
