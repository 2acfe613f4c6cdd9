import type { SuggestGroup, SuggestItem } from '../../../platform/search/search-index.ts';
import type { Services } from '../../../platform/services.ts';
import { remembering } from '../../../platform/text/remembering.ts';
import { MAX_ITEMS, objectType } from '../../search/contract.ts';
import { foundNames } from '../../search/rules/found-name.ts';
import { isSearchItem } from '../../search/rules/search-card.ts';
import type { FoundGroup } from './found-group.ts';
import type { FoundCard, Sorted } from './meant-first.ts';
import { nearestSignFirst } from './nearest-sign-first.ts';

/** The words by which groups were found. */
interface FoundBy {
  /** The query as typed. */
  readonly q: string;
  /** The words that were matched. */
  readonly text: string;
  /** The complaint that the words name. */
  readonly complaint?: string | undefined;
  /** Puts those first that are meant; all of them are where it is absent. */
  readonly sort?: (cards: readonly FoundCard[], isGuess: boolean, areTerms: boolean) => Sorted;
}

/** Groups as answers show them; without those of which no card can be read. */
export function presentGroups(
  { searchSources }: Pick<Services, 'searchSources'>,
  groups: readonly SuggestGroup[],
  { q, text, complaint, sort = asFound }: FoundBy,
): FoundGroup[] {
  if (groups.length === 0) return [];
  const itemOf = foundNames(text || q);
  return groups.flatMap(({ kind, similar: isGuess, items }) => {
    const source = searchSources.find(each => each.kind === kind);
    const knownCards = items.filter(isFoundCard);
    if (!source || knownCards.length === 0) return [];
    // What is meant only whole is held by nothing by chance.
    const sorted = sort(knownCards, isGuess || source.matchesWholes === true, source.inSmallIndex);
    const { isScattered } = sorted;
    const cards = nearestSignFirst(sorted.cards, complaint).slice(0, MAX_ITEMS);
    const similar = isGuess || isScattered;
    const group = {
      object_type: typeOf(source.objectType),
      title: source.title,
      list_url: source.listUrl(q),
      similar,
      items: cards.map(({ card }) => itemOf(card)),
    };
    const isCalledSo = !similar && cards.some(({ inName }) => inName);
    return [{ kind, text, ids: cards.map(each => each.entityId), isCalledSo, isNear: false, isByWords: false, group }];
  });
}

/** Of some kinds, whose names do not change. */
const KINDS = 64;
const typeOf = remembering(KINDS, text => objectType.parse(text));

const isFoundCard = (item: SuggestItem): item is SuggestItem & FoundCard => isSearchItem(item.card);

const asFound = (cards: readonly FoundCard[]): Sorted => ({ cards, isScattered: false });
