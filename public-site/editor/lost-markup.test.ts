import { describe, expect, it } from 'vitest';
import { cleanMarkup } from './clean-markup.ts';
import { lostMarkup } from './lost-markup.ts';

describe('HTML that a person typed', () => {
  it.each([
    ['<p style="color:red" id="x">a</p>', ['thuộc tính style của <p>', 'thuộc tính id của <p>']],
    ['<p>a <font color="red">b</font><font>c</font></p>', ['<font>']],
    ['<h1>a</h1><script>x()</script>', ['<h1> (thành <h2>)', '<script>']],
    ['<p class="align-center big">a</p>', ['class="big"']],
    ['<a href="javascript:x()">a</a>', ['liên kết đến “javascript:x()”']],
    ['<a href="/bac-si/" target="_top">a</a>', ['thuộc tính target của <a>']],
    ['<img src="https://example.com/a.png">', ['ảnh không phải của An Tâm']],
    ['<p><img src="/uploads/a.webp" alt="Tim" width="3" /></p>', ['thuộc tính width của <img>']],
  ])('names what will not be kept: %s', (html, lost) => {
    expect(lostMarkup(html, 'full')).toEqual(lost);
  });

  it.each([
    '<h2 class="align-right">a</h2><ul><li>b</li></ul><hr /><blockquote><p>c</p></blockquote>',
    '<p><a href="https://moh.gov.vn/" title="Bộ" target="_blank" rel="nofollow noopener">a</a> b < 3</p>',
    '<p><img src="/uploads/a.webp" alt="Tim" title="Hình 1"></p>',
  ])('names nothing where all is kept: %s', html => {
    expect(lostMarkup(html, 'full')).toEqual([]);
    expect(lostMarkup(cleanMarkup(html, 'full'), 'full')).toEqual([]);
  });

  it('names eight things at most, and how many more there are', () => {
    const html = Array.from({ length: 11 }, (_, at) => `<x-${at}>a</x-${at}>`).join('');
    expect(lostMarkup(html, 'full').slice(7)).toEqual(['<x-7>', '3 thứ khác']);
  });

  it('has pictures in articles alone', () => {
    expect(lostMarkup('<img src="/uploads/a.webp" alt="">', 'minimal')).toEqual(['<img>']);
  });
});
