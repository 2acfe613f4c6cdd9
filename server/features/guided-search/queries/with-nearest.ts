import type { SuggestGroup, SuggestItem } from '../../../platform/search/search-index.ts';
import type { Services } from '../../../platform/services.ts';
import { MAX_ITEMS } from '../../search/contract.ts';

/**
 * Groups with what is nearest to a complaint among their items, as the index fills a group by importance alone. Only a full
 * group may lack something, and only for it anything is read: five statements at most.
 * @param complaint its name; undefined where the words name none
 */
export async function withNearest(
  services: Pick<Services, 'db' | 'searchSources'>,
  groups: readonly SuggestGroup[],
  complaint: string | undefined,
): Promise<readonly SuggestGroup[]> {
  if (complaint === undefined) return groups;
  return Promise.all(
    groups.map(async group => {
      const further = group.items.length < MAX_ITEMS ? [] : await nearestOf(services, group, complaint);
      return further.length === 0 ? group : { ...group, items: [...group.items, ...further] };
    }),
  );
}

/** The nearest of a kind to a complaint that a group does not show. */
async function nearestOf(
  { db, searchSources }: Pick<Services, 'db' | 'searchSources'>,
  { kind, items }: SuggestGroup,
  complaint: string,
): Promise<SuggestItem[]> {
  const source = searchSources.find(each => each.kind === kind);
  const nearest = (await source?.nearestTo?.(db, complaint, MAX_ITEMS)) ?? [];
  const missing = nearest.filter(id => !items.some(({ entityId }) => entityId === id));
  if (!source || missing.length === 0) return [];
  const cards = new Map((await source.documents(db, missing)).map(({ entityId, card }) => [entityId, card]));
  return missing.flatMap(entityId => {
    const card = cards.get(entityId);
    return card === undefined ? [] : [{ entityId, score: 0, inName: false, accents: false, isApart: false, card }];
  });
}
