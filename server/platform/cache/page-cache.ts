import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-version.ts';

/** What is kept of one page. */
export interface CachedPage {
  /** Memory it takes, all encodings together, roughly. */
  readonly bytes: number;
}

/**
 * Whole pages by everything they depend on, bounded by memory. A page is used only as long as the content version is the
 * one that was read before it was drawn; pages that are being drawn are waited for instead of being drawn twice.
 */
export interface PageCache<Page extends CachedPage> {
  /** The kept page, or the one that `draw` makes. `keep` says whether it may be kept at all. */
  get(key: string, draw: () => Promise<Page>, keep: (page: Page) => boolean): Promise<{ page: Page; hit: boolean }>;
  /** The kept page, where it still holds. */
  kept(key: string): Promise<Page | undefined>;
}

export function createPageCache<Page extends CachedPage>(maxBytes: number, content: ContentVersion): PageCache<Page> {
  const pages =
    maxBytes > 0
      ? new LRUCache<string, { page: Page; version: number }>({
          maxSize: maxBytes,
          sizeCalculation: ({ page }) => page.bytes,
        })
      : undefined;
  const drawing = new Map<string, Promise<Page>>();
  const holding = (key: string, version: number) => {
    const known = pages?.get(key);
    return known?.version === version ? known.page : undefined;
  };
  return {
    kept: async key => (pages?.has(key) ? holding(key, await content.read()) : undefined),
    get: async (key, draw, keep) => {
      if (!pages) return { page: await draw(), hit: false };
      const version = await content.read();
      const known = holding(key, version);
      if (known) return { page: known, hit: true };
      const task = `${version} ${key}`;
      const begun = drawing.get(task);
      if (begun) return { page: await begun, hit: true };
      const promise = draw();
      drawing.set(task, promise);
      try {
        const page = await promise;
        if (keep(page)) pages.set(key, { page, version });
        return { page, hit: false };
      } finally {
        drawing.delete(task);
      }
    },
  };
}
