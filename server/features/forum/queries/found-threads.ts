import type { Services } from '../../../platform/services.ts';
import { THREAD_TEXTS } from '../thread.search.ts';
import { shownThreads, type ThreadRow } from './thread-cards.ts';

/** How many threads a search counts: nobody reads further. */
const MAX_FOUND = 200;

/** Public threads whose titles or posts hold the words, the best first. */
export async function foundThreads(
  services: Pick<Services, 'db' | 'search'>,
  words: string,
  speciality: number | undefined,
): Promise<ThreadRow[]> {
  const { items } = await services.search.match({ kind: THREAD_TEXTS, query: words, limit: MAX_FOUND });
  const rows = await shownThreads(
    services,
    items.map(({ entityId }) => entityId),
  );
  return speciality === undefined ? rows : rows.filter(row => row.speciality === speciality);
}
