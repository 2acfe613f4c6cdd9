import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentHtml } from './comment-html.ts';

it.each([
  ['one line', 'Rất tốt.', '<p>Rất tốt.</p>'],
  ['a line break', 'Rất tốt.\nSẽ quay lại.', '<p>Rất tốt.<br>Sẽ quay lại.</p>'],
  ['a blank line', 'Rất tốt.\n \nSẽ quay lại.', '<p>Rất tốt.</p><p>Sẽ quay lại.</p>'],
  ['markup', '<b>Tốt</b> & "rẻ"', '<p>&#60;b&#62;Tốt&#60;/b&#62; &#38; &#34;rẻ&#34;</p>'],
])('a comment with %s becomes HTML that shows it', (_, text, html) => {
  expect(commentHtml(text)).toBe(html);
});

it('no comment brings markup of its own', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(commentHtml(text).replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});
