import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { openConsolePage, overflow, testConsolePages, valued } from './support/console-pages.ts';
import { foreignWords } from './support/foreign-words.ts';
import { logIn } from './support/log-in.ts';
import { DESKTOP, PHONE, WIDE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

/* The richest pages of the console; `console-pages.long.e2e.ts` looks at the others. */

testConsolePages({
  dashboard: ['/', 'Tổng quan', 'text=Tỷ lệ hôm nay'],
  place: [`/places/${PLACES.hospital.id}`, `Cơ sở y tế: ${PLACES.hospital.name}`, valued('ward', 'Phường Ô Chợ Dừa')],
  professional: [
    `/professionals/${PROFESSIONALS.mai.id}`,
    `Bác sĩ, chuyên gia: ${PROFESSIONALS.mai.name}`,
    valued('title', 'Phó Giáo sư'),
  ],
  promotions: ['/promotions', 'Ưu đãi', `main >> text=${PROMOTIONS.upcoming.title}`],
  'new promotion': ['/promotions/create', 'Ưu đãi mới', 'input[name=professional]'],
  application: ['/provider-applications/1/show', 'Đơn đăng ký: Vũ Hoài Nam', 'main >> text=Duyệt và gắn với danh bạ'],
});

it('forms of the console stand in two columns where the window is wide, and in one elsewhere', async () => {
  const { page, context } = await visit('', { viewport: WIDE, reducedMotion: 'reduce' });
  await logIn(context, 'editor');
  await page.goto('/admin/');
  await openConsolePage(page, ['/promotions/create', 'Ưu đãi mới', 'input[name=professional]']);
  const placeOf = async (name: string) => {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    return [box?.x ?? 0, box?.y ?? 0] as const;
  };
  const isBeside = async () => {
    const [first, second] = [await placeOf('Của ai'), await placeOf('Nhóm lựa chọn')];
    return second[0] > first[0] && second[1] === first[1];
  };
  expect([await isBeside(), await overflow(page)]).toEqual([true, 0]);
  await page.setViewportSize(DESKTOP);
  expect([await isBeside(), await overflow(page)]).toEqual([false, 0]);
});

/** Packed script that the login page may load; the console behind it is more than five times that. */
const MAX_BYTES = 105 * 1024;

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(entry => {
      const isScript = entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name);
      return isScript ? [{ name: entry.name, bytes: entry.encodedBodySize }] : [];
    }),
  );
const bytesOf = (loaded: readonly { bytes: number }[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0);

describe('the console’s login page', () => {
  it('loads alone; the console comes once the visitor types, and its resources one by one', async () => {
    const { page } = await visit('/admin/');
    await page.getByRole('heading', { name: 'Đăng nhập quản trị' }).waitFor();
    await page.waitForLoadState('networkidle');
    const before = await scripts(page);
    expect(bytesOf(before)).toBeGreaterThan(30 * 1024);
    expect(bytesOf(before)).toBeLessThanOrEqual(MAX_BYTES);
    await page.getByLabel('Email').fill('a');
    await expect.poll(async () => (await scripts(page)).some(({ name }) => /\/app-/.test(name))).toBe(true);
    await page.waitForLoadState('networkidle');
    const after = await scripts(page);
    expect(bytesOf(after)).toBeGreaterThan(2 * bytesOf(before));
    expect(after.filter(({ name }) => /\/(list|edit|show|create|rich-text-editor)-/.test(name))).toEqual([]);
  });

  it('is accessible, fits a phone and is in Vietnamese', async () => {
    for (const options of [{}, { viewport: PHONE, colorScheme: 'dark' as const }]) {
      const { page } = await visit('/admin/', options);
      await page.getByRole('heading', { name: 'Đăng nhập quản trị' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await foreignWords(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});
