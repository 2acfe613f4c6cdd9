import { type KeyedPage, pageByKeys, readKey, writeKey } from '../../../platform/lists/page-key.ts';
import { relaxedQueries } from '../../../platform/lists/relaxed-queries.ts';
import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { ThreadList, ThreadListQuery } from '../contract.ts';
import { forumPages } from '../pages.ts';
import { foundThreads } from './found-threads.ts';
import { specialityCounts, threadCount } from './speciality-counts.ts';
import { type ThreadRow, threadCards } from './thread-cards.ts';
import { keyOf, walkThreads } from './walk-threads.ts';

const PAGE_SIZE = 20;

interface Page extends KeyedPage<ThreadRow> {
  readonly count: number | null;
}

type ListServices = Pick<Services, 'db' | 'clock' | 'search'>;

/** One page of public threads: in an order, or by words. An unknown speciality has none. */
export async function listThreads(services: ListServices, query: ThreadListQuery): Promise<ThreadList> {
  const terms = await termsOf(services.db);
  const speciality =
    query.speciality === undefined ? undefined : (terms.bySlug('speciality', query.speciality)?.id ?? 0);
  const page = query.q?.trim()
    ? await pageOfFound(services, query, query.q, speciality)
    : await pageInOrder(services, query, speciality);
  const [items, specialities] = await Promise.all([threadCards(services, page.rows), specialityCounts(services)]);
  const isEmpty = items.length === 0 && query.after === undefined && query.before === undefined;
  return {
    items,
    specialities,
    count: page.count,
    next: page.next,
    previous: page.previous,
    ...(isEmpty && { relaxed: await relaxedThreads(services, query, speciality) }),
  };
}

/** Threads that wait for an answer are counted up to here. */
const MAX_WAITING = 100;

/** What finds threads where a list has none: without its order of those that wait, its speciality, its words. */
async function relaxedThreads(
  services: ListServices,
  { q, speciality: slug, sort }: ThreadListQuery,
  speciality: number | undefined,
): Promise<ThreadList['relaxed']> {
  const words = q?.trim() ?? '';
  const asked = { sort: words === '' && sort === 'unanswered' ? sort : undefined, speciality: slug, q: words };
  const relaxed = await relaxedQueries(asked, forumPages.list, async kept => {
    const of = kept.speciality === undefined ? undefined : speciality;
    if (kept.q !== undefined) return (await foundThreads(services, kept.q, of)).length;
    if (kept.sort === undefined) return threadCount(services, of);
    const first = await walkThreads(services, { order: 'unanswered', speciality: of, limit: MAX_WAITING });
    return first.length;
  });
  return relaxed.map(query =>
    query.kept.includes('sort') && query.count === MAX_WAITING ? { ...query, at_least: true } : query,
  );
}

async function pageInOrder(
  services: ListServices,
  { sort, after, before }: ThreadListQuery,
  speciality: number | undefined,
): Promise<Page> {
  const keys = { after: readKey(after), before: readKey(before) };
  // One more than is shown says whether there are others.
  const found = await walkThreads(services, { order: sort, speciality, ...keys, limit: PAGE_SIZE + 1 });
  return {
    ...pageByKeys(found, keys, { size: PAGE_SIZE, keyOf: row => keyOf(sort, row) }),
    count: null,
  };
}

/** What was found by words stands in the order of how well it fits: keys are positions in it. */
async function pageOfFound(
  services: ListServices,
  { after, before }: ThreadListQuery,
  words: string,
  speciality: number | undefined,
): Promise<Page> {
  const found = await foundThreads(services, words, speciality);
  const [behind, ahead] = [readKey(after), readKey(before)];
  const from = ahead ? Math.max(0, ahead.value - PAGE_SIZE) : (behind?.value ?? 0);
  const rows = found.slice(from, from + PAGE_SIZE);
  const end = from + rows.length;
  return {
    rows,
    count: found.length,
    next: end < found.length && rows.length > 0 ? writeKey({ value: end, id: 0 }) : null,
    previous: from > 0 ? writeKey({ value: from, id: 0 }) : null,
  };
}
