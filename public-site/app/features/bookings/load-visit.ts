import { notFound } from '../../loading/page-error.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { loadDays } from './load-offer.ts';
import { slotIn } from './pick-days.ts';
import { visitQuery } from './visit-address.ts';

/** What the page of one visit is rendered from; slots are read only where it is about to be moved. */
export async function loadVisit({ api, params: { code }, url, signal }: PageInput) {
  if (code === undefined) throw notFound();
  const { key, step, done, start } = visitQuery(url.searchParams);
  const visit = await api.get('/api/v1/booking/:code/', { params: { code }, query: { key }, signal });
  const of = { place: visit.place.id, professional: visit.professional?.id ?? null };
  const days = step === 'move' && visit.can.move ? await loadDays(api, of, { signal }) : [];
  const slot = start === null ? undefined : slotIn(days, start);
  return { visit, key, step, done, days, next: slot?.start ?? null, address: url.pathname + url.search };
}

export type VisitData = Awaited<ReturnType<typeof loadVisit>>;
