import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visit, visitForAll } from './support/chromium.ts';
import { consoleReady } from './support/console.ts';
import { foreignWords } from './support/foreign-words.ts';
import { logIn } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { DESKTOP, PHONE, TABLET } from './support/sizes.ts';
import { violations } from './support/violations.ts';

/** One page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  dashboard: '/',
  places: '/places',
  'new place': '/places/create',
  place: `/places/${PLACES.hospital.id}`,
  professionals: '/professionals',
  professional: `/professionals/${PROFESSIONALS.mai.id}`,
  complaints: '/complaints',
  complaint: '/complaints/1',
  applications: '/provider-applications?filter={}',
  application: '/provider-applications/1/show',
  accounts: '/accounts',
  account: '/accounts/1/show',
  'account’s rights': '/accounts/1',
  'new staff': '/accounts/create',
  log: '/audit',
};

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Whether the page's title is not to be read to its end. */
const cut = (page: Page) => page.locator('#react-admin-title').evaluate(title => title.scrollWidth > title.clientWidth);

let visitor: Visit;
beforeAll(async () => {
  visitor = await visitForAll({ reducedMotion: 'reduce' });
  await logIn(visitor.context, 'admin');
});
afterAll(() => visitor.context.close());

describe.each(Object.entries(PAGES))('the console’s page: %s', (_, path) => {
  it('is accessible, fits a phone and is in Vietnamese', async () => {
    const { page, mistakes } = visitor;
    mistakes.length = 0;
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light' });
    // From another address of the console it would be the same document.
    await page.goto('about:blank');
    await page.goto(`/admin/#${path}`);
    await consoleReady(page);
    expect(await violations(page)).toEqual([]);
    expect(await foreignWords(page)).toEqual([]);
    await page.setViewportSize(TABLET);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await page.reload();
    await consoleReady(page);
    expect(await violations(page)).toEqual([]);
    expect(await foreignWords(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await cut(page)).toBe(false);
    expect(unexpected(mistakes)).toEqual([]);
  });
});

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
