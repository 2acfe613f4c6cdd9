import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, letThingsMove, openKept, openShared } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';
import { PHONE } from './support/sizes.ts';

letThingsMove();

const ON_PHONE = { viewport: PHONE };
const DAY = 86_400;

const header = (page: Page) => page.locator('[data-site-header]');
const menuTrigger = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const searchToggle = (page: Page) => header(page).getByRole('button', { name: 'Tìm kiếm' });
const menu = (page: Page) => page.locator('#side-menu');
const generalSelector = (page: Page) => header(page).getByRole('combobox', { name: 'Tỉnh/Thành phố' });
const homeSelector = (page: Page) => page.locator('main').getByRole('combobox', { name: 'Tỉnh/Thành phố' });
const searchBox = (page: Page) => header(page).getByRole('combobox', { name: /^Tìm bác sĩ/ });
const bodyHas = (page: Page, mark: string) => page.evaluate(name => document.body.classList.contains(name), mark);
const isActive = (page: Page) => menu(page).evaluate(element => element.classList.contains('active'));

describe('header', () => {
  it('[HEAD-02, HEAD-07] shows and hides the search by its toggle on a phone', async () => {
    const { page, mistakes } = await openKept('/dich-vu/', ON_PHONE);
    const showing = () => header(page).evaluate(element => element.classList.contains('showing-search'));
    expect(await searchBox(page).isVisible()).toBe(false);
    await searchToggle(page).click();
    expect([await showing(), await searchBox(page).isVisible()]).toEqual([true, true]);
    expect(await searchBox(page).evaluate(box => box === document.activeElement)).toBe(true);
    expect(await searchToggle(page).getAttribute('aria-expanded')).toBe('true');
    await searchToggle(page).click();
    expect([await showing(), await searchBox(page).isVisible()]).toEqual([false, false]);
    expect(mistakes).toEqual([]);
  });

  it('keeps the keyboard in the open menu, closes it by Escape, and gives the focus back', async () => {
    const { page } = await openKept('/dich-vu/', ON_PHONE);
    await menuTrigger(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Bác sĩ');
    expect(await page.locator('main').evaluate(main => (main as HTMLElement).inert)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isActive(page)).toBe(false);
    expect(await menuTrigger(page).evaluate(element => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await isActive(page)).toBe(true);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('finds results with the search box that was opened on a phone', async () => {
    const { page } = await openKept('/dich-vu/', ON_PHONE);
    await searchToggle(page).click();
    await searchBox(page).fill('sen hạ');
    const list = page.getByRole('listbox');
    await list.waitFor();
    const [box, width] = [await list.boundingBox(), 360];
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await list.locator(`a[href="${PLACES.hospital.path}"]`).click();
    await page.waitForURL(`**${PLACES.hospital.path}`);
    await page.getByRole('heading', { level: 1, name: PLACES.hospital.name }).waitFor();
    expect(await searchBox(page).isVisible()).toBe(false);
  });

  it('[HEAD-03, HEAD-04, HEAD-08] opens and closes the side menu by its trigger', async () => {
    const { page } = await openKept('/dich-vu/');
    expect(await isActive(page)).toBe(false);
    expect(await menu(page).isVisible()).toBe(false);
    await menuTrigger(page).click();
    expect(await isActive(page)).toBe(true);
    const links = menu(page).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(['Bác sĩ', 'Cơ sở y tế', 'Chuyên khoa']));
    expect(await menuTrigger(page).getAttribute('aria-expanded')).toBe('true');
    await menuTrigger(page).click();
    expect(await isActive(page)).toBe(false);
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('[HEAD-09, HEAD-10] closes the side menu by a click on its background, not by one inside', async () => {
    const { page } = await openKept('/dich-vu/');
    await menuTrigger(page).click();
    const panel = menu(page).getByRole('navigation');
    await expect.poll(async () => Math.round((await panel.boundingBox())?.x ?? 0)).toBe(1280 - 320);
    const box = await panel.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) - 40);
    expect(await isActive(page)).toBe(true);
    await menu(page).getByText('Khu vực của bạn').click();
    expect(await isActive(page)).toBe(true);
    await page.mouse.click(200, 500);
    expect(await isActive(page)).toBe(false);
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('opens a page from the side menu, which closes', async () => {
    const { page } = await openShared('/dich-vu/', ON_PHONE);
    await menuTrigger(page).click();
    await menu(page).getByRole('link', { name: 'Tuyển chọn' }).click();
    await page.waitForURL('**/tuyen-chon/');
    await expect.poll(() => isActive(page)).toBe(false);
    expect(await page.locator('main').evaluate(main => (main as HTMLElement).inert)).toBe(false);
  });

  it('opens the side menu and leads to the search without script', async () => {
    const { page } = await openShared('/dich-vu/', { ...ON_PHONE, javaScriptEnabled: false });
    await menuTrigger(page).click();
    expect(await menu(page).isVisible()).toBe(true);
    await menu(page).getByRole('link', { name: 'Đóng menu' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await searchToggle(page).click();
    expect(new URL(page.url()).pathname).toBe('/tim-kiem/');
  });

  it('[HEAD-11, HEAD-12] collapses while the visitor scrolls down past its height, and comes back on the way up', async () => {
    const { page } = await openShared('/bac-si/');
    const height = await header(page).evaluate(element => element.getBoundingClientRect().height);
    expect(height).toBe(72);
    const scrollPage = async (top: number) => {
      await page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    };
    await scrollPage(height - 1);
    expect(await bodyHas(page, 'header-collapsed')).toBe(false);
    await scrollPage(height + 1);
    await expect.poll(() => bodyHas(page, 'header-collapsed')).toBe(true);
    await expect.poll(() => header(page).evaluate(element => element.getBoundingClientRect().height)).toBe(52);
    await scrollPage(600);
    expect(await bodyHas(page, 'header-collapsed')).toBe(true);
    await scrollPage(560);
    await expect.poll(() => bodyHas(page, 'header-collapsed')).toBe(false);
  });

  it('[HEAD-18] marks the body of a visitor without a login', async () => {
    const { page } = visitPlainly();
    await page.goto('/');
    const marks = (await page.locator('body').getAttribute('class'))?.split(' ') ?? [];
    expect([marks.includes('not-logged-in'), marks.includes('logged-in')]).toEqual([true, false]);
  });

  it('has a skip link at the first press of Tab', async () => {
    const { page } = await openShared('/dich-vu/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Đến nội dung chính' });
    expect(await skip.evaluate(element => element === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('province', () => {
  it('[HEAD-05, HEAD-06, DET-04] has a selector of the 34 provinces on the home page, and in the header of the others', async () => {
    const { page } = visitPlainly();
    const selector = (within: string) => page.locator(within).getByRole('combobox', { name: 'Tỉnh/Thành phố' });
    await page.goto('/');
    expect(await selector('main').locator('option').count()).toBe(35);
    expect(await selector('[data-site-header]').count()).toBe(0);
    for (const path of ['/bac-si/', '/co-so-y-te/', PLACES.hospital.path, '/chuyen-khoa/', '/tim-kiem/']) {
      await page.goto(path);
      expect(await selector('[data-site-header]').isVisible(), path).toBe(true);
      expect(await selector('[data-site-header]').locator('option').count(), path).toBe(35);
    }
  });

  it('[HEAD-13, STORE-06] keeps the choice in a cookie for 365 days, and calls no server', async () => {
    const { page, context } = await openShared('/dich-vu/');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', request => {
      // The page's own view may be counted just now, and files of the build may come late; neither says anything of the choice.
      const isCount = request.url().endsWith('/api/v1/analytics/') && !request.postData()?.includes('da-nang');
      if (!isCount && !new URL(request.url()).pathname.startsWith('/assets/'))
        requests.push(`${request.method()} ${request.url()}`);
    });
    await generalSelector(page).selectOption('da-nang');
    // Requests go out in their order: what the choice asked for would stand before this one.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(requests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'province');
    expect(cookie).toMatchObject({ value: 'da-nang', path: '/' });
    const days = ((cookie?.expires ?? 0) - (await page.evaluate(() => Date.now())) / 1_000) / DAY;
    expect(Math.abs(days - 365)).toBeLessThan(0.1);
  });

  it('[HEAD-14] sends the chosen province with the search', async () => {
    const { page, calls } = await openShared('/dich-vu/');
    await generalSelector(page).selectOption('ho-chi-minh');
    await searchBox(page).fill('nhi khoa');
    await page.getByRole('listbox').waitFor();
    expect(calls.map(call => new URLSearchParams(call.split('?')[1]).get('province'))).toEqual(['ho-chi-minh']);
    await page.keyboard.press('Enter');
    await page.waitForURL(url => url.pathname === '/tim-kiem/' && url.searchParams.get('province') === 'ho-chi-minh');
  });

  it('[HEAD-15] shows the choice after a reload and on other pages, in the server’s HTML as well', async () => {
    const { page } = await openShared('/dich-vu/');
    await generalSelector(page).selectOption('da-nang');
    await page.reload();
    expect(await generalSelector(page).inputValue()).toBe('da-nang');
    await hydrated(page);
    await header(page).getByRole('link', { name: 'Hỏi bác sĩ' }).click();
    await page.waitForURL('**/hoi-bac-si/');
    expect(await generalSelector(page).inputValue()).toBe('da-nang');
    await page.goto('/');
    expect(await homeSelector(page).inputValue()).toBe('da-nang');
    expect(await (await page.request.get('/')).text()).toMatch(/<option value="da-nang" selected=""/);
  });

  it('reads an open speciality or service again for the province chosen', async () => {
    const { page } = await openShared('/chuyen-khoa/tim-mach/');
    for (const path of ['/chuyen-khoa/tim-mach/', '/dich-vu/kham-tim-mach/']) {
      await page.goto(path);
      await hydrated(page);
      const heading = page.locator('main h2').first();
      await generalSelector(page).selectOption('ha-noi');
      await expect.poll(() => heading.innerText()).toMatch(/^\d.* tại Hà Nội$/);
      await generalSelector(page).selectOption('lai-chau');
      await page.getByText('Chưa có ai, chưa có nơi nào tại Lai Châu. Dưới đây là cả nước.').waitFor();
      expect(await heading.innerText()).not.toContain('tại');
      await generalSelector(page).selectOption('');
      await page.getByText('Dưới đây là cả nước').waitFor({ state: 'detached' });
      expect([path, new URL(page.url()).search]).toEqual([path, '']);
    }
    expect(await page.locator('main header').innerText()).toMatch(/Giá (từ )?[\d.]+\s₫( đến [\d.]+\s₫)?/);
  });

  it('[HEAD-17, HEAD-18] sets the preference on the home page and in the side menu, and filters a list from the header', async () => {
    const { page, context, mistakes } = await openShared('/');
    expect([await bodyHas(page, 'not-logged-in'), await bodyHas(page, 'logged-in')]).toEqual([true, false]);
    const preferred = async () => (await context.cookies()).find(({ name }) => name === 'province')?.value;
    await homeSelector(page).selectOption('ha-noi');
    await page.getByRole('heading', { name: /^Bác sĩ nổi bật tại Hà Nội/ }).waitFor();
    expect([await preferred(), new URL(page.url()).pathname]).toEqual(['ha-noi', '/']);

    await page.goto('/co-so-y-te/');
    await hydrated(page);
    const total = Number(/\d+/.exec(await page.locator('h1').innerText())?.[0]);
    await menuTrigger(page).click();
    await menu(page).getByRole('combobox', { name: 'Tỉnh/Thành phố' }).selectOption('da-nang');
    expect([await preferred(), new URL(page.url()).search]).toEqual(['da-nang', '']);
    await menuTrigger(page).click();

    await generalSelector(page).selectOption('ho-chi-minh');
    await page.waitForURL('**/co-so-y-te/?provinces=ho-chi-minh');
    await page.getByRole('heading', { level: 1, name: /Hồ Chí Minh/ }).waitFor();
    expect(Number(/\d+/.exec(await page.locator('h1').innerText())?.[0])).toBeLessThan(total);
    const addresses = await page.locator('#list article').allInnerTexts();
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.every(text => /Hồ\sChí\sMinh/.test(text))).toBe(true);
    expect(await preferred()).toBe('ho-chi-minh');
    expect(mistakes).toEqual([]);
  });

  it('filters a list from the header without script', async () => {
    const { page } = visitPlainly();
    await page.goto('/co-so-y-te/');
    const bar = page.locator('[data-site-header]');
    await bar.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).selectOption('da-nang');
    await bar.getByRole('button', { name: 'Xem' }).click();
    expect(page.url()).toMatch(/\/co-so-y-te\/\?provinces=da-nang$/);
    expect(await page.locator('#list').innerText()).toContain(PLACES.dental.name);
  });
});

describe('request token', () => {
  it('[STORE-05] comes with the first call, in a cookie that the page’s script can read; a page for everybody brings none', async () => {
    expect((await fetch(`${product.origin}/dich-vu/`)).headers.getSetCookie()).toEqual([]);
    const { headers } = await fetch(`${product.origin}/api/v1/site/`);
    const set = headers.getSetCookie().filter(line => line.startsWith('XSRF-TOKEN='));
    expect(set).toEqual([expect.stringMatching(/^XSRF-TOKEN=[^;]+;/)]);
    const attributes = set[0]?.toLowerCase().split(/; ?/) ?? [];
    expect(attributes).toEqual(expect.arrayContaining(['path=/', 'samesite=lax']));
    expect(attributes).not.toContain('httponly');
  });
});
