import { useLoaderData } from 'react-router';
import { joinedQuery, requireJoined } from '../features/insurance/joined-query.ts';
import { PlansPage } from '../features/insurance/plans-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, url, signal }) => {
  requireJoined(url);
  const { q, page, compare, age, packages } = joinedQuery(url.searchParams);
  const list = await api.get('/api/v1/insurance-plan/', { query: { q, page, compare, age, packages }, signal });
  return { list, q: (q ?? '').trim() };
});

export function Component() {
  return <PlansPage {...useLoaderData<typeof loader>()} />;
}
