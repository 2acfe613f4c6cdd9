import { useLoaderData } from 'react-router';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { sendReply } from '../features/posts/send-reply.ts';
import { pageAction } from '../forms/page-action.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, params, url, signal }) => {
  const page = url.searchParams.get('page');
  const id = idFromSlug(params.slugId);
  const query = page === null ? {} : { page };
  const article = await api.get('/api/v1/article/:id/', { params: { id }, query, signal });
  requireAddress(url, article.absolute_url);
  return { article, hasSent: url.searchParams.get('sent') === '1' };
});

/** A reply is longer than what most forms take. */
export const action = pageAction(sendReply('article'), { longest: 20_000, most: 20 });

export function Component() {
  const { article, hasSent } = useLoaderData<typeof loader>();
  return <ArticlePage key={article.id} article={article} hasSent={hasSent} />;
}
