import type { FoundCard } from './meant-first.ts';

/** Behind all signs that a disease has. */
const NO_SIGN = Number.MAX_SAFE_INTEGER;

/**
 * Puts those of which a complaint is a nearer sign before those of which it is a further one, behind all that are called by
 * the words; what is equally near stays in its order, the commoner first.
 * @param complaint its name; undefined where the words name none
 */
export function nearestSignFirst(cards: readonly FoundCard[], complaint: string | undefined): readonly FoundCard[] {
  if (complaint === undefined || !cards.some(({ card }) => card.signs)) return cards;
  const placeOf = ({ inName, card: { signs = [] } }: FoundCard) => {
    if (inName) return -1;
    const at = signs.indexOf(complaint);
    return at === -1 ? NO_SIGN : at;
  };
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}
