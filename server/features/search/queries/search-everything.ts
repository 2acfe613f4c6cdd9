import type { Services } from '../../../platform/services.ts';
import { MOST_GROUPS, MOST_ITEMS, objectType, type SearchAnswer, type SearchItem } from '../contract.ts';

/** The suggestions for the words typed, in groups; none for an empty query. */
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

/** Whether a stored card fits the contract. Parsing sixty cards by schema would cost more than finding them. */
function isSearchItem(card: unknown): card is SearchItem {
  if (typeof card !== 'object' || card === null) return false;
  const item: Partial<Record<keyof SearchItem, unknown>> = card;
  return (
    typeof item.name === 'string' &&
    typeof item.absolute_url === 'string' &&
    (item.main_thumbnail_image === null || typeof item.main_thumbnail_image === 'string') &&
    Array.isArray(item.specialities_nested) &&
    item.specialities_nested.every(name => typeof name === 'string') &&
    typeof item.address === 'string' &&
    typeof item.body_search === 'string' &&
    typeof item.type === 'string'
  );
}
