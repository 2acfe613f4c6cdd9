import type { RelaxedQuery } from '../contract/relaxed.ts';
import type { PageQuery } from '../http/site-page.ts';
import { leavingOut, looserLists } from './looser-lists.ts';

/**
 * The queries to which an empty list of few parameters leads: without one of them, then without any. For four parameters
 * at most five counts.
 * @param asked what narrows it, the one that is missed least first; undefined and empty values do not
 * @param countOf how much is found with these parameters alone
 */
export async function relaxedQueries<Asked extends Readonly<Record<string, string | undefined>>>(
  asked: Asked,
  address: (query: PageQuery) => string,
  countOf: (kept: Partial<Asked>) => Promise<number>,
): Promise<RelaxedQuery[]> {
  const names = Object.keys(asked).filter(name => (asked[name] ?? '') !== '');
  const lists = await looserLists(leavingOut(names), async query => {
    const kept = only(asked, query);
    return { query, count: await countOf(kept), absolute_url: address(kept) };
  });
  return lists.map(({ query, count, absolute_url }) => ({ count, kept: [...query], absolute_url }));
}

function only<Asked extends Readonly<Record<string, string | undefined>>>(
  asked: Asked,
  names: readonly string[],
): Partial<Asked> {
  const kept: Partial<Asked> = { ...asked };
  for (const name in kept) if (!names.includes(name)) delete kept[name];
  return kept;
}
