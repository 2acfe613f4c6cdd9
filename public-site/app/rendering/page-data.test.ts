import { describe, expect, it } from 'vitest';
import { pageDataBlock, readPageData } from './page-data.ts';

describe('page data', () => {
  const nasty = {
    loaderData: { page: { name: '</script><script>alert(1)</script><!--\u2028\u2029 & "Hà Nội"' } },
    errors: null,
  };

  it('cannot end its element or begin another', () => {
    const block = pageDataBlock(nasty);
    expect(block.match(/</g)).toHaveLength(2);
    expect(block).not.toMatch(/[\u2028\u2029]/);
    expect(block).toContain('type="application/json"');
  });

  it('comes back as it went in', () => {
    document.body.innerHTML = pageDataBlock(nasty);
    expect(readPageData(document)).toEqual(nasty);
  });

  it('may be missing', () => {
    document.body.innerHTML = '';
    expect(readPageData(document)).toBeUndefined();
  });
});
