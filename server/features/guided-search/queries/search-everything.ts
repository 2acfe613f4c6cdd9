import type { Services } from '../../../platform/services.ts';
import { narrowest } from '../../query-reading/rules/choose-area.ts';
import { meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import {
  MOST_GROUPS,
  MOST_ITEMS,
  objectType,
  type SearchAnswer,
  type SearchGroup,
  type SearchItem,
} from '../../search/contract.ts';

/** A query with the province that the visitor has chosen. */
export interface Asked {
  readonly q: string;
  readonly province: string | undefined;
}

/** A group of suggestions with the ids of its items, in their order. */
export interface FoundGroup {
  readonly kind: string;
  readonly ids: readonly number[];
  /** Whether the name of one of them holds all words as they were typed. */
  readonly isCalledSo: boolean;
  readonly group: SearchGroup;
}

/** The suggestions for the words typed, in groups; none for an empty query. */
export async function searchEverything(
  services: Pick<Services, 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  asked: Asked,
): Promise<SearchAnswer> {
  return (await findGroups(services, meaning, asked)).map(({ group }) => group);
}

/**
 * What matches the words, in groups. Words that say how, when or for how much are not matched, and what stands in the
 * area asked for comes first.
 * @param asTyped whether nothing else is wanted than what fits these words as they stand
 */
export async function findGroups(
  { search, searchSources }: Pick<Services, 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  { q, province }: Asked,
  asTyped = false,
): Promise<FoundGroup[]> {
  const area = narrowest(meaningsOf(meaning, 'area').map(each => each.area));
  const near = area?.provinceSlug ?? province;
  const groups = await search.suggest({ query: meaning.text, province: near, perKind: MOST_ITEMS, asTyped });
  return groups.slice(0, MOST_GROUPS).flatMap(({ kind, similar, items }) => {
    const source = searchSources.find(each => each.kind === kind);
    const cards = items.flatMap(({ entityId, card }) => (isSearchItem(card) ? [{ entityId, card }] : []));
    if (!source || cards.length === 0) return [];
    const object_type = objectType.parse(source.objectType);
    const group = {
      object_type,
      title: source.title,
      list_url: source.listUrl(q),
      similar,
      items: cards.map(each => each.card),
    };
    const isCalledSo = !similar && items.some(({ inName }) => inName);
    return [{ kind, ids: cards.map(each => each.entityId), isCalledSo, group }];
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
