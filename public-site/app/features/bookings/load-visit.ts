import type { VisitAnswer } from '@antam/server/features/bookings/contract.ts';
import { notFound } from '../../loading/page-error.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { loadDays } from './load-offer.ts';
import { type PickDay, slotIn } from './pick-days.ts';
import { visitQuery } from './visit-address.ts';

/** What the page of one visit is rendered from; slots are read only where it is about to be moved. */
export async function loadVisit({ api, params: { code }, url, signal }: PageInput) {
  if (code === undefined) throw notFound();
  const { key, step, done, start } = visitQuery(url.searchParams);
  const visit = await api.get('/api/v1/booking/:code/', { params: { code }, query: { key }, signal });
  const days = step === 'move' && visit.can.move ? await daysFor(visit, { api, signal }) : [];
  const slot = start === null ? undefined : slotIn(days, start);
  return { visit, key, step, done, days, next: slot?.start ?? null, address: url.pathname + url.search };
}

export type VisitData = Awaited<ReturnType<typeof loadVisit>>;

/** The slots to which a visit may be moved: of its calendar, of its reason's length where that is still offered. */
async function daysFor(
  { place, professional, reason }: VisitAnswer,
  { api, signal }: Pick<PageInput, 'api' | 'signal'>,
): Promise<PickDay[]> {
  const of = { place: place.id, professional: professional?.id ?? null };
  const { reasons } = await api.get('/api/v1/calendar/', { query: of, signal });
  const same = reasons.find(({ name, minutes }) => name === reason?.name && minutes === reason.minutes);
  return loadDays(api, of, { reason: same?.id ?? null, signal });
}
