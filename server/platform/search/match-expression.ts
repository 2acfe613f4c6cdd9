/** One token that a document must hold, or begin a token with. */
export interface Token {
  readonly text: string;
  readonly prefix: boolean;
}

/** Tokens that must all be there. */
export type Phrase = readonly Token[];

/** Ways to satisfy one part of a query; any one will do. */
export type Clause = readonly Phrase[];

/** What both engines can look for, in no one's query language. */
export interface MatchExpression {
  /** All of them must hold. */
  readonly clauses: readonly Clause[];
  /** Only names and titles count. */
  readonly inName: boolean;
  /** Slug that the document's province must be. */
  readonly province: string | undefined;
}

/** No query word holds this sign, so nobody can type the token of a province. */
const PROVINCE_SIGN = '§';

/** The token by which documents of a province are found; `slug` is trusted to be letters, digits and dashes. */
export function provinceToken(slug: string): string {
  return PROVINCE_SIGN + slug.replaceAll('-', '');
}
