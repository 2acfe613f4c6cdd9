import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { namesOfWorkers } from '../../professionals/workers-tag.ts';
import { calendarChanged } from '../calendar-changed.ts';
import type { CalendarOf } from '../calendar-of.ts';
import { CALENDAR } from '../calendar-tags.ts';

/** Says inside the transaction that a calendar changed: pages that show it become stale, stored times are to follow. */
export async function announceCalendar(unit: UnitOfWork, services: Services, of: CalendarOf): Promise<void> {
  await announceConfirmation(unit, services, of);
  await enqueue(unit, calendarChanged, of, { now: services.clock.now() });
}

/** Says that pages show something else of a calendar whose slots are the same. */
export async function announceConfirmation(
  unit: UnitOfWork,
  services: Services,
  { place, professional }: CalendarOf,
): Promise<void> {
  const subject =
    professional === null ? { subject: 'place', ids: [place] } : { subject: 'professional', ids: [professional] };
  await changed(unit, services, { ...subject, aspects: [CALENDAR] });
  if (professional !== null) await services.tags.write(unit, namesOfWorkers([place]));
}
