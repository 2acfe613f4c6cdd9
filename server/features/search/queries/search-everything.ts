import type { Services } from '../../../platform/services.ts';
import { MOST_GROUPS, MOST_ITEMS, type SearchAnswer } from '../contract.ts';
import { isSearchItem } from '../rules/is-search-item.ts';
import { SEARCH_SOURCES } from '../search-sources.ts';

const SOURCE_OF_KIND = new Map(SEARCH_SOURCES.map(source => [source.kind, source]));

/** What is found for the words typed, in groups; nothing for no words. */
export async function searchEverything(
  { search }: Pick<Services, 'search'>,
  { q, province }: { q: string; province?: string | undefined },
): Promise<SearchAnswer> {
  const groups = await search.suggest({ query: q, province, perKind: MOST_ITEMS });
  return groups.slice(0, MOST_GROUPS).flatMap(({ kind, items }) => {
    const source = SOURCE_OF_KIND.get(kind);
    const cards = items.map(item => item.card).filter(isSearchItem);
    return source && cards.length > 0
      ? [{ object_type: source.objectType, list_url: source.listUrl(q), items: cards }]
      : [];
  });
}
