import { useLoaderData } from 'react-router';
import { DrugsPage } from '../features/library/drugs-page.tsx';
import { listQuery } from '../features/library/list-query.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, url, signal }) => {
  const query = listQuery(url, ['group', 'type']);
  return { list: await api.get('/api/v1/drug/', { query, signal }), query };
});

export function Component() {
  return <DrugsPage {...useLoaderData<typeof loader>()} />;
}
