import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openShared, visit } from './support/chromium.ts';
import { openInside } from './support/inside.ts';
import { unexpected } from './support/mistakes.ts';
import { product } from './support/product.ts';

const SUGGESTIONS_FAILED = 'Chưa tải được gợi ý.';
const searchBox = (page: Page) => page.locator('[data-site-header]').getByRole('combobox', { name: /^Tìm bác sĩ/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe('malformed cookies and local storage', () => {
  const RUBBISH = [
    '%E0%A4',
    '"><script>alert(1)</script>',
    '{"lat":"x"',
    '../../etc',
    'atlantis',
    'x'.repeat(3_000),
    '%00',
    '',
  ];

  it('shows every page to a browser with malformed cookies', async () => {
    for (const path of ['/', '/bac-si/', '/co-so-y-te/?sort_by=location', '/tim-kiem/?q=nhi', PLACES.hospital.path]) {
      for (const value of RUBBISH) {
        const cookie = ['province', 'user_location', 'XSRF-TOKEN', 'session']
          .map(name => `${name}=${value}`)
          .join('; ');
        const answer = await fetch(product.origin + path, { headers: { cookie } });
        expect([path, value.slice(0, 30), answer.status]).toEqual([path, value.slice(0, 30), 200]);
        expect(await answer.text()).not.toContain('<script>alert');
      }
    }
  });

  it('hydrates a page without an error despite malformed values, and replaces them with the next choice', async () => {
    const { page, context, mistakes } = await visit('', { lasting: true });
    const url = product.origin;
    await context.addCookies([
      { name: 'province', value: '%E0%A4', url },
      { name: 'user_location', value: '{"lat":"x"', url },
      { name: 'XSRF-TOKEN', value: 'rubbish', url },
    ]);
    await page.addInitScript(() => {
      for (const name of ['province', 'user', 'draft', 'votes', 'favourites', 'booking'])
        localStorage.setItem(name, '{"broken":');
    });
    await page.goto('/co-so-y-te/?sort_by=location');
    await hydrated(page);
    const province = page.locator('[data-site-header]').getByRole('combobox', { name: 'Tỉnh/Thành phố' });
    expect(await province.inputValue()).toBe('');
    await province.selectOption('da-nang');
    await page.waitForURL(/provinces=da-nang/);
    await heading(page, /Đà Nẵng/).waitFor();
    expect((await context.cookies()).find(({ name }) => name === 'province')?.value).toBe('da-nang');
    expect(mistakes).toEqual([]);
  });

  it('shows every page where storage is forbidden', async () => {
    const { page, mistakes } = await visit('', { lasting: true });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
    });
    await page.goto('/bac-si/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Cơ sở y tế' }).first().click();
    await heading(page, /cơ sở/).waitFor();
    expect(mistakes).toEqual([]);
  });
});

describe('malformed addresses', () => {
  it.each([
    '/bac-si/?page=abc',
    '/bac-si/?page=-1',
    '/bac-si/?page=99999999999999999999',
    '/bac-si/?page=999',
    '/bac-si/?sort_by=%3Cscript%3E&specialities=,,,&provinces=ha-noi&provinces=da-nang',
    '/co-so-y-te/?sort_by=location&lat=north',
    '/bac-si/?q=LONG',
    '/bac-si/?q=%E0%A4%A',
    '/tim-kiem/?q=%00',
    '/tim-kiem/?q=LONG',
    '/tim-kiem/?q[]=1&q[x]=2&province=atlantis',
    "/tim-kiem/?q='%20OR%201=1%20--%20%22*%20NEAR(",
    '/bac-si/%E0%A4%A/',
    '/bac-si/..%2f..%2fetc%2fpasswd/',
    '/bac-si/-1/',
    '/bac-si/mai-2147483648/',
    '/chuyen-khoa/%3Cscript%3Ealert(1)%3C%2Fscript%3E/',
    '/uploads/..%2f..%2fpackage.json',
    '/assets/khong-co.js',
  ])('%s gets a clear answer', async path => {
    const answer = await fetch(product.origin + path.replace('LONG', 'a'.repeat(7_000)));
    const text = await answer.text();
    expect(answer.status).toBeLessThan(500);
    expect(text).not.toMatch(/<script>alert|"workspaces"| at .*\.ts:\d+/);
    if (answer.headers.get('content-type')?.startsWith('text/html')) expect(text).toContain('data-site-header');
  });
});

