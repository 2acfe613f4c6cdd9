import type { ObjectType } from '@antam/server/features/search/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { isTooLong } from '../search/too-long.ts';

/** Addresses of the terms of a kind that the search finds by the words in a page's address; none without words. */
export async function foundTerms({ api, url, signal }: PageInput, kind: ObjectType): Promise<string[]> {
  const q = (url.searchParams.get('q') ?? '').trim();
  if (q === '' || isTooLong(q)) return [];
  const answer = await api.get('/api/v1/search', { query: { q }, signal });
  const found = answer.flatMap(entry => ('items' in entry && entry.object_type === kind ? entry.items : []));
  return found.map(({ absolute_url }) => absolute_url);
}
