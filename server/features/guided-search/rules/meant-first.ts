import type { SaidOfRecord } from '../../query-reading/rules/free-words.ts';
import { textsOfCard } from '../../search/rules/search-card.ts';
import type { IndexedCard } from '../../search/search-source.ts';

/** One thing that a search found. */
export interface FoundCard {
  readonly entityId: number;
  /** All words are in its name or titles. */
  readonly inName: boolean;
  /** They stand there with other accents than those typed, and here and there. */
  readonly isApart: boolean;
  readonly card: IndexedCard;
}

/** Things found, those that are meant first. */
export interface Sorted {
  readonly cards: readonly FoundCard[];
  /** None of them is meant: they only hold the words here and there. */
  readonly isScattered: boolean;
}

/**
 * Puts what holds words by chance behind the rest: with other accents here and there, or without meaning.
 * @param isScattered whether a record holds the words without meaning by chance; undefined where they have some
 * @param areTerms whether titles are other names, so that words in them may stand apart, too
 */
export function meantFirst(
  cards: readonly FoundCard[],
  isScattered: ((record: SaidOfRecord) => boolean) | undefined,
  areTerms: boolean,
): Sorted {
  const isByChance = ({ inName, isApart, card }: FoundCard) =>
    isApart ||
    ((areTerms || !inName) && isScattered?.({ name: card.name, texts: textsOfCard(card), isTerm: areTerms }) === true);
  const { meant = [], scattered = [] } = Object.groupBy(cards, each => (isByChance(each) ? 'scattered' : 'meant'));
  return { cards: [...meant, ...scattered], isScattered: meant.length === 0 };
}
