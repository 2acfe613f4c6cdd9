import type { SaidOfRecord } from '../../query-reading/rules/free-words.ts';
import { textsOfCard } from '../../search/rules/search-card.ts';
import type { IndexedCard } from '../../search/search-source.ts';

/** One thing that a search found. */
export interface FoundCard {
  readonly entityId: number;
  /** All words are in its name or titles. */
  readonly inName: boolean;
  readonly card: IndexedCard;
}

/** Things found, those that are meant first. */
export interface Sorted {
  readonly cards: readonly FoundCard[];
  /** None of them is meant: they only hold the words here and there. */
  readonly isScattered: boolean;
}

/**
 * Puts what holds words without meaning by chance behind the rest.
 * @param areTerms whether titles are other names, so that words in them may stand apart, too
 */
export function meantFirst(
  cards: readonly FoundCard[],
  isScattered: (record: SaidOfRecord) => boolean,
  areTerms: boolean,
): Sorted {
  const isByChance = ({ inName, card }: FoundCard) =>
    (areTerms || !inName) && isScattered({ name: card.name, texts: textsOfCard(card), isTerm: areTerms });
  const { meant = [], scattered = [] } = Object.groupBy(cards, each => (isByChance(each) ? 'scattered' : 'meant'));
  return { cards: [...meant, ...scattered], isScattered: meant.length === 0 };
}
