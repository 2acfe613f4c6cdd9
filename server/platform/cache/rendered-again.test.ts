import { describe, expect, it } from 'vitest';
import { numbered } from '../../testing/numbered-pages.ts';
import { countsOf, listOf, namesOfCounts, record, timeFor } from './tag.ts';

describe('a cached page', () => {
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
