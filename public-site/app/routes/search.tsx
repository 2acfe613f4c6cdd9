import { searchPage } from '@antam/server/features/search/pages.ts';
import { useLoaderData } from 'react-router';
import { resultsTitle, SearchResults } from '../features/search/search-results.tsx';
import { isTooLong } from '../features/search/too-long.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { readProvince } from '../memory/province.ts';
import type { PageHandle } from '../page-handle.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async ({ api, url, cookies, signal }) => {
  const q = (url.searchParams.get('q') ?? '').trim();
  const province = url.searchParams.get('province') ?? readProvince(cookies) ?? '';
  const typed = url.searchParams.get('typed') === '1' ? '1' : undefined;
  if (q === '' || isTooLong(q)) return { q, province, found: null, advice: null, diseases: [], articles: [] };
  const [found, advice, { complaints: diseases }, { items: articles }] = await Promise.all([
    api.get('/api/v1/search/results/', { query: { q, province, typed }, signal }),
    api.get('/api/v1/complaint/', { query: { q }, signal }),
    api.get('/api/v1/complaint/disease/', { query: { q }, signal }),
    api.get('/api/v1/article/', { query: { q }, signal }),
  ]);
  return { q, province, found, advice, diseases, articles };
});

export const handle: PageHandle = { provinceParam: 'province' };

export function Component() {
  const { q, province, found, advice, diseases, articles } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={resultsTitle(q, found)} path={searchPage()} noindex />
      <SearchResults q={q} province={province} found={found} advice={advice} diseases={diseases} articles={articles} />
    </>
  );
}
