import { ids } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { type CalendarOf, keyOf } from '../../schedules/calendar-of.ts';
import type { Schedule } from '../../schedules/contract.ts';
import { loadCalendars } from '../../schedules/queries/load-calendars.ts';
import type { SlotRules } from '../../schedules/rules/schedule-shapes.ts';
import { MAX_VISITS } from '../contract.ts';
import { isOutsideHours } from '../rules/outside-hours.ts';
import type { VisitsOf } from '../visits-of.ts';
import { timesToWatch, type VisitRow, type VisitTime, visitsToWatch } from './visit-rows.ts';

/** A schedule that is not saved. */
export interface DraftSchedule {
  readonly of: CalendarOf;
  readonly schedule: Schedule;
}

/**
 * The planned visits to come that lie outside of the hours of their calendars, in the order of time: the owner closed
 * these hours after they were booked. With a draft as they would be once it is saved. Visits of which the provider said
 * that they stay are left out.
 */
export async function visitsOutside(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: VisitsOf,
  draft?: DraftSchedule,
): Promise<VisitRow[]> {
  const now = clock.now();
  const found = await idsOutside(db.primary, of, { now, draft });
  return found.length === 0 ? [] : db.primary.rows(visitsToWatch(of, now).where('id', 'in', ids(found)));
}

/** So many visits to come are compared with the hours at once. */
const BATCH = 2_000;

/**
 * Goes through all visits to come in batches of the few columns that hours need, as those that lie outside may be the last
 * ones of a large place.
 */
async function idsOutside(
  primary: Pick<Reader, 'rows'>,
  of: VisitsOf,
  { now, draft }: { readonly now: Date; readonly draft: DraftSchedule | undefined },
): Promise<number[]> {
  const outside: number[] = [];
  let after: VisitTime | undefined;
  do {
    const batch: VisitTime[] = await primary.rows(timesToWatch(of, now, after).limit(BATCH));
    const rulesOf = await rulesBy(primary, batch.map(calendarOf), draft);
    for (const visit of batch) {
      const rules = rulesOf(calendarOf(visit));
      if (rules !== undefined && isOutsideHours(rules, visit)) outside.push(visit.id);
    }
    after = batch.length < BATCH ? undefined : batch.at(-1);
  } while (after && outside.length < MAX_VISITS);
  return outside.slice(0, MAX_VISITS);
}

const calendarOf = ({ place, professional }: VisitTime): CalendarOf => ({
  place: place,
  professional: professional,
});

/** The rules of calendars; what a draft of a place closes binds the professionals there. */
async function rulesBy(
  primary: Pick<Reader, 'rows'>,
  wanted: readonly CalendarOf[],
  draft: DraftSchedule | undefined,
): Promise<(of: CalendarOf) => SlotRules | undefined> {
  if (wanted.length === 0) return () => undefined;
  const calendars = await loadCalendars(primary, wanted, { withPaused: true, withHidden: true });
  return of => {
    const rules = calendars.get(keyOf(of))?.rules;
    if (!rules || draft?.of.place !== of.place) return rules;
    const { exceptions, weekly } = draft.schedule;
    if (draft.of.professional === of.professional) return { ...rules, weekly, exceptions };
    return draft.of.professional === null ? { ...rules, place_exceptions: exceptions } : rules;
  };
}
