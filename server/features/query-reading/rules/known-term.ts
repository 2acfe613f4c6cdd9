/** A term of the taxonomy, as far as queries name it. */
export interface KnownTerm {
  readonly id: number;
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly aliases: readonly string[];
}
