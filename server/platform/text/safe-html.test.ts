import { describe, expect, it } from 'vitest';
import { escapeXml, safeHtml } from './safe-html.ts';

describe('safeHtml', () => {
  it('keeps what descriptions need', async () => {
    const html = '<h2>Giới thiệu</h2><p>Khám <strong>tim</strong><br />và phổi</p><ul><li>A</li></ul>';
    expect(await safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>Chào', 'Chào'],
    ['<p onclick="x()" style="color:red" class="c" id="main">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['<a href="tel:0900000000">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a name="x">a</a>', 'a'],
    ['<a href="/bac-si/" target="_top">a</a>', '<a href="/bac-si/">a</a>'],
    ['<a href="https://example.com/">a</a>', '<a href="https://example.com/" rel="nofollow noopener">a</a>'],
    [
      '<a href="/bac-si/" title="Các bác sĩ" target="_blank">a</a>',
      '<a href="/bac-si/" title="Các bác sĩ" target="_blank">a</a>',
    ],
    ['<h1>Tên</h1>', '<h2>Tên</h2>'],
    ['<p class="align-center big">a</p>', '<p class="align-center">a</p>'],
    ['<h2 class="align-top">a</h2><ul class="align-right"><li>a</li></ul>', '<h2>a</h2><ul><li>a</li></ul>'],
    ['<p><img src="/uploads/a-640.webp" alt="a">b</p>', '<p>b</p>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>b', 'b'],
    ['<p>a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['<iframe src="https://example.com"></iframe><form><input></form>', ''],
  ])('cleans %s', async (html, clean) => {
    expect(await safeHtml(html)).toBe(clean);
  });
});

describe('HTML of articles and official replies', () => {
  it.each([
    ['<img src="/uploads/a-640.webp" onload="x()">', '<img src="/uploads/a-640.webp" alt="" />'],
    [
      '<img title="Hình 1" width="9" alt="Tim" src="/uploads/a.webp">',
      '<img src="/uploads/a.webp" alt="Tim" title="Hình 1" />',
    ],
    ['<p>a<img src="https://example.com/a.png" alt="b">c</p>', '<p>ac</p>'],
    ['<img src="data:image/png;base64,AAAA"><img src="/uploads/private/a.webp"><img src="/dang-xuat/">', ''],
  ])('has pictures of our own alone: %s', async (html, clean) => {
    expect(await safeHtml(html, 'full')).toBe(clean);
  });
});

describe('HTML that nobody wrote by hand', () => {
  it('is nested no deeper than any author needs', async () => {
    const nested = await safeHtml(`${'<b>'.repeat(200)}a${'</b>'.repeat(200)}`);
    expect(nested).toBe(`${'<b>'.repeat(30)}a${'</b>'.repeat(30)}`);
  });

  it('holds no control character that an entity stood for, which no field could refuse', async () => {
    expect(await safeHtml('<p>Mạnh&#7; Hà&#127; &#8238;Lan</p>')).toBe('<p>Mạnh Hà Lan</p>');
    expect(await safeHtml('<p>Mạnh\vHà</p>')).toBe('<p>Mạnh\nHà</p>');
  });

  it('keeps its text alone where it has too many tags', async () => {
    expect(await safeHtml(`<p>a &lt; <b>b</b></p>${'<i>'.repeat(5_000)}c<script`)).toMatch(/^a &lt; {2}b\s+c$/);
  });
});

describe('escapeXml', () => {
  it('leaves out what no XML document may hold, and keeps every letter', () => {
    expect(escapeXml('a\u0001<b>\u000c"ế" 👨‍👩‍👧\uffff\ud800\n')).toBe('a&#60;b&#62;&#34;ế&#34; 👨‍👩‍👧\n');
  });
});
