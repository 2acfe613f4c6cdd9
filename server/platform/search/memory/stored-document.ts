/** A document as the database stores it for the index in the process. */
export interface StoredDocument {
  /** Holds kind, importance and entity: see document-key.ts. */
  readonly key: number;
  /** Folded words of the name. */
  readonly name: string;
  /** The name's words with accents, tone first. */
  readonly accentedName: string;
  /** Folded words of the titles, with a sign between two of them. */
  readonly titles: string;
  /** Slug. */
  readonly province: string | null;
  /** Tokens of name and titles, accented ones and the province's among them, with a space between two. */
  readonly nameTokens: string;
  /** Further tokens, with a space between two. */
  readonly bodyTokens: string;
  /** Words that are known and by which no document is found, with a space between two. */
  readonly knownWords: string;
}

/** The record that a document is made from. */
export interface EntityReference {
  /** The number of its kind. */
  readonly kind: number;
  readonly entityId: number;
}
