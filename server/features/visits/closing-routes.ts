import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import type { CalendarOf } from '../schedules/calendar-of.ts';
import { acceptHolidays } from '../schedules/commands/accept-holidays.ts';
import { type Keeper, saveSchedule } from '../schedules/commands/save-schedule.ts';
import { type CalendarAccess, calendarAccess } from '../schedules/queries/calendar-access.ts';
import { managedCalendar } from '../schedules/queries/managed-calendar.ts';
import { previewSlots } from '../schedules/queries/preview-slots.ts';
import { closingCalls, type SavedCalendar, type VisitOutside } from './closing-contract.ts';
import { namesOfVisits } from './queries/names-of-visits.ts';
import type { VisitRow } from './queries/visit-rows.ts';
import { visitsAccess } from './queries/visits-access.ts';
import { visitsOutside } from './queries/visits-outside.ts';
import { presentVisit } from './visit.presenter.ts';

type Query = { readonly place: number; readonly professional?: number | undefined };

/** Calls that change the hours of calendars, and the visits that are outside of these. */
export function closingRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;
  const outsideOf = async (rows: readonly VisitRow[], { isOwned }: Pick<CalendarAccess, 'isOwned'>) => {
    const names = await namesOfVisits(db.primary, rows);
    return rows.map((row): VisitOutside => {
      const { code, start, end, professional, place, name } = presentVisit(row, names, null);
      return { code, start, end, professional, place, name: isOwned ? name : null };
    });
  };
  /** Asks for the right first; answers the calendar as it is after `act`. */
  const edit = async (
    query: Query,
    context: RequestContext,
    act: (of: CalendarOf, keeper: Keeper) => Promise<void>,
  ): Promise<SavedCalendar> => {
    const of = calendarOf(query);
    const access = await calendarAccess(services, requirePrincipal(context), of, 'edit');
    await act(of, keeperOf(access, context));
    const [calendar, outside] = await Promise.all([managedCalendar(services, of, access), visitsOutside(services, of)]);
    return { ...calendar, visits_outside: await outsideOf(outside, access) };
  };
  return bindCalls(closingCalls, {
    save: ({ query, body: { version, ...schedule } }, context) =>
      edit(query, context, (of, keeper) => saveSchedule(services, of, { schedule, version }, keeper)),
    preview: async ({ query, body: schedule }, context) => {
      const of = calendarOf(query);
      const access = await calendarAccess(services, requirePrincipal(context), of, 'view');
      const [days, outside] = await Promise.all([
        previewSlots(services, of, schedule),
        visitsOutside(services, of, { of, schedule }),
      ]);
      return { days, visits_outside: await outsideOf(outside, access) };
    },
    acceptHolidays: ({ query, body }, context) =>
      edit(query, context, (of, keeper) => acceptHolidays(services, of, body.dates, keeper)),
    outside: async ({ query: { place, professional } }, context) => {
      const of = { place: place ?? null, professional: professional ?? null };
      await visitsAccess(services, requirePrincipal(context), of, 'act');
      const rows = await visitsOutside(services, of);
      const names = await namesOfVisits(db.primary, rows);
      return { items: rows.map(row => presentVisit(row, names, clock.now())) };
    },
  });
}

const calendarOf = ({ place, professional }: Query): CalendarOf => ({ place, professional: professional ?? null });

const keeperOf = ({ isOwned }: CalendarAccess, context: RequestContext): Keeper =>
  isOwned ? { isOwner: true } : { isOwner: false, actor: actorOf(context) };
