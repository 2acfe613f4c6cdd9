import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import type { ChangedTags } from './changed-tags.ts';
import { createPageCache } from './page-cache.ts';
import { anyOf, countsOf, EVERYTHING, listOf, namesOfChange, namesOfCounts, record, type Tag, timeFor } from './tag.ts';

const QUERIES = 10_000;
const KILOBYTE = 1_024;

/** Tags that this process alone changes, and at which moment it likes. */
function fakeTags() {
  const listeners: Array<(names: readonly string[]) => void> = [];
  const tags: ChangedTags = {
    write: async () => undefined,
    catchUp: async () => undefined,
    onChange: listener => void listeners.push(listener),
  };
  return { tags, tell: (...names: string[]) => listeners.forEach(listener => void listener(names)) };
}

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
    return (await cache.get(key, { render, partitionOf: () => partition, isFailure: () => false })).hit;
  };
  return { cache, drawn, ask };
}

const NEVER = {
  render: () => Promise.reject(new Error('It is not to be rendered')),
  partitionOf: () => null,
  isFailure: () => false,
};

describe('the page cache', () => {
  it('keeps a page however many others are put in another partition, or in none', async () => {
    const { cache, ask } = newCache();
    expect(await ask('/hot/', 'plain')).toBe(false);
    for (let n = 0; n < QUERIES; n++) {
      await ask(`/hot/?q=${n}`, 'worded');
      await ask(`/hot/?x=${n}`, null);
    }
    expect(await ask('/hot/', 'plain')).toBe(true);
    expect(await cache.cached('/hot/', NEVER)).toEqual({ bytes: KILOBYTE, tags: [] });
  });

  it('drops the oldest pages of a full partition, and stores no page without a partition', async () => {
    const { cache, ask } = newCache();
    for (let n = 0; n < 20; n++) await ask(`/?q=${n}`, 'worded');
    expect(await cache.cached('/?q=0', NEVER)).toBeUndefined();
    expect(await cache.cached('/?q=19', NEVER)).toBeDefined();
    expect([await ask('/?x=1', null), await ask('/?x=1', null)]).toEqual([false, false]);
  });

  it('stores nothing where it has no room at all', async () => {
    const cache = createPageCache({ plain: 0, worded: 0 }, parts());
    const rendering = {
      render: async () => ({ bytes: 1, tags: [] }),
      partitionOf: () => 'plain' as const,
      isFailure: () => false,
    };
    expect((await cache.get('/', rendering)).hit).toBe(false);
    expect((await cache.get('/', rendering)).hit).toBe(false);
  });
});

/** Pages that show their own number, so that each tells which rendering it is. */
function numbered(tags: readonly Tag[] | undefined) {
  const fake = fakeTags();
  const clock = fixedClock(new Date());
  const failures: unknown[] = [];
  const cache = createPageCache<{ bytes: number; tags: typeof tags; number: number }, 'plain'>(
    { plain: 64 * KILOBYTE },
    { tags: fake.tags, clock, onFailure: error => void failures.push(error) },
  );
  let rendered = 0;
  let isBroken = false;
  let status: 'good' | 'failure' | 'gone' = 'good';
  let meanwhile = () => {};
  const rendering = {
    render: async () => {
      if (isBroken) throw new Error('broken');
      rendered += 1;
      meanwhile();
      return { bytes: KILOBYTE, tags, number: rendered };
    },
    partitionOf: () => (status === 'good' ? ('plain' as const) : null),
    isFailure: () => status === 'failure',
  };
  const shown = async () => (await cache.get('/', rendering)).page.number;
  return {
    tell: fake.tell,
    clock,
    failures,
    shown,
    /** The number shown, after whatever that has begun in the background. */
    settled: async () => {
      const number = await shown();
      await new Promise(resolve => setImmediate(resolve));
      return number;
    },
    rendered: () => rendered,
    whileRendering: (happens: () => void) => {
      meanwhile = happens;
    },
    breakDown: (broken: boolean) => {
      isBroken = broken;
    },
    /** What the pages rendered from here on are. */
    become: (what: typeof status) => {
      status = what;
    },
  };
}

