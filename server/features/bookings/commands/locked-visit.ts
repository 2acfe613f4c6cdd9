import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';
import { lockCalendars } from './lock-calendars.ts';

/** A visit as commands see it; holds are none. */
export const visitByCode = statement((p: Parameters<{ readonly code: string }>) =>
  tables
    .selectFrom('booking')
    .select(['id', 'code', 'place', 'professional', 'reason'])
    .select(['account as bookerId', 'state', 'startAt as start', 'endAt as end', 'updatedAt'])
    .where('code', '=', p.code)
    .where('state', '<>', 'held'),
);

export type LockedVisit = Awaited<ReturnType<typeof lockVisit>>;

/**
 * Locks the calendar of a visit, as everybody does who takes or frees time in it, and reads the visit: it stays so until
 * the transaction ends. Throws 404 where it is gone.
 */
export async function lockVisit(
  unit: UnitOfWork,
  services: Pick<Services, 'db'>,
  known: CalendarOf & { readonly code: string },
) {
  await lockCalendars(unit, services, known);
  const visit = await unit.row(visitByCode({ code: known.code }));
  if (!visit) throw noSuchVisit();
  return visit;
}

/** The answer for visits that are not there and for those of others. */
export const noSuchVisit = () => notFound('Không tìm thấy lịch hẹn này.');
