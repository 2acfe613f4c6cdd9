import type { Clock } from '../clock/clock.ts';
import { steadyMilliseconds } from '../clock/steady-clock.ts';
import type { ChangedTags } from './changed-tags.ts';
import { createInterest } from './interest.ts';
import type { Recipe, StoredPage } from './page-recipe.ts';
import { openPartitions } from './partitions.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { createStalenessIndex, type Making, type Staleness } from './staleness.ts';
import { withinTimeLimit } from './within-time-limit.ts';

/** How a visitor's page is rendered. */
export interface PageRendering<Page extends StoredPage, Partition extends string> {
  /** Renders the page for the visitor who asks. */
  render(): Promise<Page>;
  /** How to make it for everybody. */
  recipe(): Recipe<Page, Partition>;
}

/** Where a page came from: the cache, the rendering that another visitor or the background had begun, or an own one. */
export type PageSource = 'cache' | 'wait' | 'render';

/** A page, and for how long others may keep it. */
export interface FoundPage<Page> {
  readonly page: Page;
  /**
   * For how many milliseconds it may be shown by what is known now; `Infinity` until something changes. 0 where no
   * changes are followed: the page is in no cache, or the database does not answer.
   */
  readonly lastsMs: number;
}

/** What became of a page that was to be rendered in the background: `dropped` where there were too many. */
export type RefreshOutcome = 'done' | 'failed' | 'dropped';

/**
 * Caches whole pages by everything they depend on, within a memory limit. A page is used until one of its tags changes,
 * and after that for as long as the tag allows: meanwhile it is rendered again in the background. So is one that may not
 * be shown any longer but that people read, so that the next one need not wait. Requests for a page that is being
 * rendered wait for it. While the database does not answer, every cached page is used, because an old page is better
 * than none.
 */
export interface PageCache<Page extends StoredPage, Partition extends string> {
  /** The cached page, or a newly rendered one. */
  get(key: string, rendering: PageRendering<Page, Partition>): Promise<FoundPage<Page> & { source: PageSource }>;
  /** The cached page, where it may still be shown. */
  cached(key: string): Promise<FoundPage<Page> | undefined>;
  /** Ends what runs in the background. */
  close(): Promise<void>;
}

export interface PageCacheParts {
  readonly tags: ChangedTags;
  readonly clock: Clock;
  /** Whether a page that people read is rendered again before the next one asks for it; it is by default. */
  readonly isAhead?: boolean | undefined;
  /** How long the database is waited for before cached pages are used without it, as {@link withinTimeLimit}. */
  readonly patienceMs?: number | undefined;
  /** Called with the error if rendering again failed; what was cached stays. */
  readonly onFailure: (error: unknown) => void;
  readonly onRefresh?: (outcome: RefreshOutcome) => void;
}

/** A page in the cache, with what is needed to render it again. */
interface Kept<Page extends StoredPage, Partition extends string> {
  readonly key: string;
  readonly page: Page;
  readonly recipe: Recipe<Page, Partition>;
  readonly interest: ReturnType<typeof createInterest>;
}

interface Entry<Page extends StoredPage, Partition extends string> {
  readonly kept: Kept<Page, Partition>;
  readonly staleness: Staleness;
}

/** What is being rendered. */
interface Task<Page> {
  readonly making: Making;
  readonly page: Promise<Page>;
  readonly isForVisitor: boolean;
}

/** The pause after rendering again has failed, in milliseconds. */
const PAUSE_MS = 1_000;

