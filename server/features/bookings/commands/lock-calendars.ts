import { namesOfChange } from '../../../platform/cache/tag.ts';
import { keepRows, lockRows } from '../../../platform/db/lock-rows.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarChanged } from '../../schedules/calendar-changed.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';
import { offerFreed } from './offer-freed.ts';

/**
 * Locks the calendars that exclude each other, as everybody does who takes or frees time in one of them: by the row of
 * the professional, whose visit at one place shuts the hour at every other, or by that of the place. Saving a schedule
 * locks the same rows. What is read of slots afterwards stays so until the transaction ends, and so does that the place
 * and the professional are there.
 */
export async function lockCalendars(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  { place, professional }: CalendarOf,
): Promise<void> {
  if (professional === null) return lockRows(unit, db.engine, 'place', [place]);
  await lockRows(unit, db.engine, 'professional', [professional]);
  await keepRows(unit, db.engine, 'place', [place]);
}

/** The name under which it is announced that slots of a calendar were taken or became free. */
export const CALENDAR_SLOTS = 'slots';

/**
 * Says inside the transaction that slots of a calendar, which must be locked, were taken or became free: what shows or
 * stores them is to follow, also of the same professional at other places.
 */
export async function announceSlots(
  unit: UnitOfWork,
  services: Pick<Services, 'tags' | 'clock' | 'config'>,
  of: CalendarOf,
): Promise<void> {
  await announceFreed(unit, services, of);
  await enqueue(unit, calendarChanged, { ...of, closings: false }, { now: services.clock.now() });
}

/**
 * As {@link announceSlots}, of what stored free times do not depend on, or already follow. Those on the waiting list
 * get what became free before any other visitor sees it.
 */
export async function announceFreed(
  unit: UnitOfWork,
  services: Pick<Services, 'tags' | 'clock' | 'config'>,
  of: CalendarOf,
): Promise<void> {
  const ids = await calendarIds(unit, of);
  await offerFreed(unit, services, ids);
  await services.tags.write(unit, namesOfChange(CALENDAR_SLOTS, ids));
}

/** As {@link announceSlots}, of a slot that is held: what shows it follows, stored free times do not. */
export async function announceHold(unit: UnitOfWork, { tags }: Pick<Services, 'tags'>, of: CalendarOf): Promise<void> {
  await tags.write(unit, namesOfChange(CALENDAR_SLOTS, await calendarIds(unit, of)));
}

/** Those that exclude each other: all of a professional, or the place's own. */
async function calendarIds(unit: UnitOfWork, { place, professional }: CalendarOf): Promise<number[]> {
  const calendars = await unit.rows(professional === null ? ofPlace({ place }) : ofProfessional({ professional }));
  return calendars.map(({ id }) => id);
}

const ofPlace = statement((p: Parameters<{ place: number }>) =>
  tables.selectFrom('calendar').select('id').where('place', '=', p.place).where('professional', 'is', null),
);
const ofProfessional = statement((p: Parameters<{ professional: number }>) =>
  tables.selectFrom('calendar').select('id').where('professional', '=', p.professional),
);
