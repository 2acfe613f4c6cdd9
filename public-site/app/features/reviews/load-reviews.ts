import type { CommentList } from '@antam/server/features/reviews/contract.ts';
import { REVIEW_QUERY } from '../../known-query.ts';
import type { PageInput } from '../../loading/page-loader.ts';

/** The reviews of a record that the page's address asks for. */
export function loadReviews(
  { api, url, signal }: Pick<PageInput, 'api' | 'url' | 'signal'>,
  kind: 'place' | 'professional',
  id: number,
): Promise<CommentList> {
  const asked = REVIEW_QUERY.flatMap(name => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return api.get(`/api/v1/comment/${kind}/:id/`, { params: { id }, query: Object.fromEntries(asked), signal });
}
