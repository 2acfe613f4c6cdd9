import { describe, expect, it, vi } from 'vitest';
import { remembering } from './remembering.ts';

describe('remembering', () => {
  it('makes something of each text once', () => {
    const make = vi.fn((text: string) => text.length);
    const lengthOf = remembering(2, make);
    expect([lengthOf('a'), lengthOf(''), lengthOf('a'), lengthOf('')]).toEqual([1, 0, 1, 0]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('empties itself once it remembers as many texts as it may', () => {
    const make = vi.fn((text: string) => text.length);
    const lengthOf = remembering(2, make);
    for (const text of ['a', 'bb', 'ccc', 'a', 'ccc']) expect(lengthOf(text)).toBe(text.length);
    expect(make.mock.calls).toEqual([['a'], ['bb'], ['ccc'], ['a']]);
  });
});
