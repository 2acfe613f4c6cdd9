import type { BookingCalendar } from '@antam/server/features/bookings/contract.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import type { ApiClient } from '../../api/client.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import type { PageKind } from '../../memory/parse.ts';
import { type PickDay, pickDays } from './pick-days.ts';

/** Dates whose slots come with a detail page, today's the first; a browser asks for the others. */
const FIRST_DAYS = 7;

/** One reason of a calendar. */
export type VisitReason = BookingCalendar['reasons'][number];

/** A calendar as a patient who books sees it. */
export type ShownCalendar = { of: OfferedCalendar; calendar: BookingCalendar; days: PickDay[] };

/** What can be booked at a place or with a professional; `shown` is the first calendar, null where there is none. */
export type BookingOffer = { calendars: OfferedCalendar[]; shown: ShownCalendar | null };

/** Reads which calendars there are, and the first days of the first one. */
export async function loadOffer(
  { api, signal }: Pick<PageInput, 'api' | 'signal'>,
  kind: PageKind,
  id: number,
): Promise<BookingOffer> {
  const { items: calendars } = await api.get(`/api/v1/calendar/${kind}/:id/`, { params: { id }, signal });
  const [first] = calendars;
  return { calendars, shown: first ? await loadCalendar(api, first, { days: FIRST_DAYS, signal }) : null };
}

type Wanted = {
  /** So many dates from today on; all that are on offer by default. */
  days?: number;
  /** For a visit of this length; of the slots' own by default. */
  minutes?: number | null;
  signal: AbortSignal;
};

/** Reads a calendar with its slots. */
export async function loadCalendar(
  api: ApiClient,
  of: OfferedCalendar,
  { signal, ...wanted }: Wanted,
): Promise<ShownCalendar> {
  const [calendar, days] = await Promise.all([
    api.get('/api/v1/calendar/', { query: of, signal }),
    loadDays(api, of, { ...wanted, signal }),
  ]);
  return { of, calendar, days };
}

/** Reads the slots of a calendar. */
export const loadDays = async (
  api: ApiClient,
  of: OfferedCalendar,
  { days, minutes, signal }: Wanted,
): Promise<PickDay[]> => pickDays(await api.get('/api/v1/slot/', { query: { ...of, minutes, days }, signal }));
