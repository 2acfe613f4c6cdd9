import { type FreeRun, isScattered, type KnownTexts, mayBeScattered } from '../../query-reading/rules/free-words.ts';
import type { SearchItem } from '../../search/contract.ts';
import { textsOfCard } from '../../search/rules/search-card.ts';

/** One thing that a search found. */
export interface FoundCard {
  readonly entityId: number;
  /** All words are in its name or titles. */
  readonly inName: boolean;
  readonly card: SearchItem;
}

/** Things found, those that are meant first. */
export interface Sorted {
  readonly cards: readonly FoundCard[];
  /** None of them is meant: they only hold the words here and there. */
  readonly isScattered: boolean;
}

/**
 * Puts what holds words without meaning by chance behind the rest.
 * @param hasOtherNames whether titles are other names, so that words in them may stand apart, too
 */
export function meantFirst(
  cards: readonly FoundCard[],
  free: readonly FreeRun[],
  known: KnownTexts,
  hasOtherNames: boolean,
): Sorted {
  if (!mayBeScattered(free)) return { cards, isScattered: false };
  const isByChance = ({ inName, card }: FoundCard) => {
    if (inName && !hasOtherNames) return false;
    return isScattered(free, { name: card.name, texts: textsOfCard(card) }, known, hasOtherNames);
  };
  const { meant = [], scattered = [] } = Object.groupBy(cards, each => (isByChance(each) ? 'scattered' : 'meant'));
  return { cards: [...meant, ...scattered], isScattered: meant.length === 0 };
}
