import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { MORNING, readCalendar, type SavedCalendars, savedCalendars } from '../../testing/saved-calendars.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Wednesday, 09h00 in Hà Nội; in the next 60 days are 1 January and 24 November of no year but this one. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const DAY_MS = 86_400_000;

let app: TestApp;
let people: CalendarKeepers['people'];
let send: CalendarKeepers['send'];
let managed: SavedCalendars['managed'];
let save: SavedCalendars['save'];
let another: SavedCalendars['another'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  const keepers = await addCalendarKeepers(app);
  ({ people, send } = keepers);
  ({ managed, save, another } = savedCalendars(keepers));
});
afterAll(() => app.close());

/** Writes past the calls. */
const set = (sql: string, ...values: (number | Date)[]) =>
  app.services.db.transaction(async unit => void (await textOf(unit).sql(sql, values)));

describe('a calendar', () => {
  it('is empty and of version 0 before the owner has written it', async () => {
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
    const saved = await readCalendar(
      await save(
        people.clinic,
        {
          notice_minutes: 120,
          buffer_before: 5,
          buffer_after: 10,
          daily_limit: 20,
          note: 'Mang sổ khám',
          confirms_at_once: true,
          weekly: [{ ...MORNING, weekday: 5 }, MORNING],
          reasons: [reason],
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
    const first = await readCalendar(
      await save(people.clinic, { reasons: names.map(name => ({ name, minutes: 30 })) }, of),
    );
    const [visit, , scan] = first.schedule.reasons;
    const wanted = [{ ...scan, price: 250_000 }, { name: 'Tư vấn', minutes: 15 }, visit];
    const { schedule } = await readCalendar(await save(people.clinic, { reasons: wanted }, of));
    expect(schedule.reasons.map(({ name }) => name)).toEqual(['Siêu âm', 'Tư vấn', 'Khám']);
    expect(schedule.reasons[0]).toMatchObject({ id: scan?.id, price: 250_000 });
    expect(schedule.reasons[2]?.id).toBe(visit?.id);
    const foreign = await save(people.clinic, { reasons: [{ ...visit, name: 'Của lịch khác' }] }, await another());
    expect(foreign.status).toBe(422);
    expect(await foreign.json()).toMatchObject({ 'reasons.0.id': [expect.any(String)] });
  });

  it('is refused with 409 where another person saved meanwhile, and one of many savers at once wins', async () => {
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

  it('is shown as stale when no owner confirmed it for 30 days, until one confirms it in one click', async () => {
    const of = await another();
    await save(people.clinic, { weekly: [MORNING] }, of);
    const before = new Date(clock.now().getTime() - 30 * DAY_MS);
    await set('update calendar set confirmed_at = ? where professional_id = ?', before, of.professional);
    expect((await managed(people.clinic, of)).is_stale).toBe(true);
    const confirmed = await readCalendar(await send(people.clinic, 'POST confirm/', undefined, of));
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
