import type { ClosedHours, ManagedVisit } from '@antam/server/features/visits/contract.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Managed } from '../managed.ts';
import { dayOf, weekOf } from './week-days.ts';
import { whoseVisits } from './whose-visits.ts';

export type VisitsOfWeek = {
  visits: ManagedVisit[];
  /** When the whole page is closed in the week. */
  closings: ClosedHours[];
  /** Planned visits of any day at hours that were closed after they were booked. */
  outside: ManagedVisit[];
  /** The week has more than one answer holds: only the day itself is sure to be whole. */
  isCut: boolean;
};

/** Reads the visits of a day and of the week that it is in. */
export async function readWeek(
  api: ApiClient,
  managed: Pick<Managed, 'kind' | 'id'>,
  day: string,
  signal?: AbortSignal,
): Promise<VisitsOfWeek> {
  const list = (from: string, to: string) =>
    api.get('/api/v1/booking/manage/', { query: { ...whoseVisits(managed), from, to }, ...(signal && { signal }) });
  const week = weekOf(day);
  const [{ items, closings, has_more }, { items: outside }] = await Promise.all([
    list(week[0] ?? day, week[6] ?? day),
    api.get('/api/v1/booking/manage/outside/', { query: whoseVisits(managed), ...(signal && { signal }) }),
  ]);
  if (!has_more) return { visits: items, closings, outside, isCut: false };
  const ofDay = await list(day, day);
  return {
    visits: [...items.filter(({ start }) => dayOf(start) !== day), ...ofDay.items],
    closings,
    outside,
    isCut: true,
  };
}
