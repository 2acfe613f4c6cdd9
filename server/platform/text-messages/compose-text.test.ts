import { expect, it } from 'vitest';
import { composeText } from './compose-text.ts';

it.each([
  ['Nhắc lịch khám 08h30 25-11-2026 tại Đà Nẵng', 'Nhac lich kham 08h30 25-11-2026 tai Da Nang'],
  ['ĐẶNG “Thị” Hoà – Ðô\r\n\tthị', 'DANG "Thi" Hoa - Do thi'],
  ['a\u0000b\u202ec 😀 {d}|e~[f]^`g\\h', 'a b c d e f g h'],
])('%j is written as %j', (text, written) => {
  expect(composeText(text)).toBe(written);
});

it('a long text is cut to what two parts hold, and its link stays whole', () => {
  const link = `https://antam.example/lich-hen/BCDFGHJKLM/?key=${'A_-9'.repeat(11)}`;
  const message = composeText('Phòng khám '.repeat(100), link);
  expect(message).toHaveLength(306);
  expect(message.endsWith(`... ${link}`)).toBe(true);
  expect(composeText('ề'.repeat(5_000))).toBe(`${'e'.repeat(303)}...`);
  const endless = composeText('Phòng khám '.repeat(100), link.repeat(3));
  expect(endless.endsWith(link.repeat(3))).toBe(true);
  expect(endless).toHaveLength(61 + 3 * link.length);
});
