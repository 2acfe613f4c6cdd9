import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeDates } from './whole-dates.tsx';
import { wholeAddress, wholeEnd } from './whole-parts.ts';
import { WholeWords } from './whole-words.tsx';

/** The parts that stay on one line, and the text without its marks. */
function rendered(markup: string): { whole: string[]; text: string } {
  const whole = [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part = '']) => part);
  return { whole, text: markup.replaceAll(/<[^>]*>/g, '') };
}

it.each([
  ['Bệnh viện Đa khoa Hương Tràm', ['Bệnh viện', 'Đa khoa', 'Hương Tràm']],
  ['0 bác sĩ Tim mạch tại Hà Nội', ['bác sĩ', 'Tim mạch', 'Hà Nội']],
  ['Viết nhận xét về Nha khoa Mây', ['Nha khoa']],
  ['Mộc Lan', []],
])('a heading keeps the words of “%s” whole and its text as it is', (title, whole) => {
  expect(rendered(renderToStaticMarkup(<WholeWords text={title} />))).toEqual({ whole, text: title });
});

it.each([
  ['10h10, Thứ Hai 30-11-2026', ['30-11-2026']],
  ['Bạn đổi giờ được đến Thứ Hai 30-11, 08h10.', ['30-11']],
  ['Chưa có ngày', []],
])('“%s” is not broken within a date', (text, whole) => {
  expect(rendered(renderToStaticMarkup(<WholeDates text={text} />))).toEqual({ whole, text });
});

it.each([
  ['Đà Lạt (cũ), Lâm Đồng', ['Đà Lạt (cũ)', 'Lâm Đồng']],
  ['số 4 ngõ 12 Trần Hưng Đạo, Hồ Chí Minh', ['12 Trần Hưng Đạo', 'Hồ Chí Minh']],
  ['Huế', []],
])('the ends of the parts of the address “%s” are not broken, such as the name of a province', (text, whole) => {
  const address = wholeAddress(text);
  expect(address.match(/[^ ,]+(?:\u00a0[^ ,]+)+/g) ?? []).toEqual(whole.map(part => part.replaceAll(' ', '\u00a0')));
  expect(address.replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['Nội soi dạ dày không đau', 'Nội soi dạ dày không\u00a0đau'],
  ['Khám thai định', 'Khám thai định'],
])('the title “%s” ends with no line of a single word', (text, whole) => {
  expect(wholeEnd(text)).toBe(whole);
});
