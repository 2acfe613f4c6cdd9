import type { Services } from '../../../platform/services.ts';
import { MOST_GROUPS, MOST_ITEMS, objectType, type SearchAnswer } from '../contract.ts';
import { isSearchItem } from '../rules/is-search-item.ts';

/** What is found for the words typed, in groups; nothing for no words. */
export async function searchEverything(
  { search, searchSources }: Pick<Services, 'search' | 'searchSources'>,
  { q, province }: { q: string; province?: string | undefined },
): Promise<SearchAnswer> {
  const groups = await search.suggest({ query: q, province, perKind: MOST_ITEMS });
  return groups.slice(0, MOST_GROUPS).flatMap(({ kind, items }) => {
    const source = searchSources.find(each => each.kind === kind);
    const cards = items.map(item => item.card).filter(isSearchItem);
    if (!source || cards.length === 0) return [];
    const object_type = objectType.parse(source.objectType);
    return [{ object_type, title: source.title, list_url: source.listUrl(q), items: cards }];
  });
}
