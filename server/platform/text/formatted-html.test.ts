import { expect, it } from 'vitest';
import { formattedHtml } from './formatted-html.ts';

it.each([
  ['Chào bạn.\r\n\r\nUống nước,\r\nnghỉ ngơi.', '<p>Chào bạn.</p><p>Uống nước,<br />nghỉ ngơi.</p>'],
  ['Đau < 3 ngày & không sốt', '<p>Đau &lt; 3 ngày &amp; không sốt</p>'],
  ['Thẻ <b>đậm</b> là chữ', '<p>Thẻ &lt;b&gt;đậm&lt;/b&gt; là chữ</p>'],
  ['<p> là thẻ đoạn văn', '<p>&lt;p&gt; là thẻ đoạn văn</p>'],
  [' \n\n ', ''],
])('plain text becomes paragraphs: %j', async (written, html) => {
  expect(await formattedHtml(written, 'full')).toBe(html);
});

it('what the editor wrote is cleaned and otherwise kept', async () => {
  const html = '<p class="align-center">Chào <strong>bạn</strong></p><ol><li>Một</li></ol>';
  expect(await formattedHtml(`${html}<p onclick="x()">a</p>\n`, 'minimal')).toBe(`${html}<p>a</p>`);
});
