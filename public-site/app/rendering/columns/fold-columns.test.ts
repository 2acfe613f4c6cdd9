import { array, assert, constantFrom, jsonValue, oneof, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { foldColumns } from './fold-columns.ts';
import { plainSlug } from './plain-slug.ts';
import { unfoldColumns } from './unfold-columns.ts';

/** What a browser makes of a value that the server wrote into a page. */
function arrived(value: unknown): unknown {
  const column: Column = JSON.parse(JSON.stringify(foldColumns(value)));
  return unfoldColumns(column);
}

const expectSame = (value: unknown): void => {
  expect(JSON.stringify(arrived(value))).toBe(JSON.stringify(value));
};

const NAME = '0123456789abcdef0123456789abcdef';
const picture = (name: string) => ({
  url: `/uploads/${name}-480.webp`,
  sizes: [320, 480].map(width => ({ url: `/uploads/${name}-${width}.webp`, width })),
});

describe('values written as columns', () => {
  it.each([
    ['texts, numbers and nothing', ['a', 1, null, true, '', 0]],
    ['an empty list', []],
    ['an empty object', {}],
    ['lists of lists, some empty', [[], [1], [[], [{}]]]],
    ['objects with keys that some do not have', [{ a: 1 }, { a: 2, b: 3 }, null, { b: undefined, a: 4 }]],
    ['keys that objects have of themselves', [{ constructor: 1, toString: 2 }]],
    ['what has no word in JSON', [Number.NaN, undefined, { gone: undefined }]],
    ['references with slugs of their own', ['a', '', 'A b'].map(name => ({ slug: name, name }))],
    [
      'slugs beside what is no name',
      [
        { slug: 'a', name: 1 },
        { slug: null, name: 'a' },
        { slug: 'null', name: null },
      ],
    ],
    ['a date', { at: new Date(0) }],
    ['files and other addresses', [picture(NAME), picture(NAME), { url: null, sizes: [] }, { url: '/a', sizes: [] }]],
  ])('are the same again: %s', (_, value) => {
    expectSame(value);
  });

  it('are the same again whatever they are', () => {
    const term = record(
      { slug: string(), name: string(), checked: constantFrom(true, false), group: option(string()) },
      { requiredKeys: ['slug'] },
    );
    const address = constantFrom(`/uploads/${NAME}-1.webp`, `x${NAME}`, '');
    // The keys of objects are names of fields, of which none names the prototype.
    const anything = jsonValue().filter(value => !JSON.stringify(value).includes('__proto__'));
    assert(property(oneof(anything, array(term), array(record({ address, more: array(address) }))), expectSame));
  });

  it('have each key once, each file’s name once, and a value that all share once', () => {
    const names = ['Nhi khoa', 'Da liễu', 'Mắt'];
    const options = names.map(name => ({ name, checked: false, group: 'Lâm sàng', picture: picture(NAME) }));
    const text = JSON.stringify(foldColumns({ options }));
    for (const once of ['name', 'checked', 'false', 'Lâm sàng', NAME, 'width', ...names])
      expect(text.split(once), once).toHaveLength(2);
  });

  it('say each of few different references once, and no slug that its name says', () => {
    const names = ['Nhi khoa', 'Tai Mũi Họng', 'Đặc khu Phú Quý'];
    const terms = names.map(name => ({ slug: plainSlug(name), name }));
    const own = { slug: 'mat-2', name: 'Mắt' };
    const cards = Array.from({ length: 12 }, (_, at) => ({ terms: at % 2 === 0 ? terms : [own], own }));
    const text = JSON.stringify(foldColumns(cards));
    expect(text).not.toContain('nhi-khoa');
    for (const once of names) expect(text.split(once), once).toHaveLength(2);
    expect(arrived(cards)).toEqual(cards);
  });

  it('have each date and each hour of a week of slots once', () => {
    const slots = ['01', '02', '03', '04'].flatMap(day =>
      ['08:00', '08:30', '09:00', '09:30'].map(time => ({ start: `2026-12-${day}T${time}:00+07:00` })),
    );
    const text = JSON.stringify(foldColumns(slots));
    for (const once of ['2026-12-03', '08:30']) expect(text.split(once), once).toHaveLength(2);
    expect(arrived(slots)).toEqual(slots);
    expectSame([...slots, { start: null }, { start: 'T08:00' }]);
  });

  it('name few different values by numbers', () => {
    const groups = Array.from({ length: 40 }, (_, at) => ({ group: at % 2 === 0 ? 'Nội khoa' : 'Ngoại khoa' }));
    expect(JSON.stringify(foldColumns(groups)).split('Nội khoa')).toHaveLength(2);
  });
});
