import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-version.ts';
import { reachableVersion } from './reachable-version.ts';

/** What is kept of one page. */
export interface CachedPage {
  /** Memory it takes, all encodings together, roughly. */
  readonly bytes: number;
}

/**
 * Whole pages by everything they depend on, bounded by memory. A page is used only as long as the content version is the
 * one that was read before it was drawn; pages that are being drawn are waited for instead of being drawn twice. While
 * the database does not tell the version, kept pages are good enough: an old page is better than none.
 */
export interface PageCache<Page extends CachedPage, Shelf extends string> {
  /** The kept page, or the one that `draw` makes. `shelf` says where to keep that one; null for nowhere. */
  get(
    key: string,
    draw: () => Promise<Page>,
    shelf: (page: Page) => Shelf | null,
  ): Promise<{ page: Page; hit: boolean }>;
  /** The kept page, where it still holds. */
  kept(key: string): Promise<Page | undefined>;
}

/** @param shelves bytes of each: pages on one never push out those on another */
export function createPageCache<Page extends CachedPage, Shelf extends string>(
  shelves: Readonly<Record<Shelf, number>>,
  content: ContentVersion,
): PageCache<Page, Shelf> {
  const pages = openShelves<{ page: Page; version: number }>(shelves);
  const drawing = new Map<string, Promise<Page>>();
  const reachable = reachableVersion(content);
  const holding = (key: string, version: number | undefined) => {
    const known = shelfWith(pages, key)?.get(key);
    return version === undefined || known?.version === version ? known?.page : undefined;
  };
  return {
    kept: async key => (shelfWith(pages, key) ? holding(key, await reachable()) : undefined),
    get: async (key, draw, shelf) => {
      if (pages.size === 0) return { page: await draw(), hit: false };
      const current = await reachable();
      const known = holding(key, current);
      if (known) return { page: known, hit: true };
      const version = current ?? (await content.read());
      const task = `${version} ${key}`;
      const begun = drawing.get(task);
      if (begun) return { page: await begun, hit: true };
      const promise = draw();
      drawing.set(task, promise);
      try {
        const page = await promise;
        const place = shelf(page);
        if (place !== null) pages.get(place)?.set(key, { page, version });
        return { page, hit: false };
      } finally {
        drawing.delete(task);
      }
    },
  };
}

type Kept = { readonly page: CachedPage; readonly version: number };
type Shelves<Entry extends Kept> = ReadonlyMap<string, LRUCache<string, Entry>>;

function openShelves<Entry extends Kept>(sizes: Readonly<Record<string, number>>): Shelves<Entry> {
  const open = new Map<string, LRUCache<string, Entry>>();
  for (const [name, maxSize] of Object.entries(sizes)) {
    if (maxSize > 0) open.set(name, new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.bytes }));
  }
  return open;
}

/** A key is on one shelf at most. */
function shelfWith<Entry extends Kept>(shelves: Shelves<Entry>, key: string): LRUCache<string, Entry> | undefined {
  for (const shelf of shelves.values()) if (shelf.has(key)) return shelf;
  return undefined;
}
