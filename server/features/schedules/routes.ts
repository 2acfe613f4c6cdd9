import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import type { CalendarOf } from './calendar-of.ts';
import { acceptHolidays } from './commands/accept-holidays.ts';
import { confirmCalendar } from './commands/confirm-calendar.ts';
import { type Keeper, saveSchedule } from './commands/save-schedule.ts';
import { scheduleCalls } from './contract.ts';
import { type CalendarAccess, calendarAccess } from './queries/calendar-access.ts';
import { keptCalendars } from './queries/kept-calendars.ts';
import { managedCalendar } from './queries/managed-calendar.ts';
import { previewSlots } from './queries/preview-slots.ts';

type Query = { readonly place: number; readonly professional?: number | undefined };

/** Calls of those who keep calendars. */
export function scheduleRoutes(services: Services): readonly Endpoint[] {
  /** Asks for the right first; answers the calendar as it is after `act`. */
  const keep = async (
    query: Query,
    context: RequestContext,
    wanted: keyof CalendarAccess['rights'],
    act: (of: CalendarOf, keeper: Keeper) => Promise<void> = async () => undefined,
  ) => {
    const of = calendarOf(query);
    const access = await calendarAccess(services, requirePrincipal(context), of, wanted);
    await act(of, keeperOf(access, context));
    return managedCalendar(services, of, access);
  };
  return bindCalls(scheduleCalls, {
    kept: async (_, context) => ({ items: await keptCalendars(services, requirePrincipal(context).accountId) }),
    managed: ({ query }, context) => keep(query, context, 'view'),
    save: ({ query, body: { version, ...schedule } }, context) =>
      keep(query, context, 'edit', (of, keeper) => saveSchedule(services, of, { schedule, version }, keeper)),
    preview: async ({ query, body }, context) => {
      const of = calendarOf(query);
      await calendarAccess(services, requirePrincipal(context), of, 'view');
      return { days: await previewSlots(services, of, body) };
    },
    confirm: ({ query }, context) => keep(query, context, 'confirm', of => confirmCalendar(services, of)),
    acceptHolidays: ({ query, body }, context) =>
      keep(query, context, 'edit', (of, keeper) => acceptHolidays(services, of, body.dates, keeper)),
  });
}

const calendarOf = ({ place, professional }: Query): CalendarOf => ({
  place,
  professional: professional ?? null,
});

const keeperOf = ({ isOwned }: CalendarAccess, context: RequestContext): Keeper =>
  isOwned ? { isOwner: true } : { isOwner: false, actor: actorOf(context) };
