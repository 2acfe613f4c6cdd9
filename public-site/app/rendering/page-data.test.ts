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
    expect(write({ loaderData: { page } })).toContain('["a","b"]');
  });

  describe('with texts that the markup holds', () => {
    const LONG = `<p>${'Đau bụng <a href="/benh/viem-da-day-1/">kéo dài</a> &amp; sốt. '.repeat(9)}</p>`;
    const OTHER = `<ul><li>${'Uống đủ nước. '.repeat(30)}</li></ul>`;
    const data = () => ({
      loaderData: { page: { sections: [{ html: LONG }, { html: OTHER }], name: 'Đau' }, root: null },
      errors: null,
    });
    const shown = new Map([
      [LONG, 'a'],
      [OTHER, 'b'],
    ]);
    const markup = `<div id="a">${LONG}</div><div id="b">${OTHER}</div>`;

    it('leaves them out, and puts them back where they were', () => {
      const state = data();
      const block = write(state, shown);
      expect(block).not.toContain('bụng');
      expect(block).not.toContain('Uống');
      document.body.innerHTML = markup + block;
      expect(readPageData(document)).toEqual(data());
      expect(state, 'the data itself').toEqual(data());
    });

    it('keeps others: short ones, those shown elsewhere in another form, those of shared values', () => {
      const shared = Object.freeze({ html: OTHER });
      const state = { loaderData: { page: { short: '<p>Sốt</p>', form: `${LONG} `, shared } }, errors: null };
      const block = write(state, new Map([...shown, ['<p>Sốt</p>', 'c']]));
      document.body.innerHTML = block;
      expect(readPageData(document)).toEqual(state);
    });

    it('takes nothing that an author wrote for the place of a text', () => {
      const state = {
        loaderData: { page: { name: '["a","loaderData"]', leftOut: [['a', 'loaderData']] } },
        errors: null,
      };
      document.body.innerHTML = markup + write(state, shown);
      expect(readPageData(document)).toEqual(state);
    });

    it('puts them back into one of two parts that are equal without them', () => {
      const part = (html: string) => ({ html });
      const sections = [part(LONG), part(''), part(OTHER), part(''), part('')];
      document.body.innerHTML = markup + write({ loaderData: { page: { sections } } }, shown);
      expect(readPageData(document)).toEqual({ loaderData: { page: { sections } } });
    });

    it('is not read at all where the markup has lost one of them', () => {
      document.body.innerHTML = `<div id="a">${LONG}</div>${write(data(), shown)}`;
      expect(readPageData(document)).toBeUndefined();
    });
  });
});
