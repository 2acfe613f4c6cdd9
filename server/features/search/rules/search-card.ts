import type { SearchItem } from '../contract.ts';
import type { IndexedCard } from '../search-source.ts';

/** Whether a stored card fits the contract. Parsing sixty cards by schema would cost more than finding them. */
export function isSearchItem(card: unknown): card is IndexedCard {
  if (typeof card !== 'object' || card === null) return false;
  const item: Partial<Record<keyof IndexedCard, unknown>> = card;
  return (
    typeof item.name === 'string' &&
    typeof item.absolute_url === 'string' &&
    (item.main_thumbnail_image === null || typeof item.main_thumbnail_image === 'string') &&
    Array.isArray(item.specialities_nested) &&
    item.specialities_nested.every(name => typeof name === 'string') &&
    typeof item.address === 'string' &&
    typeof item.body_search === 'string' &&
    typeof item.type === 'string' &&
    (item.emergency === undefined || typeof item.emergency === 'boolean') &&
    (item.other_names === undefined || Array.isArray(item.other_names)) &&
    (item.signs === undefined || Array.isArray(item.signs))
  );
}

/** What a card says of a record beside its name. */
export function textsOfCard({
  specialities_nested,
  address,
  body_search,
}: Pick<SearchItem, 'specialities_nested' | 'address' | 'body_search'>): string[] {
  return [...specialities_nested, address, body_search];
}
