import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visit, visitForAll } from './support/chromium.ts';
import { consoleReady, goInConsole } from './support/console.ts';
import { foreignWords } from './support/foreign-words.ts';
import { logIn } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { DESKTOP, PHONE, TABLET, WIDE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

/** One page of each kind: its address, its title, and what the last of its data fills in. */
const PAGES: Readonly<Record<string, readonly [path: string, title: string, filled: string]>> = {
  dashboard: ['/', 'Tổng quan', 'text=Tỷ lệ hôm nay'],
  places: ['/places', 'Cơ sở y tế', `main >> text=${PLACES.hospital.name}`],
  'new place': ['/places/create', 'Cơ sở y tế mới', 'input[name=ward]'],
  place: [`/places/${PLACES.hospital.id}`, `Cơ sở y tế: ${PLACES.hospital.name}`, valued('ward', 'Phường Ô Chợ Dừa')],
  professionals: ['/professionals', 'Bác sĩ, chuyên gia', `main >> text=${PROFESSIONALS.mai.name}`],
  professional: [
    `/professionals/${PROFESSIONALS.mai.id}`,
    `Bác sĩ, chuyên gia: ${PROFESSIONALS.mai.name}`,
    valued('title', 'Phó Giáo sư'),
  ],
  complaints: ['/complaints', 'Triệu chứng, bệnh', 'main >> text=Sót nhau'],
  complaint: ['/complaints/1', 'Triệu chứng, bệnh: Đau dạ dày', 'main >> text=Tiêu hóa - Gan mật'],
  promotions: ['/promotions', 'Ưu đãi', `main >> text=${PROMOTIONS.upcoming.title}`],
  promotion: [`/promotions/${PROMOTIONS.packages.id}`, `Ưu đãi: ${PROMOTIONS.packages.title}`, valued('quota', '50')],
  'new promotion': ['/promotions/create', 'Ưu đãi mới', 'input[name=professional]'],
  comments: ['/comments', 'Nhận xét', 'main >> text=Có số điện thoại'],
  comment: ['/comments/1/show', 'Nhận xét: .+', 'main >> text=Gửi lúc'],
  applications: ['/provider-applications?filter={}', 'Đơn đăng ký', 'main >> text=Vũ Hoài Nam'],
  application: ['/provider-applications/1/show', 'Đơn đăng ký: Vũ Hoài Nam', 'main >> text=Duyệt và gắn với danh bạ'],
  accounts: ['/accounts', 'Tài khoản', 'main >> text=Trần Văn Minh'],
  account: ['/accounts/1/show', 'Tài khoản: Trần Văn Minh', 'main >> text=Chưa bật'],
  'account’s rights': ['/accounts/1', 'Tài khoản: Trần Văn Minh', valued('role', 'user')],
  'new staff': ['/accounts/create', 'Nhân viên mới', valued('role', 'editor')],
  log: ['/audit', 'Nhật ký', 'main >> text=Bùi Quản Trị'],
};

/** A field that holds a value. */
function valued(name: string, value: string): string {
  return `input[name=${name}][value="${value}"]`;
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Whether the page's title is not to be read to its end. */
const cut = (page: Page) => page.locator('#react-admin-title').evaluate(title => title.scrollWidth > title.clientWidth);

/** Goes to a page of the console as its links do, and waits for the last of its data. */
async function go(page: Page, [path, title, filled]: readonly [string, string, string]): Promise<void> {
  await goInConsole(page, path);
  await page.locator('h1', { hasText: new RegExp(`^${title}$`) }).waitFor();
  await page.locator(filled).first().waitFor({ state: 'attached' });
  await consoleReady(page);
}

describe('the console’s pages', () => {
  /** A window that stays open from page to page, in the light on a desktop, in the dark on a phone. */
  const windows: Visit[] = [];
  beforeAll(async () => {
    for (const looks of [
      { viewport: DESKTOP, colorScheme: 'light' },
      { viewport: PHONE, colorScheme: 'dark' },
    ] as const) {
      const opened = await visitForAll({ reducedMotion: 'reduce', ...looks });
      windows.push(opened);
      await logIn(opened.context, 'admin');
      await opened.page.goto('/admin/');
    }
  });
  afterAll(() => Promise.all(windows.map(({ context }) => context.close())));

  it.each(Object.entries(PAGES))('%s is accessible, fits a phone and is in Vietnamese', async (_, shown) => {
    for (const { page, mistakes } of windows) {
      mistakes.length = 0;
      await go(page, shown);
      expect(await violations(page)).toEqual([]);
      expect(await foreignWords(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (page.viewportSize()?.width === PHONE.width) expect(await cut(page)).toBe(false);
      else expect(await overflowElsewhere(page)).toBeLessThanOrEqual(0);
      expect(unexpected(mistakes)).toEqual([]);
    }
  });
});

it('forms of the console stand in two columns where the window is wide, and in one elsewhere', async () => {
  const { page, context } = await visit('', { viewport: WIDE, reducedMotion: 'reduce' });
  await logIn(context, 'editor');
  await page.goto('/admin/');
  await go(page, ['/promotions/create', 'Ưu đãi mới', 'input[name=professional]']);
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

/** On a tablet and in a wide window, whatever is worse. Leaves the window as wide as it was. */
async function overflowElsewhere(page: Page): Promise<number> {
  const found: number[] = [];
  for (const viewport of [TABLET, WIDE]) {
    await page.setViewportSize(viewport);
    found.push(await overflow(page));
  }
  await page.setViewportSize(DESKTOP);
  return Math.max(...found);
}

/** Packed script that the login page may load; the console behind it is more than five times that. */
const MOST_BYTES = 105 * 1024;

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(entry => {
      const isScript = entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name);
      return isScript ? [{ name: entry.name, bytes: entry.encodedBodySize }] : [];
    }),
  );
const bytesOf = (loaded: readonly { bytes: number }[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0);

describe('the console’s login page', () => {
  it('loads alone; the console comes once somebody types, and its resources one by one', async () => {
    const { page } = await visit('/admin/');
    await page.getByRole('heading', { name: 'Đăng nhập quản trị' }).waitFor();
    await page.waitForLoadState('networkidle');
    const before = await scripts(page);
    expect(bytesOf(before)).toBeGreaterThan(30 * 1024);
    expect(bytesOf(before)).toBeLessThanOrEqual(MOST_BYTES);
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
