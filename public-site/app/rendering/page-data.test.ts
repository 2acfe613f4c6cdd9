import { describe, expect, it } from 'vitest';
import { createPageDataWriter, readPageData } from './page-data.ts';

describe('page data', () => {
  const write = createPageDataWriter();
  const nasty = {
    loaderData: { page: { name: '</script><script>alert(1)</script><!--\u2028\u2029 & "Hà Nội"' } },
    errors: null,
  };

  it('cannot end its element or begin another', () => {
    const block = write(nasty);
    expect(block.match(/</g)).toHaveLength(2);
    expect(block).not.toMatch(/[\u2028\u2029]/);
    expect(block).toContain('type="application/json"');
  });

  it('is read back unchanged', () => {
    document.body.innerHTML = write(nasty);
    expect(readPageData(document)).toEqual(nasty);
  });

  it('may be missing', () => {
    document.body.innerHTML = '';
    expect(readPageData(document)).toBeUndefined();
  });

  it('is the same JSON as that of JSON.stringify, with values that are frozen, missing or empty', () => {
    const filters = Object.freeze([Object.freeze({ name: '<b>Nội khoa', options: Object.freeze([1, null]) })]);
    const state = {
      loaderData: { page: { filters, gone: undefined, none: null, count: 3, items: [{ filters }] }, root: null },
      errors: null,
    };
    for (const round of ['first', 'second', 'third']) {
      document.body.innerHTML = write(state);
      expect(JSON.stringify(readPageData(document)), round).toBe(JSON.stringify(state));
    }
  });

  it('writes the current state of values that may change', () => {
    const page = { names: ['a'] };
    write({ loaderData: { page } });
    page.names.push('b');
    expect(write({ loaderData: { page } })).toContain('"names":["a","b"]');
  });
});
