import { describe, expect, it, vi } from 'vitest';
import { keptCounts } from './kept-counts.ts';

const counter = () => {
  let count = 0;
  return vi.fn(() => {
    count += 1;
    return { count, kinds: [] };
  });
};

describe('counts of lists', () => {
  it('are kept while all that they are counted from is the same, each for its filters', () => {
    const [records, terms, count] = [{}, {}, counter()];
    const countOf = (province: string) => keptCounts([records, terms], { provinces: [province] }, count).count;
    expect([countOf('ha-noi'), countOf('hue'), countOf('ha-noi'), countOf('hue')]).toEqual([1, 2, 1, 2]);
  });

  it('are recounted once any of it is another', () => {
    const [records, terms, count] = [{}, {}, counter()];
    const countOf = (...of: [object, ...object[]]) => keptCounts(of, { provinces: ['ha-noi'] }, count).count;
    expect([countOf(records, terms), countOf(records, {}), countOf({}, terms), countOf(records, terms)]).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it.each([{ hours: ['now'] }, { available: ['today'] }])('are not kept of what the clock changes: %j', filters => {
    const [records, count] = [{}, counter()];
    const countOf = () => keptCounts([records], filters, count).count;
    expect([countOf(), countOf()]).toEqual([1, 2]);
  });
});
