import { searchPage } from '@antam/server/features/search/pages.ts';
import { useLoaderData } from 'react-router';
import { SearchResults } from '../features/search/search-results.tsx';
import { isTooLong } from '../features/search/too-long.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { readProvince } from '../memory/province.ts';
import type { PageHandle } from '../page-handle.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async ({ api, url, cookies, signal }) => {
  const q = (url.searchParams.get('q') ?? '').trim();
  const province = url.searchParams.get('province') ?? readProvince(cookies) ?? '';
  const groups = q === '' || isTooLong(q) ? [] : await api.get('/api/v1/search', { query: { q, province }, signal });
  return { q, groups };
});

export const handle: PageHandle = { provinceParam: 'province' };

export function Component() {
  const { q, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={q === '' || isTooLong(q) ? 'Tìm kiếm' : `Kết quả cho “${q}”`} path={searchPage()} noindex />
      <SearchResults q={q} groups={groups} />
    </>
  );
}
