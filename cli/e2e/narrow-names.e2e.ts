import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { expect, it } from 'vitest';
import { visit } from './support/chromium.ts';

/** Names of provinces and sums of money that stand on two lines, and how many there are. */
function looked(pattern: string) {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: Array<{ text: string; lines: number }> = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('article p, [aria-label="Bảng so sánh"] td')?.checkVisibility() !== true) continue;
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(new RegExp(pattern, 'gu'))) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      found.push({ text, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size });
    }
  }
  return { count: found.length, broken: found.filter(({ lines }) => lines > 1).map(({ text }) => text) };
}

const PROVINCES = 'Hà\\sNội|Hồ\\sChí\\sMinh|Đà\\sNẵng|Lâm\\sĐồng|Nghệ\\sAn|Cần\\sThơ|Hải\\sPhòng|Khánh\\sHòa';

it.each([
  ['provinces on cards of doctors', professionalPages.list(), PROVINCES],
  ['provinces on cards of places', placePages.list(), PROVINCES],
  ['sums of three plans beside each other', `${insurancePages.list()}?compare=1,2,3`, '\\d[\\d.]*\u00a0₫'],
])('on phones of 320 to 420 px %s are not broken', async (_, path, pattern) => {
  const { page } = await visit('');
  await page.goto(path);
  for (let width = 320; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 740 });
    const { count, broken } = await page.evaluate(looked, pattern);
    expect(count).toBeGreaterThan(5);
    expect({ width, broken }).toEqual({ width, broken: [] });
  }
});
