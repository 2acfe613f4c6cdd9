import { notFound } from '../../loading/page-error.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { readHints } from '../accounts/entry-query.ts';
import { joinQuery } from './waiting-query.ts';

/** What the page is rendered from on which the visitor joins a waiting list. */
export async function loadJoin({ api, url, cookies, signal }: PageInput) {
  const { place, professional, day, start } = joinQuery(url.searchParams);
  if (place === null || day === null) throw notFound();
  const of = { place, professional };
  const [where, who, { reasons }] = await Promise.all([
    api.get('/api/v1/place/:id/', { params: { id: place }, signal }),
    professional === null ? null : api.get('/api/v1/professional/:id/', { params: { id: professional }, signal }),
    api.get('/api/v1/calendar/', { query: of, signal }),
  ]);
  return {
    of,
    reasons,
    day,
    start,
    address: url.pathname + url.search,
    hints: readHints(cookies),
    professional: who?.display_name ?? null,
    place: where.name,
    back: who?.absolute_url ?? where.absolute_url,
  };
}

export type JoinData = Awaited<ReturnType<typeof loadJoin>>;
