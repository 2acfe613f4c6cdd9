import { notFound } from '../../loading/page-error.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { waitingQuery } from './waiting-query.ts';

/** What the page of one entry is rendered from. */
export async function loadWaiting({ api, params: { code }, url, signal }: PageInput) {
  if (code === undefined) throw notFound();
  const { key } = waitingQuery(url.searchParams);
  return { key, entry: await api.get('/api/v1/waiting/:code/', { params: { code }, query: { key }, signal }) };
}

export type WaitingData = Awaited<ReturnType<typeof loadWaiting>>;