describe('failing answers', () => {
  const problem = {
    type: 'about:blank',
    title: 'x',
    status: 500,
    code: 'internal',
    detail: 'SQL gone',
    error_id: 'E-42-TEST',
  };
  const api = `**/api/v1/place/${PLACES.hospital.id}/`;
  const typed = 'đau đầu kéo dài';

  /** Opens the hospital from a list, with something typed into the search box. */
  async function tryToOpen(page: Page): Promise<void> {
    await searchBox(page).fill(typed);
    await page.keyboard.press('Escape');
    await openInside(page, PLACES.hospital.path).catch(() => undefined);
  }

  it('shows a failed page’s state with the error id, keeps what was typed, and opens it on the next try', async () => {
    const { page, mistakes } = await openShared('/chuyen-khoa/');
    await page.route(api, route =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await tryToOpen(page);
    await heading(page, 'Hệ thống đang gặp trục trặc').waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('E-42-TEST');
    expect(main).not.toContain('SQL');
    expect(await searchBox(page).inputValue()).toBe(typed);
    expect(mistakes.filter(text => /Minified React|hydrat/i.test(text))).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Tải lại trang' }).click();
    await heading(page, PLACES.hospital.name).waitFor();
  });

  it('says that there is no network, keeps what was typed, and goes on when it is back', async () => {
    const { page, context } = await openShared('/chuyen-khoa/');
    await context.setOffline(true);
    await tryToOpen(page);
    await heading(page, 'Không có kết nối mạng').waitFor();
    expect(await searchBox(page).inputValue()).toBe(typed);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Tải lại trang' }).click();
    await heading(page, PLACES.hospital.name).waitFor();
  });

  it.each([
    ['half an answer', { status: 200, contentType: 'application/json', body: '{"id":1,"name":"Bệnh' }],
    ['an empty answer', { status: 200, contentType: 'application/json', body: '' }],
  ])('shows the error page for %s instead of the data', async (_, answer) => {
    const { page } = await openShared('/chuyen-khoa/');
    await page.route(api, route => route.fulfill(answer));
    await tryToOpen(page);
    await heading(page, /trục trặc|Không mở được/).waitFor();
    expect(await searchBox(page).inputValue()).toBe(typed);
    await page.locator('[data-site-header]').getByRole('link', { name: 'Bác sĩ', exact: true }).click();
    await heading(page, /bác sĩ/).waitFor();
  });

  it('says that suggestions failed, inside the window, and goes on without them', async () => {
    const { page, mistakes } = await openShared('/dich-vu/');
    const window = page.viewportSize();
    await page.route('**/api/v1/search?*', route => route.fulfill({ status: 500, body: '' }));
    const failed = page.waitForResponse('**/api/v1/search?*');
    await searchBox(page).fill('sen hạ');
    await (await failed).finished();
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const words = page.locator('[data-site-header] p', { hasText: SUGGESTIONS_FAILED });
    await words.waitFor();
    const box = await words.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window?.height ?? 0);
    await page.getByRole('status').filter({ hasText: SUGGESTIONS_FAILED }).waitFor({ state: 'attached' });
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await searchBox(page).inputValue()).toBe('sen hạ');
    expect(unexpected(mistakes)).toEqual([]);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await heading(page, /sen hạ/).waitFor();
  });

  it('keeps the ticked filters when the number of results cannot be read', async () => {
    const { page, mistakes } = await openShared('/bac-si/');
    await page.getByRole('link', { name: /^Bộ lọc/ }).click();
    const dialog = page.getByRole('dialog');
    await page.route('**/api/v1/professional/?*page_size=1*', route => route.fulfill({ status: 500, body: '' }));
    await dialog.getByRole('checkbox', { name: /Tim mạch/ }).check();
    await dialog.getByText('Chưa đếm được kết quả').waitFor();
    expect(await dialog.getByRole('checkbox', { name: /Tim mạch/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Xem kết quả' }).click();
    await page.waitForURL(/specialities=tim-mach/);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('loads a page as a new document when its script is missing, as after a new build', async () => {
    const { page } = await openShared('/chuyen-khoa/');
    let refused = 0;
    await page.route(/\/assets\/place-[\w-]+\.js$/, route => {
      refused++;
      return refused > 2 ? route.continue() : route.fulfill({ status: 404, body: '' });
    });
    await openInside(page, PLACES.hospital.path);
    await heading(page, PLACES.hospital.name).waitFor();
    expect(refused).toBeGreaterThan(0);
  });
});
