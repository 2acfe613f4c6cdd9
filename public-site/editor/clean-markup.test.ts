import { describe, expect, it } from 'vitest';
import { cleanMarkup } from './clean-markup.ts';

describe('HTML that an author typed', () => {
  it.each([
    ['<h1>Tên</h1>', '<h2>Tên</h2>'],
    ['<p id="a" style="color:red" class="align-center big">a</p>', '<p class="align-center">a</p>'],
    ['<p>a <font color="red">b</font> <mark>c</mark></p>', '<p>a b c</p>'],
    ['<script>x()</script><style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a><a href="//evil.example">b</a>', 'ab'],
    ['<a href="/bac-si/" target="_top" rel="opener">a</a>', '<a href="/bac-si/">a</a>'],
    [
      '<a href="https://example.com/" target="_blank">a</a>',
      '<a href="https://example.com/" target="_blank" rel="nofollow noopener">a</a>',
    ],
    ['<p>a &lt; b "c" &amp; d</p>', '<p>a &lt; b "c" &amp; d</p>'],
    [
      '<table><tr><td colspan="2" width="9">a</td></tr></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ],
    ['<iframe src="https://example.com"></iframe><hr>', '<hr />'],
  ])('keeps what the list of formatted texts has: %s', (html, clean) => {
    expect(cleanMarkup(html, 'full')).toBe(clean);
  });

  it.each([
    ['full', '<img src="/uploads/a.webp" alt="Tim" />'],
    ['minimal', ''],
  ] as const)('has pictures of our own in articles alone: %s', (kind, clean) => {
    const html = '<img src="/uploads/a.webp" alt="Tim" width="3"><img src="https://evil.example/a.png">';
    expect(cleanMarkup(html, kind)).toBe(clean);
  });
});
