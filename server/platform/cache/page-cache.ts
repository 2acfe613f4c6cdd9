import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import type { ChangedTags } from './changed-tags.ts';
import { createStalenessIndex, type Making, type Staleness } from './staleness.ts';
import type { Tag } from './tag.ts';
import { withinTimeLimit } from './within-time-limit.ts';

/** What is cached of one page. */
export interface CachedPage {
  /** About how much memory it takes in bytes, in all encodings together. */
  readonly bytes: number;
  /** The tags of all answers that it was made from; undefined if one of them had none. */
  readonly tags: readonly Tag[] | undefined;
}

/** A rendered page and where to cache it. */
export interface PageRendering<Page extends CachedPage, Partition extends string> {
  render(): Promise<Page>;
  /** The partition to cache it in; null for none. */
  partitionOf(page: Page): Partition | null;
  /** Whether it is an error page: the cached page is better then. */
  isFailure(page: Page): boolean;
}

/**
 * Caches whole pages by everything they depend on, within a memory limit. A page is used until one of its tags changes,
 * and after that for as long as the tag allows: one request renders it again while the others get the cached page.
 * Requests for a page that is being rendered wait for it. While the database does not answer, every cached page is
 * used, because an old page is better than none.
 */
export interface PageCache<Page extends CachedPage, Partition extends string> {
  /** The cached page, or a newly rendered one. */
  get(key: string, rendering: PageRendering<Page, Partition>): Promise<{ page: Page; hit: boolean }>;
  /** The cached page, where it may still be shown; `rendering` is for one that is to be rendered again. */
  cached(key: string, rendering: PageRendering<Page, Partition>): Promise<Page | undefined>;
}

export interface PageCacheParts {
  readonly tags: ChangedTags;
  readonly clock: Clock;
  /** Called with the error if rendering again failed and the cached page was served. */
  readonly onFailure: (error: unknown) => void;
}

interface Entry<Page> {
  readonly page: Page;
  readonly staleness: Staleness;
}

/** The pause after rendering again has failed, in milliseconds. */
const PAUSE_MS = 1_000;

/** @param partitions bytes of each: pages in one never push out those in another */
export function createPageCache<Page extends CachedPage, Partition extends string>(
  partitions: Readonly<Record<Partition, number>>,
  { tags, clock, onFailure }: PageCacheParts,
): PageCache<Page, Partition> {
  const index = createStalenessIndex<Page>();
  const pages = openPartitions<Entry<Page>>(partitions, ({ page }) => index.forget(page));
  const underWay = new Map<string, { readonly making: Making; readonly page: Promise<Page> }>();
  const reachable = withinTimeLimit(tags.catchUp);
  const now = () => clock.now().getTime();
  tags.onChange(names => index.tell(names, now()));

  const keep = (partition: Partition, key: string, page: Page, making: Making) => {
    const open = pages.get(partition);
    open?.set(key, { page, staleness: index.watch(page, making, page.tags) });
    // It is too large for its partition.
    if (open?.has(key) !== true) index.forget(page);
  };

  const renderNow = async (
    key: string,
    { render, partitionOf, isFailure }: PageRendering<Page, Partition>,
    making: Making,
  ) => {
    try {
      const page = await render();
      if (isFailure(page)) return page;
      const partition = partitionOf(page);
      // A page that may not be cached must not be served from the cache.
      if (partition === null) partitionWith(pages, key)?.delete(key);
      else keep(partition, key, page, making);
      return page;
    } finally {
      index.drop(making);
    }
  };

  /** Shares one rendering between all requests, unless something has changed since it began. */
  const rendered = async (key: string, rendering: PageRendering<Page, Partition>) => {
    const begun = underWay.get(key);
    if (begun && begun.making.told.size === 0) return { page: await begun.page, hit: true };
    const making = index.begin(now());
    const task = { making, page: renderNow(key, rendering, making) };
    underWay.set(key, task);
    try {
      return { page: await task.page, hit: false };
    } finally {
      if (underWay.get(key) === task) underWay.delete(key);
    }
  };

  const renderAgain = (key: string, { staleness }: Entry<Page>, rendering: PageRendering<Page, Partition>) => {
    // Meanwhile no other request starts the same rendering.
    staleness.refreshAt = Infinity;
    const failed = (error: unknown) => {
      staleness.refreshAt = now() + PAUSE_MS;
      onFailure(error);
    };
    rendered(key, rendering).then(({ page }) => {
      if (rendering.isFailure(page)) failed(new Error('It was rendered as a failure'));
    }, failed);
  };

  const usable = (key: string, isReached: boolean, rendering: PageRendering<Page, Partition>) => {
    const entry = partitionWith(pages, key)?.get(key);
    if (!entry || !isReached) return entry?.page;
    const time = now();
    if (time >= entry.staleness.expiresAt) return undefined;
    if (time >= entry.staleness.refreshAt) renderAgain(key, entry, rendering);
    return entry.page;
  };

  return {
    cached: async (key, rendering) =>
      partitionWith(pages, key) ? usable(key, await reachable(), rendering) : undefined,
    get: async (key, rendering) => {
      if (pages.size === 0) return { page: await rendering.render(), hit: false };
      const isReached = await reachable();
      const page = usable(key, isReached, rendering);
      if (page) return { page, hit: true };
      if (!isReached) await tags.catchUp();
      return rendered(key, rendering);
    },
  };
}

type Partitions<Entry extends object> = ReadonlyMap<string, LRUCache<string, Entry>>;

function openPartitions<Entry extends { readonly page: CachedPage }>(
  sizes: Readonly<Record<string, number>>,
  dispose: (entry: Entry) => void,
): Partitions<Entry> {
  const open = new Map<string, LRUCache<string, Entry>>();
  for (const [name, maxSize] of Object.entries(sizes)) {
    if (maxSize > 0) open.set(name, new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.bytes, dispose }));
  }
  return open;
}

/** A key is in one partition at most. */
function partitionWith<Entry extends object>(
  partitions: Partitions<Entry>,
  key: string,
): LRUCache<string, Entry> | undefined {
  for (const partition of partitions.values()) if (partition.has(key)) return partition;
  return undefined;
}
