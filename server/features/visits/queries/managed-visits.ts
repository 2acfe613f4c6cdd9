import { addDays, startOfVietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { type ManagedVisit, MOST_VISITS } from '../contract.ts';
import { tables } from '../tables.ts';
import { type Names, presentVisit } from '../visit.presenter.ts';
import type { VisitsOf } from '../visits-of.ts';
import { visitsBetween } from './visit-rows.ts';

/** Days of Việt Nam's calendar, `2026-11-25`, both belonging to it. */
export interface VisitDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The visits that begin on some days, in the order of time, {@link MOST_VISITS} at most, in one statement and one for
 * each of what they name. `canAct` says whether whoever asks may change them.
 */
export async function managedVisits(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: VisitsOf,
  { from, to }: VisitDays,
  canAct: boolean,
): Promise<{ items: ManagedVisit[]; has_more: boolean }> {
  const span = { from: startOfVietnamDay(from), to: addDays(startOfVietnamDay(to), 1) };
  const found = await db.primary.rows(visitsBetween(of, span).limit(MOST_VISITS + 1));
  const rows = found.slice(0, MOST_VISITS);
  const [places, professionals, reasons] = await Promise.all([
    namesOf(
      db.primary,
      'place',
      rows.map(row => row.place_id),
    ),
    namesOf(
      db.primary,
      'professional',
      rows.flatMap(row => row.professional_id ?? []),
    ),
    namesOf(
      db.primary,
      'visit_reason',
      rows.flatMap(row => row.reason_id ?? []),
    ),
  ]);
  const now = clock.now();
  return {
    items: rows.map(row => presentVisit(row, { places, professionals, reasons }, canAct ? now : null)),
    has_more: found.length > rows.length,
  };
}

async function namesOf(
  primary: Pick<Reader, 'rows'>,
  table: 'place' | 'professional' | 'visit_reason',
  wanted: readonly number[],
): Promise<Names> {
  const distinct = [...new Set(wanted)];
  if (distinct.length === 0) return new Map();
  const rows = await primary.rows(tables.selectFrom(table).select(['id', 'name']).where('id', 'in', ids(distinct)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
