import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, type VisitOptions, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { jumps } from './support/layout-shift.ts';
import { PHONE } from './support/sizes.ts';
import { violationsInBothLooks } from './support/violations.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Lựa chọn về quyền riêng tư' });
const agree = (page: Page) => banner(page).getByRole('button', { name: 'Đồng ý' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Từ chối' });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const choiceOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'antam_consent')?.value;

/** Runs in the page: keeps whether its largest paint so far is one of the question, as long as that element is there. */
function watchLargestPaint(): void {
  new PerformanceObserver(list => {
    const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
    Reflect.set(window, 'largest', element instanceof Element && element.closest('[data-consent-room]') !== null);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** A fresh visitor who is asked, and what the page reports; its largest paint is watched where that is `lasting`. */
async function asked(path: string, options: VisitOptions = {}) {
  const visitor = await visit('', { consent: 'undecided', ...options });
  const reported = listenToHits(visitor.page);
  if (options.lasting) await visitor.page.addInitScript(watchLargestPaint);
  await visitor.page.goto(path);
  await banner(visitor.page).waitFor();
  await expect.poll(() => agree(visitor.page).isEnabled()).toBe(true);
  return { ...visitor, reported };
}

describe('before the visitor has chosen', () => {
  it('counts the page without any identifier, and keeps none', async () => {
    const { page, context, reported } = await asked('/bac-si/');
    await expect
      .poll(() => reported.batches)
      .toEqual([expect.objectContaining({ hits: [{ kind: 'page', path: '/bac-si/', title: '' }] })]);
    expect(reported.batches[0]).not.toHaveProperty('user_id');
    await expect.poll(() => reported.statuses).toEqual([200]);
    expect(await stored(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
  });

  it('shows the question without moving the page, with two equal buttons, accessible in light and dark', async () => {
    const { page, mistakes } = await asked('/', { reducedMotion: 'reduce' });
    expect(await jumps(page)).toEqual([]);
    const [yes, no] = await Promise.all([agree(page).boundingBox(), refuse(page).boundingBox()]);
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    expect(no?.height).toBeGreaterThanOrEqual(44);
    expect(await agree(page).getAttribute('class')).toBe(await refuse(page).getAttribute('class'));
    expect(await banner(page).getByRole('link').getAttribute('href')).toBe('/quyen-rieng-tu/');
    const found = await violationsInBothLooks(page, { isColourful: true }, async ({ width }) => {
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
    });
    expect(found).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it.each([
    ['the professional page on a phone', PROFESSIONALS.mai.path, PHONE],
    ['a list on a phone', '/co-so-y-te/?provinces=ha-noi', PHONE],
    ['the signup', '/dang-ky', { width: 1280, height: 900 }],
    ['the signup at four times the size', '/dang-ky', { width: 320, height: 450 }],
  ])('covers nothing of %s, moves nothing and is not its largest paint', async (_, path, viewport) => {
    const { page } = await asked(path, { viewport, lasting: true });
    await hydrated(page);
    const room = page.locator('[data-consent-room]');
    expect(await room.evaluate(element => getComputedStyle(element).position)).toBe('static');
    const touching = await page.evaluate(() => {
      const bar = document.querySelector('[data-consent-room]')?.getBoundingClientRect();
      const main = document.getElementById('main')?.getBoundingClientRect();
      const header = document.querySelector('[data-site-header]')?.getBoundingClientRect();
      return { above: bar?.top === header?.bottom, below: main?.top === bar?.bottom };
    });
    expect(touching).toEqual({ above: true, below: true });
    expect(await jumps(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'largest'))).toBe(false);
    expect(await room.textContent()).toContain('Nếu không, chỉ đếm lượt xem.');
  });

  it('shows nothing and reports nothing without script', async () => {
    const { page, context } = await visit('', { consent: 'undecided', javaScriptEnabled: false });
    const reported = listenToHits(page);
    await page.goto('/quyen-rieng-tu/');
    await page.getByText('đang tắt JavaScript').waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await page.getByRole('switch').isVisible()).toBe(false);
    await page.goto('/');
    expect(reported.batches).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

describe('the choice', () => {
  it('is stored and recorded when refused by keyboard, and not asked for again', async () => {
    const { page, context, reported, calls } = await asked('/');
    await refuse(page).focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => calls).toContain('/api/v1/consent/');
    expect(await choiceOf(context)).toBe('1.refused');
    await page.goto('/bac-si/');
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/bac-si/');
    expect(await banner(page).count()).toBe(0);
    expect(JSON.stringify(reported.batches)).not.toMatch(/user_id|title":"[^"]/);
    expect(await stored(page)).toEqual([]);
  });

  it('applies from the open page on when granted, counts that page once, and is withdrawn by a switch', async () => {
    const { page, context, reported } = await asked('/bac-si/');
    await expect.poll(() => reported.batches.length).toBe(1);
    await agree(page).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await choiceOf(context)).toMatch(/^1\.granted\.[\da-f-]{36}$/);
    const view = { kind: 'page', path: '/bac-si/', title: await page.title(), counted: true };
    await expect.poll(() => reported.hits()).toContainEqual(view);
    expect(await stored(page)).toEqual(['antam:analytics-id']);

    await page.goto('/quyen-rieng-tu/');
    const control = page.getByRole('switch', { name: 'Ghi cách dùng trang' });
    await expect.poll(() => control.getAttribute('aria-checked')).toBe('true');
    const recorded = page.waitForResponse('**/api/v1/consent/');
    await control.click();
    expect((await recorded).status()).toBe(200);
    expect(await control.getAttribute('aria-checked')).toBe('false');
    expect(await choiceOf(context)).toBe('1.refused');
    expect(await stored(page)).toEqual([]);
    const before = reported.batches.length;
    await page.goto('/bac-si/');
    const next = () => reported.batches.slice(before).find(({ hits }) => hits.some(({ path }) => path === '/bac-si/'));
    await expect.poll(next).toBeDefined();
    expect(next()).not.toHaveProperty('user_id');
  });

  it('does not apply when granted but not recorded, and applies at once when refused', async () => {
    const { page, context } = await asked('/');
    await context.route('**/api/v1/consent/', route => route.abort());
    await agree(page).click();
    await banner(page).getByRole('alert').waitFor();
    expect(await choiceOf(context)).toBeUndefined();
    expect(await stored(page)).toEqual([]);
    await refuse(page).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await choiceOf(context)).toBe('1.refused');
  });
});

describe('/quyen-rieng-tu/', () => {
  it('[STORE-23] lists everything that a visit leaves in the browser', async () => {
    const { page, context } = await asked('/');
    await agree(page).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.goto('/bac-si/?sort_by=name');
    await hydrated(page);
    await page.goto('/quyen-rieng-tu/');
    const listed = await page.locator('main code').allTextContents();
    const names = [...(await context.cookies()).map(({ name }) => name), ...(await stored(page))];
    expect(names).toContain('antam_consent');
    expect(names.filter(name => !listed.includes(name))).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(['antam_session', 'antam:account-draft:…', 'user_location']));
  });
});
