import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { redirect } from 'react-router';
import type { PageInput } from '../../loading/page-loader.ts';
import { joinedAddress, listAddress, understoodAddress } from './list-address.ts';

/**
 * Loads one page of a list as its address asks for it, with the filter tabs. Redirects an address with repeated
 * parameters to its joined form, one with much that is not understood to what is, and a page past the end to the last one.
 */
export async function loadList<Answer extends ListMeta>(
  { url, signal }: PageInput,
  ask: (options: { query: Record<string, string>; signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const joined = joinedAddress(url.pathname, url.searchParams);
  if (joined !== null) throw redirect(joined);
  const query = { ...Object.fromEntries(url.searchParams), include: 'filters' };
  const answer = await ask({ query, signal });
  const understood = understoodAddress(url.pathname, url.searchParams, answer.chosen);
  if (understood !== null) throw redirect(understood);
  if (answer.page_count > 0 && answer.page > answer.page_count) {
    throw redirect(listAddress(url.pathname, url.searchParams, { page: String(answer.page_count) }));
  }
  return answer;
}
