import { ARTICLES, DISEASES, DRUGS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, touched, visit } from './support/chromium.ts';
import { stopClock } from './support/driven-clock.ts';
import { product } from './support/product.ts';
import { PHONE } from './support/sizes.ts';

/** Pages that people come to for what they say. */
const READ = [
  '/',
  '/tim-kiem/?q=tim',
  '/bac-si/',
  '/bac-si/bo-loc/',
  '/co-so-y-te/',
  '/co-so-y-te/bo-loc/',
  '/chuyen-khoa/',
  '/chuyen-khoa/tim-mach/',
  '/dich-vu/',
  '/dich-vu/kham-tim-mach/',
  '/trieu-chung/',
  '/trieu-chung/sot/',
  '/benh/',
  '/thuoc/',
  '/bai-viet/',
  '/hoi-bac-si/',
  '/khong-co/',
  PROFESSIONALS.mai.path,
  PLACES.hospital.path,
  ARTICLES.fever.path,
  DISEASES.diabetes.path,
  DRUGS.metformin.path,
];
/** Pages that people come to for a form. */
const FILLED_IN = ['/dang-nhap/', '/dang-ky/', '/hoi-bac-si/dat-cau-hoi/', `${PROFESSIONALS.mai.path}nhan-xet/`];

/** Packed script that a page may bring before it is touched. */
const MAX_BYTES = 15 * 1024;

/** What a page's HTML has the browser fetch as script. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(product.origin + path)).text();
  const named = html.matchAll(/<script [^>]*?src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g);
  return [...named].map(([, script, module]) => script ?? module ?? '');
}

async function packedBytes(file: string): Promise<number> {
  const answer = await fetch(product.origin + file, { headers: { 'accept-encoding': 'br' }, method: 'HEAD' });
  return Number(answer.headers.get('content-length'));
}

const ENTRY = /\/assets\/entry-client-[^/]+\.js$/;

/** Opens a page whose script is asked for and does not come before it is released. */
async function openHeld(path: string, options: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit('', options);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await visitor.page.route(ENTRY, async route => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await visitor.page.goto(path);
  return { ...visitor, release };
}

const toMap = (page: Page) => page.getByRole('button', { name: 'Bản đồ', exact: true });
const toList = (page: Page) => page.getByRole('button', { name: 'Danh sách', exact: true });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Chưa làm được việc bạn vừa bấm.' });

describe('before the visitor touches it', () => {
  it.each(READ)('%s brings the first script alone', async path => {
    const scripts = await scriptsOf(path);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/first-script-/)]);
    const bytes = await Promise.all(scripts.map(packedBytes));
    expect(bytes[0]).toBeGreaterThan(0);
    expect(bytes[0]).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(FILLED_IN)('%s brings everything that its form needs', async path => {
    const scripts = await scriptsOf(path);
    expect(scripts.some(file => ENTRY.test(file))).toBe(true);
    expect(scripts.length).toBeGreaterThan(4);
  });

  it('a page sleeps until its line has been quiet for a while, or its visitor moves', async () => {
    const { page } = await visit('', { viewport: PHONE, lasting: true });
    const asked: string[] = [];
    page.on('request', request => void (ENTRY.test(request.url()) && asked.push(request.url())));
    await page.clock.install();
    await page.goto('/bac-si/');
    const pass = await stopClock(page);
    await pass(1_000);
    expect(asked).toEqual([]);
    await pass(10_000);
    await expect.poll(() => asked.length).toBe(1);
    // A document of its own, whose clock stands still.
    await page.goto('/co-so-y-te/');
    expect(asked).toHaveLength(1);
    await touched(page);
    await expect.poll(() => asked.length).toBe(2);
  });
});

