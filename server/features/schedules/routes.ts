import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { CalendarOf } from './calendar-of.ts';
import { confirmCalendar } from './commands/confirm-calendar.ts';
import { scheduleCalls } from './contract.ts';
import { type CalendarAccess, calendarAccess } from './queries/calendar-access.ts';
import { keptCalendars } from './queries/kept-calendars.ts';
import { managedCalendar } from './queries/managed-calendar.ts';

type Query = { readonly place: number; readonly professional?: number | undefined };

/** Calls of those who keep calendars. */
export function scheduleRoutes(services: Services): readonly Endpoint[] {
  /** Asks for the right first; answers the calendar as it is after `act`. */
  const keep = async (
    query: Query,
    context: RequestContext,
    wanted: keyof CalendarAccess['rights'],
    act: (of: CalendarOf) => Promise<void> = async () => undefined,
  ) => {
    const of = calendarOf(query);
    const access = await calendarAccess(services, requirePrincipal(context), of, wanted);
    await act(of);
    return managedCalendar(services, of, access);
  };
  return bindCalls(scheduleCalls, {
    kept: async (_, context) => ({ items: await keptCalendars(services, requirePrincipal(context).accountId) }),
    managed: ({ query }, context) => keep(query, context, 'view'),
    confirm: ({ query }, context) => keep(query, context, 'confirm', of => confirmCalendar(services, of)),
  });
}

const calendarOf = ({ place, professional }: Query): CalendarOf => ({
  place,
  professional: professional ?? null,
});
