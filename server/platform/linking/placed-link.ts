/** A link on words of a text: where they begin and end in its HTML, in UTF-16 units. */
export interface PlacedLink {
  readonly start: number;
  readonly end: number;
  /** The path that it leads to, as it stands in HTML, without spaces. */
  readonly href: string;
}

/** Sanitised HTML as its author wrote it, and the links in it, which follow each other. */
export interface LinkedPart {
  readonly html: string;
  readonly links: readonly PlacedLink[];
}
