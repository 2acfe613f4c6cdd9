import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { consoleReady, openConsole } from './support/console.ts';
import { foreignWords } from './support/foreign-words.ts';
import { unexpected } from './support/mistakes.ts';
import { PHONE, TABLET } from './support/sizes.ts';
import { violations } from './support/violations.ts';

/** One page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  dashboard: '/',
  places: '/places',
  'new place': '/places/create',
  place: `/places/${PLACES.hospital.id}`,
  professionals: '/professionals',
  professional: `/professionals/${PROFESSIONALS.mai.id}`,
  applications: '/provider-applications?filter={}',
  application: '/provider-applications/1/show',
  accounts: '/accounts',
  account: '/accounts/1/show',
  'account’s rights': '/accounts/1',
  'new staff': '/accounts/create',
  log: '/audit',
};

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(Object.entries(PAGES))('the console’s page: %s', (_, path) => {
  it('is accessible, fits a phone and is in Vietnamese', async () => {
    const { page, context, mistakes } = await openConsole('admin', path, { reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
    expect(await foreignWords(page)).toEqual([]);
    await page.setViewportSize(TABLET);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await page.reload();
    await consoleReady(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(unexpected(mistakes)).toEqual([]);
    await context.close();
  });
});

describe('the console’s login page', () => {
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
