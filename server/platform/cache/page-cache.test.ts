import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const QUERIES = 10_000;
const KILOBYTE = 1_024;

const content = { read: async () => 1 };

function newCache() {
  const drawn: string[] = [];
  const cache = createPageCache<{ bytes: number }, 'plain' | 'worded'>(
    { plain: 64 * KILOBYTE, worded: 8 * KILOBYTE },
    content,
  );
  const ask = async (key: string, shelf: 'plain' | 'worded' | null) => {
    const draw = async () => {
      drawn.push(key);
      return { bytes: KILOBYTE };
    };
    return (await cache.get(key, draw, () => shelf)).hit;
  };
  return { cache, drawn, ask };
}

describe('the page cache', () => {
  it('keeps a page however many others are put on another shelf, or on none', async () => {
    const { cache, ask } = newCache();
    expect(await ask('/hot/', 'plain')).toBe(false);
    for (let n = 0; n < QUERIES; n++) {
      await ask(`/hot/?q=${n}`, 'worded');
      await ask(`/hot/?x=${n}`, null);
    }
    expect(await ask('/hot/', 'plain')).toBe(true);
    expect(await cache.kept('/hot/')).toEqual({ bytes: KILOBYTE });
  });

  it('keeps the latest of a shelf that is full, and nothing that has no shelf', async () => {
    const { cache, ask } = newCache();
    for (let n = 0; n < 20; n++) await ask(`/?q=${n}`, 'worded');
    expect(await cache.kept('/?q=0')).toBeUndefined();
    expect(await cache.kept('/?q=19')).toBeDefined();
    expect([await ask('/?x=1', null), await ask('/?x=1', null)]).toEqual([false, false]);
  });

  it('keeps nothing where there is no room at all', async () => {
    const cache = createPageCache({ plain: 0, worded: 0 }, content);
    const draw = async () => ({ bytes: 1 });
    expect((await cache.get('/', draw, () => 'plain')).hit).toBe(false);
    expect((await cache.get('/', draw, () => 'plain')).hit).toBe(false);
  });
});
