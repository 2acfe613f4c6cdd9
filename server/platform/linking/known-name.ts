/** A name that texts link to its record. */
export interface KnownName {
  /** The kind of the record, e.g. `disease`, and its id. */
  readonly kind: string;
  readonly id: number;
  /** The path of its page. */
  readonly url: string;
  readonly name: string;
  /** The record's own name; false for synonyms, folk names and brand names. */
  readonly isMain: boolean;
}

/** A record that names lead to. */
export interface Target {
  readonly kind: string;
  readonly id: number;
}
