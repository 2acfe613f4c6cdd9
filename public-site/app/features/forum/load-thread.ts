import { idFromSlug, requireAddress } from '../../loading/detail-address.ts';
import type { PageInput } from '../../loading/page-loader.ts';

/** A question with a page of its replies; other spellings of its address lead to the right one. */
export async function loadThread({ api, params, url, signal }: PageInput) {
  const page = url.searchParams.get('page');
  const id = idFromSlug(params.slugId);
  const query = page === null ? {} : { page };
  const thread = await api.get('/api/v1/thread/:id/', { params: { id }, query, signal });
  requireAddress(url, thread.absolute_url);
  return { thread, hasSent: url.searchParams.get('sent') === '1' };
}