describe('a press before the page’s script has come', () => {
  it('waits, and is done once however often it was made', async () => {
    const { page, mistakes, release } = await openHeld('/bac-si/', { viewport: PHONE });
    await toMap(page).click();
    await toMap(page).click();
    expect(await toMap(page).getAttribute('aria-busy')).toBe('true');
    release();
    await toList(page).waitFor();
    expect(await page.locator('[data-showing]').getAttribute('data-showing')).toBe('map');
    expect(await toList(page).getAttribute('aria-busy')).toBeNull();
    expect(mistakes).toEqual([]);
  });

  it('on the filter of a list opens the page that has it', async () => {
    const { page } = await openHeld('/bac-si/', { viewport: PHONE });
    await page.locator('a[href^="/bac-si/bo-loc/"]').click();
    await page.waitForURL('**/bac-si/bo-loc/');
    await page.getByRole('button', { name: 'Xem kết quả' }).waitFor();
  });

  it('on a heart opens the signup that it asks for', async () => {
    const { page } = await openHeld('/bac-si/', { viewport: PHONE });
    await page.locator('[data-favourite]').first().click();
    // Its own script is held as well.
    await page.waitForURL(/\/dang-ky\?/, { waitUntil: 'commit' });
  });

  it('on the question for consent is the answer', async () => {
    const { page, context, release } = await openHeld('/', { viewport: PHONE, consent: 'undecided' });
    const banner = page.getByRole('region', { name: 'Lựa chọn về quyền riêng tư' });
    await banner.getByRole('button', { name: 'Từ chối' }).click();
    release();
    await banner.waitFor({ state: 'detached' });
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'antam_consent')?.value).toBe('1.refused');
  });

  it('is done on a page that was translated and extended meanwhile', async () => {
    const { page, release } = await openHeld('/bac-si/', { viewport: PHONE });
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) found.push(node);
      for (const text of found) {
        if (text.parentElement?.localName === 'script' || !text.data.trim()) continue;
        const font = document.createElement('font');
        font.textContent = `${text.data}.`;
        text.replaceWith(font);
      }
      document.body.append(document.createElement('aside'));
    });
    await page.locator('button[data-bottom-action]').click();
    release();
    await page.locator('[data-showing=map]').waitFor();
    expect(await page.locator('#main article').count()).toBeGreaterThan(3);
  });

  it('is said to be lost where the script cannot be fetched, and links lead on', async () => {
    const { page } = await visit('', { viewport: PHONE });
    await page.route(ENTRY, route => route.abort());
    await page.goto('/bac-si/');
    await toMap(page).click();
    await notice(page).waitFor();
    expect(await toMap(page).getAttribute('aria-busy')).toBeNull();
    expect(await notice(page).getByRole('link', { name: 'Tải lại trang' }).isVisible()).toBe(true);
    await page.locator(`#main a[href^="${PROFESSIONALS.mai.path}"]`).first().click();
    await page.waitForURL(`**${PROFESSIONALS.mai.path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('a page that its visitor has touched', () => {
  it('fetches no styles that it has, and those of the page that is opened next', async () => {
    const { page } = await visit('', { viewport: PHONE });
    const fetched: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'stylesheet') fetched.push(request.url().replace(/^.*\//, ''));
    });
    await page.goto('/');
    const held = (await page.locator('link[data-holds]').getAttribute('data-holds'))?.split(' ') ?? [];
    expect(held.length).toBeGreaterThan(1);
    expect(fetched).toHaveLength(2);
    await hydrated(page);
    await page.getByRole('link', { name: 'Hỏi bác sĩ', exact: true }).first().click();
    await page.waitForURL('**/hoi-bac-si/');
    await page.getByRole('heading', { level: 1, name: 'Hỏi bác sĩ' }).waitFor();
    expect(fetched.length).toBeGreaterThan(2);
    expect(fetched.filter(name => held.includes(name))).toEqual([]);
  });

  it('stays where it was scrolled, wherever the page before it stood', async () => {
    const { page } = await visit('/bac-si/', { viewport: PHONE });
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(ENTRY, async route => {
      await released;
      await route.continue();
    });
    await page.goto('/co-so-y-te/');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    release();
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  it('answers a visitor who comes back to it while its script was still on its way', async () => {
    const { page, release } = await openHeld('/bac-si/', { viewport: PHONE });
    await touched(page);
    await page.goto('/chuyen-khoa/');
    await page.goBack({ waitUntil: 'commit' });
    release();
    await toMap(page).click();
    await toList(page).waitFor();
  });
});
