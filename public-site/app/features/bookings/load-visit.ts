import { notFound } from '../../loading/page-error.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { pickDays, slotIn } from './pick-days.ts';
import { visitQuery } from './visit-address.ts';

/** What the page of one visit is rendered from; slots are read only where it is about to be moved. */
export async function loadVisit({ api, params: { code }, url, signal }: PageInput) {
  if (code === undefined) throw notFound();
  const { key, step, done, start } = visitQuery(url.searchParams);
  const asked = { params: { code }, query: { key }, signal };
  const visit = await api.get('/api/v1/booking/:code/', asked);
  const days = step === 'move' && visit.can.move ? pickDays(await api.get('/api/v1/booking/:code/slot/', asked)) : [];
  const slot = start === null ? undefined : slotIn(days, start);
  return { visit, key, step, done, days, next: slot?.start ?? null, address: url.pathname + url.search };
}

export type VisitData = Awaited<ReturnType<typeof loadVisit>>;
