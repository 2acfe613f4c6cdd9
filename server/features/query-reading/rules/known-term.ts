/** A term of the taxonomy, as far as queries name it. */
export interface KnownTerm {
  readonly id: number;
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly aliases: readonly string[];
  /** Words that staff have said to mean it; without any accent they stand for the same words with accents, too. */
  readonly synonyms?: readonly string[];
}
