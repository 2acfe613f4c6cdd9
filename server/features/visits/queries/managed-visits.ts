import { addDays, startOfVietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Services } from '../../../platform/services.ts';
import { type ClosedHours, MAX_VISITS, type ManagedVisit } from '../contract.ts';
import { presentVisit } from '../visit.presenter.ts';
import type { VisitsOf } from '../visits-of.ts';
import { closingsOf } from './closings-of.ts';
import { namesOfVisits } from './names-of-visits.ts';
import { listedVisits } from './visit-rows.ts';

/** Days of Việt Nam's calendar, `2026-11-25`, both belonging to it. */
export interface VisitDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The visits that begin on some days, in the order of time, {@link MAX_VISITS} at most, in one statement and one for
 * each of what they name, and when the page is closed on these days. `canAct` says whether the account that asks may
 * change them.
 */
export async function managedVisits(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: VisitsOf,
  { from, to }: VisitDays,
  canAct: boolean,
): Promise<{ items: ManagedVisit[]; closings: ClosedHours[]; has_more: boolean }> {
  const span = { from: startOfVietnamDay(from), to: addDays(startOfVietnamDay(to), 1) };
  const found = await db.primary.rows(listedVisits(of, span).limit(MAX_VISITS + 1));
  const rows = found.slice(0, MAX_VISITS);
  const [names, closings] = await Promise.all([
    namesOfVisits(db.primary, rows),
    closingsOf(db.primary, of, { from, to }),
  ]);
  const now = clock.now();
  return {
    items: rows.map(row => presentVisit(row, names, canAct ? now : null)),
    closings,
    has_more: found.length > rows.length,
  };
}
