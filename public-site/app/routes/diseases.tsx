import { useLoaderData } from 'react-router';
import { DiseasesPage } from '../features/library/diseases-page.tsx';
import { listQuery } from '../features/library/list-query.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, url, signal }) => {
  const query = listQuery(url, ['speciality']);
  return { list: await api.get('/api/v1/disease/', { query, signal }), query };
});

export function Component() {
  return <DiseasesPage {...useLoaderData<typeof loader>()} />;
}
