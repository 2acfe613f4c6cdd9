/** Puts the cards of a page in the order of the times that they show, those without one last. */
export const bySoonest = <Card extends { readonly next_free: string | null }>(cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => momentOf(a) - momentOf(b));

const momentOf = ({ next_free }: { readonly next_free: string | null }) =>
  next_free === null ? Number.MAX_SAFE_INTEGER : Date.parse(next_free);
