import type { DayFigures, ManagedVisit } from '@antam/server/features/visits/contract.ts';
import type { PageInput } from '../../../loading/page-loader.ts';
import type { Managed } from '../managed.ts';
import { askedDay, weekOf } from './week-days.ts';
import { whoseVisits } from './whose-visits.ts';

/** The visits of a week, and how the last 30 days went. */
export type WeekOfVisits = {
  /** By the server's clock. */
  today: string;
  /** The day that the address asks for; today unless told. */
  day: string;
  visits: ManagedVisit[];
  /** There are more in the week than one answer holds. */
  hasMore: boolean;
  figures: DayFigures[];
};

/** The parameter of the address that names a day. */
export const DAY = 'ngay';

/** Reads the week that the page's address asks for. */
export async function loadVisits(
  { api, url, signal }: Pick<PageInput, 'api' | 'url' | 'signal'>,
  managed: Managed,
): Promise<WeekOfVisits> {
  const whose = whoseVisits(managed);
  const { days } = await api.get('/api/v1/booking/manage/summary/', { query: whose, signal });
  const today = days.at(-1)?.date ?? '';
  const day = askedDay(url.searchParams.get(DAY)) ?? today;
  const week = weekOf(day);
  const query = { ...whose, from: week[0] ?? day, to: week[6] ?? day };
  const { items, has_more } = await api.get('/api/v1/booking/manage/', { query, signal });
  return { today, day, visits: items, hasMore: has_more, figures: days };
}
