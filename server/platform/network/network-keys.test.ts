import { describe, expect, it } from 'vitest';
import { anyOf, countsOf, listOf, namesOfChange, namesOfHiding, quoted, record, timeFor } from '../cache/tag.ts';
import { keysOfChange, keysOfPage } from './network-keys.ts';

describe('the keys of a page', () => {
  it('name what it shows once each, and mark what it may show late', () => {
    const tags = [record('place', 12), quoted('place', 12, ['name']), listOf('place'), countsOf('place', 12)];
    expect(keysOfPage([...tags, anyOf('term'), timeFor(60_000)])).toEqual([
      'pages',
      'place:12',
      'place~',
      'counts:place:12~',
      'term',
    ]);
  });

  it('name kinds of record where the records are too many for a header', () => {
    const many = Array.from({ length: 200 }, (_, id) => record('place', id));
    expect(keysOfPage([...many, countsOf('professional', 7), anyOf('term')])).toEqual([
      'pages',
      'place:any',
      'counts:professional:any~',
      'term',
    ]);
  });
});

describe('the keys of a change', () => {
  const keysOf = (names: readonly string[]) => {
    const all = names.map(keysOfChange);
    return {
      atOnce: new Set(all.flatMap(({ atOnce }) => atOnce)),
      late: new Set(all.flatMap(({ late }) => late)),
    };
  };
  /** Whether a page that carries a tag is purged with the change, sooner or later. */
  const reaches = (names: readonly string[], tag: Parameters<typeof keysOfPage>[0][number]) => {
    const { atOnce, late } = keysOf(names);
    return keysOfPage([tag]).some(key => atOnce.has(key) || late.has(key));
  };

  it('reach the pages of the record and its lists, and no other record', () => {
    const names = namesOfChange('place', [12], ['name']);
    expect(reaches(names, record('place', 12))).toBe(true);
    expect(reaches(names, listOf('place'))).toBe(true);
    expect(reaches(names, record('place', 1))).toBe(false);
    expect(reaches(names, listOf('professional'))).toBe(false);
  });

  it('reach pages that name the record by its kind alone', () => {
    const many = keysOfPage(Array.from({ length: 200 }, (_, id) => record('place', id)));
    const { atOnce } = keysOf(namesOfChange('place', [12]));
    expect(many.filter(key => atOnce.has(key))).toEqual(['place:any']);
  });

  it('of what hides are at once those of pages that may show other changes late', () => {
    const shown = keysOf(namesOfChange('place', [12]));
    const hidden = keysOf(namesOfHiding(namesOfChange('place', [12])));
    expect([shown.atOnce.has('place~'), hidden.atOnce.has('place~'), hidden.atOnce.has('search~')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of many records, and of everything, are those of every page', () => {
    for (const name of ['*', 'place:*']) expect(keysOfChange(name)).toEqual({ atOnce: ['pages'], late: [] });
  });

  it('hold nothing that a network reads as a pattern or as the end of a key', () => {
    const names = ['*', ...namesOfHiding(namesOfChange('place', [12], ['name', 'status'])), 'counts:place:12'];
    for (const { atOnce, late } of names.map(keysOfChange))
      for (const key of [...atOnce, ...late]) expect(key).toMatch(/^[a-z_:\d]+~?$/);
  });
});