/** @param sizes bytes of each partition: pages in one never push out those in another */
export function createPageCache<Page extends StoredPage, Partition extends string>(
  sizes: Readonly<Record<Partition, number>>,
  { tags, clock, isAhead = true, patienceMs, onFailure, onRefresh = () => undefined }: PageCacheParts,
): PageCache<Page, Partition> {
  const index = createStalenessIndex<Kept<Page, Partition>>();
  const pages = openPartitions<Partition, Entry<Page, Partition>>(sizes, {
    bytesOf: ({ kept }) => kept.page.bytes,
    onGone: ({ kept }) => index.forget(kept),
  });
  const underWay = new Map<string, Task<Page>>();
  const queue = createRefreshQueue(() => onRefresh('dropped'));
  const reachable = withinTimeLimit(tags.catchUp, patienceMs);
  const now = steadyMilliseconds(clock);

  const store = (key: string, page: Page, recipe: Recipe<Page, Partition>, making: Making) => {
    const partition = recipe.partitionOf(page);
    const before = pages.get(key);
    // A page that may not be cached must not be served from the cache.
    if (partition === null) return pages.delete(key);
    const interest = before?.kept.interest ?? createInterest();
    const kept = { key, page, recipe, interest };
    const isStored = pages.set(partition, key, { kept, staleness: index.watch(kept, making, page.tags) });
    if (!isStored) index.forget(kept);
  };

  const begin = (key: string, recipe: Recipe<Page, Partition>, render: () => Promise<Page>, isForVisitor: boolean) => {
    const making = index.begin(now());
    const run = async () => {
      try {
        const page = await render();
        if (!recipe.isFailure(page)) store(key, page, recipe, making);
        return page;
      } finally {
        index.drop(making);
      }
    };
    const task: Task<Page> = { making, page: run(), isForVisitor };
    underWay.set(key, task);
    const end = () => {
      if (underWay.get(key) === task) underWay.delete(key);
    };
    task.page.then(end, end);
    return task.page;
  };

  /** The page that is being rendered, unless something has changed since it was begun. */
  const shared = async (key: string, recipe: Recipe<Page, Partition>): Promise<Page | undefined> => {
    const task = underWay.get(key);
    if (!task || task.making.told.size > 0) return undefined;
    if (task.isForVisitor) return task.page;
    // What fails in the background harms nobody.
    const page = await task.page.catch(() => undefined);
    return page && recipe.isFailure(page) ? undefined : page;
  };

  const refresh = async ({ kept, staleness }: Entry<Page, Partition>) => {
    const { key, page, recipe } = kept;
    if (pages.get(key)?.kept !== kept || now() < staleness.refreshAt) return;
    try {
      const made = await begin(key, recipe, () => recipe.again(page), false);
      if (recipe.isFailure(made)) throw new Error('It was rendered as a failure');
      onRefresh('done');
    } catch (error) {
      staleness.refreshAt = now() + PAUSE_MS;
      onRefresh('failed');
      onFailure(error);
    }
  };
  const refreshSoon = (entry: Entry<Page, Partition>) => {
    const { key, interest } = entry.kept;
    queue.add({ key, interest: interest.at(now()), run: () => refresh(entry) });
  };

  tags.onChange((names, agoMs) => {
    const time = now();
    for (const kept of index.tell(names, time, time - agoMs)) {
      const entry = pages.peek(kept.key);
      if (isAhead && entry?.kept === kept && kept.interest.isRead(time)) refreshSoon(entry);
    }
  });

  const usable = (key: string, isReached: boolean): FoundPage<Page> | undefined => {
    const entry = pages.get(key);
    if (!entry) return undefined;
    const time = now();
    const { refreshAt, expiresAt } = entry.staleness;
    if (isReached && time >= expiresAt) return undefined;
    entry.kept.interest.note(time);
    if (isReached && time >= refreshAt) refreshSoon(entry);
    return { page: entry.kept.page, lastsMs: isReached ? expiresAt - time : 0 };
  };

  /** Of a page that was just rendered. */
  const found = (key: string, page: Page): FoundPage<Page> => {
    const entry = pages.peek(key);
    const lastsMs = entry?.kept.page === page ? Math.max(0, entry.staleness.expiresAt - now()) : 0;
    return { page, lastsMs };
  };

  const rendered = async (key: string, { render, recipe: recipeOf }: PageRendering<Page, Partition>) => {
    const recipe = recipeOf();
    pages.peek(key)?.kept.interest.note(now());
    const page = await shared(key, recipe);
    if (page) return { ...found(key, page), source: 'wait' as const };
    const made = await queue.giveWay(() => begin(key, recipe, render, true));
    return { ...found(key, made), source: 'render' as const };
  };

  return {
    cached: async key => (pages.has(key) ? usable(key, await reachable()) : undefined),
    get: async (key, rendering) => {
      if (pages.isOff) return { page: await rendering.render(), lastsMs: 0, source: 'render' };
      const isReached = await reachable();
      const cached = usable(key, isReached);
      if (cached) return { ...cached, source: 'cache' };
      if (!isReached) await tags.catchUp();
      return rendered(key, rendering);
    },
    close: queue.close,
  };
}
