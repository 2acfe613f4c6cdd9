import { describe, expect, it } from 'vitest';
import { fakeTags } from '../../testing/numbered-pages.ts';
import { fixedClock } from '../clock/clock.ts';
import { createPageCache } from './page-cache.ts';
import type { Tag } from './tag.ts';

const QUERIES = 10_000;
const KILOBYTE = 1_024;

const parts = () => ({ tags: fakeTags().tags, clock: fixedClock(new Date()), onFailure: () => undefined });

function newCache() {
  const drawn: string[] = [];
  const cache = createPageCache<{ bytes: number; tags: Tag[] }, 'plain' | 'worded'>(
    { plain: 64 * KILOBYTE, worded: 8 * KILOBYTE },
    parts(),
  );
  const ask = async (key: string, partition: 'plain' | 'worded' | null) => {
    const render = async () => {
      drawn.push(key);
      return { bytes: KILOBYTE, tags: [] };
    };
    const recipe = { again: render, partitionOf: () => partition, isFailure: () => false };
    return (await cache.get(key, { render, recipe: () => recipe })).source;
  };
  return { cache, drawn, ask };
}

describe('the page cache', () => {
  it('keeps a page however many others are put in another partition, or in none', async () => {
    const { cache, ask } = newCache();
    expect(await ask('/hot/', 'plain')).toBe('render');
    for (let n = 0; n < QUERIES; n++) {
      await ask(`/hot/?q=${n}`, 'worded');
      await ask(`/hot/?x=${n}`, null);
    }
    expect(await ask('/hot/', 'plain')).toBe('cache');
    expect(await cache.cached('/hot/')).toEqual({ page: { bytes: KILOBYTE, tags: [] }, lastsMs: Infinity });
  });

  it('drops the oldest pages of a full partition, and stores no page without a partition', async () => {
    const { cache, ask } = newCache();
    for (let n = 0; n < 20; n++) await ask(`/?q=${n}`, 'worded');
    expect(await cache.cached('/?q=0')).toBeUndefined();
    expect(await cache.cached('/?q=19')).toBeDefined();
    expect([await ask('/?x=1', null), await ask('/?x=1', null)]).toEqual(['render', 'render']);
  });

  it('stores nothing where it has no room at all', async () => {
    const cache = createPageCache({ plain: 0, worded: 0 }, parts());
    const render = async () => ({ bytes: 1, tags: [] });
    const recipe = { again: render, partitionOf: () => 'plain' as const, isFailure: () => false };
    for (let n = 0; n < 2; n++) expect((await cache.get('/', { render, recipe: () => recipe })).source).toBe('render');
  });

  it('lets others keep a page only while it hears of changes', async () => {
    let fails = false;
    const { tags } = fakeTags();
    const catchUp = async () => {
      if (fails) throw new Error('The database does not answer');
    };
    const cache = createPageCache({ plain: KILOBYTE }, { ...parts(), tags: { ...tags, catchUp } });
    const render = async () => ({ bytes: 1, tags: [] });
    const recipe = { again: render, partitionOf: () => 'plain' as const, isFailure: () => false };
    const lastsMs = async () => (await cache.get('/', { render, recipe: () => recipe })).lastsMs;
    expect([await lastsMs(), await lastsMs()]).toEqual([Infinity, Infinity]);
    fails = true;
    expect(await lastsMs()).toBe(0);
    fails = false;
    expect(await lastsMs()).toBe(Infinity);
  });

  it('lets nobody keep a page that it does not store', async () => {
    const cache = createPageCache({ plain: KILOBYTE }, parts());
    const large = async () => ({ bytes: 2 * KILOBYTE, tags: [] });
    const recipe = { again: large, partitionOf: () => 'plain' as const, isFailure: () => false };
    expect((await cache.get('/', { render: large, recipe: () => recipe })).lastsMs).toBe(0);
  });
});
