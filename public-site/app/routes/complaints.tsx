import { useLoaderData } from 'react-router';
import { ComplaintsPage } from '../features/library/complaints-page.tsx';
import { listQuery } from '../features/library/list-query.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, url, signal }) => {
  const query = listQuery(url, ['speciality']);
  return { list: await api.get('/api/v1/complaint/page/', { query, signal }), query };
});

export function Component() {
  return <ComplaintsPage {...useLoaderData<typeof loader>()} />;
}
