import { beforeEach, describe, expect, it } from 'vitest';
import { AGAIN_AFTER_MS, createDueKeys, type DueKeys } from './due-keys.ts';

let keys: DueKeys;
beforeEach(() => {
  keys = createDueKeys();
});

describe('keys that have to be purged', () => {
  it('are taken once, and once more a little later, because an answer may have been on its way', () => {
    keys.add(['term'], 0);
    expect(keys.take(0)).toEqual(['term', 'term~']);
    expect(keys.take(AGAIN_AFTER_MS - 1)).toEqual([]);
    expect(keys.take(AGAIN_AFTER_MS)).toEqual(['term', 'term~']);
    expect(keys.take(10 * AGAIN_AFTER_MS)).toEqual([]);
  });

  it('of lists are taken every ten seconds however often they change, and of counts every minute', () => {
    const taken: number[] = [];
    const counts: number[] = [];
    for (let now = 0; now < 60_000; now += 500) {
      keys.add(['place', 'counts:place'], now);
      const due = keys.take(now);
      if (due.includes('place~')) taken.push(now);
      if (due.includes('counts:place~')) counts.push(now);
    }
    expect(taken).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000]);
    expect(counts).toEqual([0, AGAIN_AFTER_MS]);
  });

  it('of lists from which something was hidden are taken at once', () => {
    keys.add(['place'], 0);
    keys.take(0);
    keys.add(['place!'], 500);
    expect(keys.take(500)).toEqual(expect.arrayContaining(['place', 'place~']));
  });

  it('that could not be purged are due still, and a change during the call is not forgotten', () => {
    keys.add(['term'], 0);
    const taken = keys.take(0);
    keys.add(['term'], 100);
    expect(keys.take(200)).toContain('term');
    keys.putBack(taken, 300);
    expect([...keys.take(300)].sort()).toEqual(['term', 'term~']);
  });

  it('are one key, that of every page, where everything has changed or too much has', () => {
    keys.add(['term', '*'], 0);
    expect(keys.take(0)).toEqual(['pages']);
    expect(keys.take(AGAIN_AFTER_MS)).toEqual(['pages']);
    for (let id = 0; id < 1_000; id++) keys.add([`place:${id}`], 20_000);
    expect(keys.take(20_000)).toContain('pages');
  });
});
