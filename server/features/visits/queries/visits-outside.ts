import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { type CalendarOf, keyOf } from '../../schedules/calendar-of.ts';
import type { Schedule } from '../../schedules/contract.ts';
import { loadCalendars } from '../../schedules/queries/load-calendars.ts';
import type { SlotRules } from '../../schedules/rules/schedule-shapes.ts';
import { MOST_VISITS } from '../contract.ts';
import { isOutsideHours } from '../rules/outside-hours.ts';
import type { VisitsOf } from '../visits-of.ts';
import { type VisitRow, visitsToWatch } from './visit-rows.ts';

/** A schedule that is not saved. */
export interface DraftSchedule {
  readonly of: CalendarOf;
  readonly schedule: Schedule;
}

/**
 * The planned visits to come that lie outside of the hours of their calendars, in the order of time: somebody closed
 * these hours after they were booked. With a draft as they would be once it is saved. Visits of which the provider said
 * that they stay are left out.
 */
export async function visitsOutside(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: VisitsOf,
  draft?: DraftSchedule,
): Promise<VisitRow[]> {
  const planned = await db.primary.rows(visitsToWatch(of, clock.now()).limit(MOST_VISITS));
  if (planned.length === 0) return [];
  const rulesOf = await rulesBy(db.primary, planned.map(calendarOf), draft);
  return planned.filter(visit => {
    const rules = rulesOf(calendarOf(visit));
    return rules !== undefined && isOutsideHours(rules, visit);
  });
}

const calendarOf = ({ place_id, professional_id }: VisitRow): CalendarOf => ({
  place: place_id,
  professional: professional_id,
});

/** The rules of calendars; what a draft of a place closes binds the professionals there. */
async function rulesBy(
  primary: Pick<Reader, 'rows'>,
  wanted: readonly CalendarOf[],
  draft: DraftSchedule | undefined,
): Promise<(of: CalendarOf) => SlotRules | undefined> {
  const calendars = await loadCalendars(primary, wanted, { withPaused: true, withHidden: true });
  return of => {
    const rules = calendars.get(keyOf(of))?.rules;
    if (!rules || draft?.of.place !== of.place) return rules;
    const { exceptions, weekly } = draft.schedule;
    if (draft.of.professional === of.professional) return { ...rules, weekly, exceptions };
    return draft.of.professional === null ? { ...rules, place_exceptions: exceptions } : rules;
  };
}
