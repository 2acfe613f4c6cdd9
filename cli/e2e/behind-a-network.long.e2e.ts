import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { savePlaces } from '@antam/server/features/places/commands/save-places.ts';
import { type Nginx, placeNginx } from '@antam/server/testing/behind-nginx.ts';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../harness/product.ts';
import { startTestProduct } from '../testing/test-product.ts';
import { fillLogin, send } from './support/account-forms.ts';
import { openBrowser } from './support/browser.ts';
import { hydrated } from './support/chromium.ts';

const { hospital } = PLACES;
const { mai } = PROFESSIONALS;

let site: Product;
let nginx: Nginx;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  const place = await placeNginx();
  site = await startTestProduct({
    port: place.quietPort,
    settings: {
      ANTAM_CDN_SECONDS: '3600',
      ANTAM_PURGE_URL: place.purgeUrl,
      ANTAM_PURGE_TOKEN: place.purgeToken,
    },
  });
  nginx = await place.start(site.port);
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map(context => context.close()));
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

/** A visitor who comes by the network, and what their page asks of the API. */
async function arrive(path: string, options: BrowserContextOptions & { consent?: string } = {}) {
  const { consent = '1.refused', ...others } = options;
  const context = await (await openBrowser()).newContext({ baseURL: nginx.url, serviceWorkers: 'block', ...others });
  contexts.push(context);
  if (consent) await context.addCookies([{ name: 'antam_consent', value: consent, url: nginx.url }]);
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const opened = await page.goto(path);
  return { page, context, calls, cache: (await opened?.headerValue('x-cache')) ?? null };
}

const TOKEN_CALL = 'GET /api/v1/site/';
const count = (calls: readonly string[], call: string) => calls.filter(each => each === call).length;
const heart = (page: Page) => page.locator(`main [data-favourite="professional:${mai.id}"]`).first();
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** As {@link arrive}, at a page that the network has kept from another visitor; purges come between now and then. */
async function arriveAtKept(path: string, options: Parameters<typeof arrive>[1] = {}) {
  for (;;) {
    const visitor = await arrive(path, options);
    if (visitor.cache === 'HIT') return visitor;
    await visitor.context.close();
  }
}

async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/dang-nhap/?next=${encodeURIComponent(next)}`);
  await fillLogin(page, ACCOUNTS.favourite.email, ACCOUNTS.favourite.password);
  await send(page, 'Đăng nhập');
  await page.waitForURL(`**${next}`);
}

describe('a page that a network has kept', () => {
  it('brings no cookie: the token of writes is asked for once, by the first of them', async () => {
    const { page, context, calls } = await arriveAtKept('/dich-vu/', { consent: '' });
    expect(await names(context)).toEqual([]);
    await hydrated(page);
    expect([await names(context), calls]).toEqual([[], []]);
    const banner = page.getByRole('region', { name: 'Lựa chọn về quyền riêng tư' });
    const measured = page.waitForResponse('**/api/v1/analytics/');
    await banner.getByRole('button', { name: 'Đồng ý' }).click();
    expect((await measured).ok()).toBe(true);
    expect(count(calls, TOKEN_CALL)).toBe(1);
    expect(await names(context)).toContain('XSRF-TOKEN');
  });

  it('has hearts that lead to the signup and write nothing before', async () => {
    const { page, calls } = await arriveAtKept(mai.path);
    await hydrated(page);
    await heart(page).click();
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).first().waitFor();
    expect(count(calls, 'PUT /api/v1/favourite/')).toBe(0);
  });

  it('is the own one after the login, where a press without a token is done once, and a stranger’s stays', async () => {
    const { page, context, calls } = await arriveAtKept(mai.path);
    await logIn(page, mai.path);
    const own = await page.reload();
    expect(await own?.headerValue('x-cache')).toBe('BYPASS');
    expect(await own?.headerValue('cache-control')).toBe('private, no-store');
    await hydrated(page);
    // As after a day on which the browser has forgotten it.
    await context.clearCookies({ name: 'XSRF-TOKEN' });
    calls.length = 0;
    const pressed = await heart(page).getAttribute('aria-pressed');
    const saved = page.waitForResponse('**/api/v1/favourite/');
    await heart(page).click();
    expect((await saved).ok()).toBe(true);
    await expect.poll(() => heart(page).getAttribute('aria-pressed')).not.toBe(pressed);
    expect(count(calls, 'PUT /api/v1/favourite/')).toBe(1);
    // Slots that the page reads meanwhile may have brought it.
    expect(count(calls, TOKEN_CALL)).toBeLessThanOrEqual(1);
    const stranger = await arriveAtKept(mai.path);
    const html = await stranger.page.content();
    expect(html).not.toContain(ACCOUNTS.favourite.name);
    expect(await stranger.page.getByText('Đăng xuất').count()).toBe(0);
  });

  it('is that of strangers again after the logout', async () => {
    const { page, context } = await arrive('/');
    await logIn(page, '/bac-si/');
    await hydrated(page);
    await page.locator('[data-site-header] summary').click();
    await page.locator('[data-site-header]').getByRole('button', { name: 'Đăng xuất' }).click();
    await expect.poll(() => names(context)).not.toContain('antam_session');
    await arriveAtKept('/bac-si/');
    const again = await page.goto('/bac-si/');
    expect(await again?.headerValue('x-cache')).not.toBe('BYPASS');
    expect(await page.content()).not.toContain(ACCOUNTS.favourite.name);
  });

  it('is another one to a visitor with a province, and to nobody else', async () => {
    const { page, context } = await arriveAtKept('/');
    const before = await page.locator('main').innerText();
    await context.addCookies([{ name: 'province', value: 'ha-noi', url: nginx.url }]);
    const own = await page.reload();
    expect(await own?.headerValue('x-cache')).toBe('BYPASS');
    expect(await own?.headerValue('cache-control')).toBe('private, no-cache');
    expect(await page.locator('main').innerText()).not.toBe(before);
    const stranger = await arriveAtKept('/');
    expect(await stranger.page.locator('main').innerText()).toBe(before);
  });

  it('is the new one in a browser that has the old one, soon after a change', async () => {
    const { page } = await arriveAtKept(hospital.path);
    await savePlaces(site.services, [{ id: hospital.id, name: 'Bệnh viện Vừa Đổi Tên' }]);
    const title = async () => {
      await page.goto(hospital.path);
      return page.getByRole('heading', { level: 1 }).innerText();
    };
    await expect.poll(title).toBe('Bệnh viện Vừa Đổi Tên');
    await arriveAtKept(page.url().slice(nginx.url.length));
    await savePlaces(site.services, [{ id: hospital.id, name: hospital.name }]);
    await expect.poll(title).toBe(hospital.name);
  });

  it('lets people without script log in, by a form that comes past the cache', async () => {
    const { page } = await arriveAtKept('/bac-si/', { javaScriptEnabled: false });
    await logIn(page, '/bac-si/');
    expect(await page.content()).toContain('Đăng xuất');
  });
});
