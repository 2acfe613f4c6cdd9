/** One address of a sitemap. */
export interface SitemapUrl {
  /** Path of the page. */
  readonly path: string;
  /** Last change, ISO 8601; absent where nobody knows. */
  readonly changedAt?: string | undefined;
}

/** The pages of one kind, in the order of their ids, so that each file holds a range of them. */
export interface Sitemap {
  /** `places` makes `/sitemap-places-1.xml` and so on. */
  readonly name: string;
  /** The highest id that may have a page; 0 when there is none. */
  lastId(): Promise<number>;
  /** Pages of things whose id is from `first` to `last`, both included. */
  urls(first: number, last: number): Promise<readonly SitemapUrl[]>;
}
