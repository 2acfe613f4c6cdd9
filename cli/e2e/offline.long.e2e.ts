import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, openPage } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';

const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('antam-'));
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return keys
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter(path => !path.startsWith('/assets/'));
  });

it('the browser opens the last visited pages without a network, says what is wrong on others, and keeps nothing personal', async () => {
  const { page, context } = await openPage('/co-so-y-te/', { serviceWorkers: 'allow' });
  await expect.poll(() => stored(page)).toContain('/co-so-y-te/');
  await page.goto('/dang-nhap/');
  await page.goto('/bac-si/?q=nam');
  await page.goto('/dich-vu/');
  // A page that says what it is is stored once more, and for that moment is not there.
  await expect.poll(async () => (await stored(page)).sort()).toEqual(['/co-so-y-te/', '/dich-vu/', '/ngoai-tuyen/']);

  await context.setOffline(true);
  await page.goto('/co-so-y-te/');
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/cơ sở y tế/);
  await page.goto('/bac-si/');
  await page.getByRole('heading', { name: 'Bạn đang không có mạng' }).waitFor();
  const faces = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(faces).toBe(2);
  expect(await page.getByRole('link', { name: /^Dịch vụ/ }).getAttribute('href')).toBe('/dich-vu/');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Thử lại' }).click();
  await page.getByRole('heading', { level: 1, name: /bác sĩ/ }).waitFor();
});

it('the browser opens a page without a network as it looked, though it was opened inside the site, of other style sheets', async () => {
  const { page, context } = await openPage('/co-so-y-te/', { serviceWorkers: 'allow' });
  await expect.poll(() => stored(page)).toContain('/co-so-y-te/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Hỏi bác sĩ', exact: true }).first().click();
  await page.waitForURL('**/hoi-bac-si/');
  await expect.poll(() => stored(page)).toContain('/hoi-bac-si/');

  const missing: string[] = [];
  page.on('requestfailed', request => {
    if (request.resourceType() === 'stylesheet') missing.push(request.url());
  });
  await context.setOffline(true);
  await page.goto('/hoi-bac-si/');
  await page.getByRole('heading', { level: 1, name: 'Hỏi bác sĩ' }).waitFor();
  expect(missing).toEqual([]);
});

it('the browser removes what an older build stored as soon as a newer one is there, and the visited pages with the logout, not the one that says that there is no network', async () => {
  const { page, context } = await openPage('/co-so-y-te/', { serviceWorkers: 'allow' });
  await expect.poll(() => stored(page)).toContain('/co-so-y-te/');
  await page.evaluate(async () => {
    await (await caches.open('antam-cu')).put('/cu/', new Response('cũ'));
    await (await navigator.serviceWorker.ready).unregister();
  });
  expect(await stored(page)).toContain('/cu/');
  await page.reload();
  await expect.poll(() => stored(page)).not.toContain('/cu/');

  await expect.poll(() => stored(page)).toContain('/co-so-y-te/');
  await logIn(context, 'user');
  await page.goto('/dang-xuat/');
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('heading', { name: 'Bạn đã đăng xuất' }).waitFor();
  expect(await stored(page)).not.toContain('/co-so-y-te/');
  expect(await stored(page)).toContain('/ngoai-tuyen/');
});
