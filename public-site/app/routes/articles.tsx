import { useLoaderData } from 'react-router';
import { ArticlesPage } from '../features/articles/articles-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, url, signal }) => {
  const { searchParams } = url;
  const list = await api.get('/api/v1/article/', { query: Object.fromEntries(searchParams), signal });
  const query = {
    topic: searchParams.get('topic'),
    q: (searchParams.get('q') ?? '').trim(),
    isFirst: !searchParams.has('after') && !searchParams.has('before'),
  };
  return { list, query };
});

export function Component() {
  return <ArticlesPage {...useLoaderData<typeof loader>()} />;
}