describe('a cached page', () => {
  it('is stale at once with the record that it is about, and with no other one', async () => {
    const { tell, shown } = numbered([record('place', 12), anyOf('term')]);
    expect(await shown()).toBe(1);
    tell(...namesOfChange('place', [1, 13, 120]), ...namesOfCounts('place', [12]));
    expect(await shown()).toBe(1);
    tell(...namesOfChange('place', [12]));
    expect(await shown()).toBe(2);
    tell(...namesOfChange('term', [5]));
    expect(await shown()).toBe(3);
    expect(await shown()).toBe(3);
  });

  it('is stale with a bulk change of its kind and with a change of everything', async () => {
    const { tell, shown } = numbered([record('place', 12)]);
    await shown();
    tell(
      ...namesOfChange(
        'professional',
        Array.from({ length: 200 }, (_, id) => id),
      ),
    );
    expect(await shown()).toBe(1);
    tell(
      ...namesOfChange(
        'place',
        Array.from({ length: 200 }, (_, id) => id),
      ),
    );
    expect(await shown()).toBe(2);
    tell(EVERYTHING);
    expect(await shown()).toBe(3);
  });

  it('without tags is stale with any change', async () => {
    const { tell, shown } = numbered(undefined);
    await shown();
    tell('counts:place:1');
    expect(await shown()).toBe(2);
  });

  it('with a list is served stale while one request renders it again, and never more than ten seconds late', async () => {
    const { tell, clock, settled, shown, rendered } = numbered([listOf('place')]);
    await shown();
    clock.advance(60_000);
    tell('place');
    expect(await Promise.all([shown(), shown(), settled()])).toEqual([1, 1, 1]);
    expect(await shown()).toBe(2);
    expect(rendered()).toBe(2);
    tell('place');
    clock.advance(4_999);
    expect([await settled(), await settled()]).toEqual([2, 2]);
    clock.advance(1);
    expect([await settled(), await settled()]).toEqual([2, 3]);
    tell('place');
    clock.advance(10_000);
    expect(await shown()).toBe(4);
  });

  it('with a list that changes all the time is rendered again every five seconds', async () => {
    const { tell, clock, settled, rendered } = numbered([listOf('place')]);
    for (let second = 0; second < 60; second += 0.5) {
      tell('place');
      await settled();
      clock.advance(500);
    }
    expect(rendered()).toBe(12);
  });

  it('that ages by itself is rendered again after half of its age, and is not shown beyond it', async () => {
    const { clock, settled, shown } = numbered([record('place', 12), timeFor(600_000)]);
    await shown();
    clock.advance(299_999);
    expect([await settled(), await settled()]).toEqual([1, 1]);
    clock.advance(1);
    expect([await settled(), await settled()]).toEqual([1, 2]);
    clock.advance(600_000);
    expect(await shown()).toBe(3);
  });

  it('with counts shows them a minute late at most', async () => {
    const { tell, clock, settled, shown } = numbered([countsOf('place')]);
    await shown();
    tell(...namesOfCounts('place', [3]));
    clock.advance(29_999);
    expect([await settled(), await settled()]).toEqual([1, 1]);
    clock.advance(1);
    expect([await settled(), await settled()]).toEqual([1, 2]);
    tell(...namesOfCounts('place', [3]));
    clock.advance(60_000);
    expect(await shown()).toBe(3);
  });

  it('that changes while it is rendered is not shown to those who come after the change', async () => {
    const { tell, shown, whileRendering } = numbered([record('place', 12)]);
    whileRendering(() => tell('place:1'));
    expect([await shown(), await shown()]).toEqual([1, 1]);
    tell('place:12');
    whileRendering(() => tell('place:12'));
    expect(await shown()).toBe(2);
    whileRendering(() => undefined);
    expect([await shown(), await shown()]).toEqual([3, 3]);
  });

  it('that cannot be rendered again is served until it expires', async () => {
    const { tell, clock, settled, shown, failures, breakDown } = numbered([listOf('place')]);
    await shown();
    clock.advance(60_000);
    tell('place');
    breakDown(true);
    expect([await settled(), await settled()]).toEqual([1, 1]);
    expect(failures).toHaveLength(1);
    clock.advance(10_000);
    await expect(shown()).rejects.toThrow('broken');
    breakDown(false);
    expect(await shown()).toBe(2);
  });

  it('is served while rendering it again gives error pages, and is tried again after a pause', async () => {
    const { tell, clock, settled, shown, rendered, failures, become } = numbered([listOf('place')]);
    await shown();
    clock.advance(60_000);
    tell('place');
    become('failure');
    expect([await settled(), await settled(), await settled()]).toEqual([1, 1, 1]);
    expect(rendered()).toBe(2);
    expect(failures).toHaveLength(1);
    clock.advance(1_000);
    expect(await settled()).toBe(1);
    expect(rendered()).toBe(3);
    become('good');
    clock.advance(1_000);
    expect([await settled(), await settled()]).toEqual([1, 4]);
  });

  it('is served until it expires if rendering it again gives error pages, which are not cached', async () => {
    const { tell, clock, shown, become } = numbered([listOf('place')]);
    await shown();
    clock.advance(60_000);
    tell('place');
    become('failure');
    clock.advance(10_000);
    expect([await shown(), await shown()]).toEqual([2, 3]);
    become('good');
    expect([await shown(), await shown()]).toEqual([4, 4]);
  });

  it('is dropped once it is rendered again as a page that may not be cached', async () => {
    const { tell, clock, settled, shown, become } = numbered([listOf('place')]);
    await shown();
    clock.advance(60_000);
    tell('place');
    become('gone');
    expect([await settled(), await shown()]).toEqual([1, 3]);
  });
});
