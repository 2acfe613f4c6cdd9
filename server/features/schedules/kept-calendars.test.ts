import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { MORNING, type Of, readCalendar, type SavedCalendars, savedCalendars } from '../../testing/saved-calendars.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { keptCalendar } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội; in the next 60 days are 1 January and 24 November of no year but this one. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let keepers: CalendarKeepers;
let people: CalendarKeepers['people'];
let send: CalendarKeepers['send'];
let save: SavedCalendars['save'];
let another: SavedCalendars['another'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  keepers = await addCalendarKeepers(app);
  ({ people, send } = keepers);
  ({ save, another } = savedCalendars(keepers));
});
afterAll(() => app.close());

describe('who keeps a calendar', () => {
  /** What each is answered who reads the calendar, and who writes it. */
  const statuses = async (of?: Of) => {
    const told: Record<string, readonly number[]> = {};
    for (const [who, request] of Object.entries(people)) {
      const seen = await send(request, 'GET', undefined, of);
      const { version } = seen.status === 200 ? await readCalendar(seen.clone()) : { version: 0 };
      told[who] = [seen.status, (await send(request, 'PUT', { note: who, version }, of)).status];
    }
    return told;
  };

  it('is the doctor, the clinic and staff of one’s own calendar there; nobody else sees it', async () => {
    expect(await statuses()).toEqual({
      clinic: [200, 200],
      doctor: [200, 200],
      user: [403, 403],
      moderator: [200, 403],
      editor: [200, 200],
      editorUnproved: [403, 403],
    });
  });

  it('is the clinic and staff of the clinic’s own calendar, and not the doctors who work there', async () => {
    expect(await statuses({ professional: null })).toEqual({
      clinic: [200, 200],
      doctor: [403, 403],
      user: [403, 403],
      moderator: [200, 403],
      editor: [200, 200],
      editorUnproved: [403, 403],
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
    const saved = await readCalendar(await save(people.editor, { note: 'Lễ tân gọi lại' }, of));
    expect(saved).toMatchObject({ confirmed_at: null, is_stale: true, can: { edit: true, confirm: false } });
    expect((await send(people.editor, 'POST confirm/', undefined, of)).status).toBe(403);
    const entries = await textOf(app.services.db.primary).all<{ fields: unknown }>(
      `select fields from audit_entry where action = 'calendar.update' order by id desc`,
    );
    expect(JSON.stringify(entries[0])).toContain('note');
    expect(JSON.stringify(entries[0])).not.toContain('Lễ tân');
    expect((await readCalendar(await send(people.clinic, 'POST confirm/', undefined, of))).is_stale).toBe(false);
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
      version: 1,
      accepts_booking: true,
      is_stale: false,
      confirmed_at: clock.now().toISOString(),
    });
    const blank = await another();
    const again = await list(people.clinic);
    expect(again.find(({ professional }) => professional?.id === blank.professional)).toMatchObject({
      version: 0,
      accepts_booking: false,
      is_stale: true,
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
