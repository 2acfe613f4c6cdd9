import { writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import { idFromSlug, requireAddress } from '../../loading/detail-address.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import type { PageKind } from '../../memory/parse.ts';
import { readHints } from '../accounts/entry-query.ts';
import { readForAccount } from '../accounts/require-account.ts';

/** What the page is rendered from on which a review of this kind of record is written. */
export const loadWriting = (kind: PageKind) => async (input: PageInput) => {
  const { api, params, url, cookies, signal } = input;
  const id = idFromSlug(params.slugId);
  const [{ name, absolute_url }, own] = await Promise.all([
    readRecord(kind, { api, id, signal }),
    readForAccount(input, () => api.get(`/api/v1/comment/${kind}/:id/own/`, { params: { id }, signal })),
  ]);
  const slugId = absolute_url.split('/').at(-2) ?? '';
  requireAddress(url, writeReviewPages[kind]({ slugId }));
  return {
    kind,
    id,
    name,
    absolute_url,
    address: url.pathname,
    /** What the account that is logged in wrote here; null for visitors without one. */
    own,
    hints: readHints(cookies),
    isDone: url.searchParams.get('done') === '1',
  };
};

export type Writing = Awaited<ReturnType<ReturnType<typeof loadWriting>>>;

async function readRecord(kind: PageKind, { api, id, signal }: Pick<PageInput, 'api' | 'signal'> & { id: number }) {
  if (kind === 'place') return api.get('/api/v1/place/:id/', { params: { id }, signal });
  const { display_name, absolute_url } = await api.get('/api/v1/professional/:id/', { params: { id }, signal });
  return { name: display_name, absolute_url };
}
