import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, letThingsMove, openShared } from './support/chromium.ts';
import { foreignWords } from './support/foreign-words.ts';
import { here } from './support/here.ts';
import { keeps } from './support/kept-text.ts';
import { unexpected } from './support/mistakes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

letThingsMove();

const TALL = { width: 1280, height: 800 };
const LOW = { width: 1280, height: 799 };
const header = (page: Page) => page.locator('[data-site-header]');
const trigger = (page: Page) => header(page).getByRole('link', { name: 'Đăng nhập' });
const dialog = (page: Page) => page.getByRole('dialog').first();
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name });
const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('showing-overlay'));

const openPage = (path: string, viewport = TALL) => openShared(path, { viewport });

async function openLogin(path = '/chuyen-khoa/?utm_source=thu') {
  const opened = await openPage(path);
  await trigger(opened.page).click();
  await dialog(opened.page).waitFor();
  return opened;
}

/** What Tab reaches of the page behind the overlay. */
async function reachedOutside(page: Page): Promise<string[]> {
  const outside = new Set<string>();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    const escaped = await page.evaluate(() => {
      const now = document.activeElement;
      return now === document.body || now?.closest('dialog') ? null : (now?.outerHTML.slice(0, 80) ?? null);
    });
    if (escaped !== null) outside.add(escaped);
  }
  return [...outside];
}

describe('the login and signup overlay', () => {
  it('[AUTH-08] [AUTH-11] [AUTH-19] opens in a window of 800 px, on the tab of its trigger, and keeps the focus inside', async () => {
    const { page, mistakes } = await openLogin('/bac-si/?provinces=ha-noi');
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).innerText()).toMatch(/bác sĩ/);
    expect(await tab(page, 'Đăng nhập').getAttribute('aria-selected')).toBe('true');
    expect(await dialog(page).getByLabel('Email').first().isVisible()).toBe(true);
    expect(await isMarked(page)).toBe(true);
    expect(await reachedOutside(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await page.locator('#side-menu').getByRole('link', { name: 'Đăng ký' }).click();
    await dialog(page).waitFor();
    expect(await tab(page, 'Đăng ký').getAttribute('aria-selected')).toBe('true');
    expect(await dialog(page).getByLabel('Họ và tên').isVisible()).toBe(true);
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-10] [AUTH-68] is a page of its own in a window of 799 px, which leads back after the login', async () => {
    const { page } = await openPage('/chuyen-khoa/?utm_source=thu', LOW);
    await trigger(page).click();
    await page.waitForURL('**/dang-nhap?*');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/chuyen-khoa/?utm_source=thu');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Đăng nhập' }).waitFor();
  });

  it('[AUTH-12] [AUTH-14] [AUTH-17] closes by its button, a click outside, Escape and “back”: it is gone, address and focus are back', async () => {
    const { page, mistakes, calls } = await openPage('/chuyen-khoa/?utm_source=thu');
    const before = page.url();
    const ways: Record<string, () => Promise<unknown>> = {
      close: () => dialog(page).getByRole('button', { name: 'Đóng' }).click(),
      outside: () => page.mouse.click(20, 400),
      escape: () => page.keyboard.press('Escape'),
      back: () => page.evaluate(() => history.back()),
    };
    for (const [way, close] of Object.entries(ways)) {
      await trigger(page).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      await page.waitForLoadState('networkidle');
      const reads = calls.length;
      await close();
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect([way, page.url()]).toEqual([way, before]);
      expect([way, await isMarked(page)]).toEqual([way, false]);
      expect([way, await trigger(page).evaluate(link => link === document.activeElement)]).toEqual([way, true]);
      expect([way, calls.slice(reads)]).toEqual([way, []]);
    }
    // No way left an entry in the history.
    await page.goBack().catch(() => undefined);
    expect(page.url()).not.toBe(before);
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-13] [AUTH-20] marks the body until the last of two overlays is closed; the alert closes by OK', async () => {
    const { page } = await openLogin();
    await page.route('**/dang-ky*', route => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await tab(page, 'Đăng ký').click();
    await fillSignup(page);
    await dialog(page).getByRole('button', { name: 'Đăng ký', exact: true }).click();
    const alert = page.getByRole('dialog', { name: 'Chưa đăng ký được' });
    await alert.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(2);
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await isMarked(page)).toBe(true);
    expect(await dialog(page).getByLabel('Họ và tên').inputValue()).toBe('Đặng Thu Hà');
    expect(await dialog(page).getByLabel('Mật khẩu', { exact: true }).last().inputValue()).toBe('con-meo-tren-mai');
    await page.keyboard.press('Escape');
    await page.locator('dialog').first().waitFor({ state: 'detached' });
    expect(await isMarked(page)).toBe(false);
    expect(await here(page)).toBe('/chuyen-khoa/?utm_source=thu');
  });

  it('[AUTH-47] [AUTH-35] [HEAD-16] logs in, then reloads the same page as the user', async () => {
    const { page, mistakes } = await openLogin();
    expect(await page.locator('body').getAttribute('class')).toContain('not-logged-in');
    await dialog(page).getByLabel('Email').first().fill(ACCOUNTS.user.email);
    await dialog(page).getByLabel('Mật khẩu', { exact: true }).first().fill(ACCOUNTS.user.password);
    await page.keyboard.press('Enter');
    await header(page).getByText(`Tài khoản của ${ACCOUNTS.user.name}`).waitFor({ state: 'attached' });
    await hydrated(page);
    expect(await here(page)).toBe('/chuyen-khoa/?utm_source=thu');
    expect(await page.locator('body').getAttribute('class')).toMatch(/(^| )logged-in/);
    expect(await isMarked(page)).toBe(false);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-68] copies the email address from one tab to the other, and keeps what was typed on the way to the full page, but never the password', async () => {
    const { page } = await openLogin();
    await dialog(page).getByLabel('Email').first().fill('ha@antam.example');
    await tab(page, 'Đăng ký').click();
    expect(await dialog(page).getByLabel('Email').last().inputValue()).toBe('ha@antam.example');
    await fillSignup(page);
    await dialog(page).getByText('Cơ sở y tế', { exact: true }).click();
    await dialog(page).getByLabel('Tên cơ sở y tế').fill('Phòng khám Nắng Mai');
    await keeps(page, 'Phòng khám Nắng Mai');
    await page.setViewportSize(LOW);
    await page.goto('/dang-ky');
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Họ và tên').inputValue()).toBe('Đặng Thu Hà');
    expect(await page.getByLabel('Tên cơ sở y tế').inputValue()).toBe('Phòng khám Nắng Mai');
    expect(await page.getByRole('radio', { name: 'Cơ sở y tế' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Mật khẩu', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('con-meo');
  });

  it('opens the full page when its script cannot be loaded', async () => {
    const { page } = await openPage('/chuyen-khoa/');
    await page.route(/\/assets\/account-dialog-/, route => route.abort());
    await trigger(page).click();
    await page.waitForURL('**/dang-nhap?*');
    await page.getByRole('heading', { level: 1, name: 'Đăng nhập' }).waitFor();
  });

  it('is accessible in light and dark, on either tab, on a desktop and a phone', async () => {
    const { page, mistakes } = await openLogin('/chuyen-khoa/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of ['Đăng nhập', 'Đăng ký']) {
      await tab(page, name).click();
      const found = await violationsInBothLooks(page, { isColourful: true, within: 'dialog' }, async () =>
        expect(await smallTargets(page)).toEqual([]),
      );
      expect([name, found]).toEqual([name, []]);
    }
    expect(await foreignWords(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  });
});

describe('the overlay of a favourite', () => {
  const clickHeart = (page: Page) => page.locator(`main [data-favourite="place:${PLACES.dental.id}"]`).first().click();
  it('[FAV-11] [STORE-22] [AUTH-70] has the favourite in its address and in storage, says why it opened, restores the address, and leads back there after the login', async () => {
    const { page, mistakes } = await openPage(PLACES.dental.path);
    await clickHeart(page);
    await dialog(page).waitFor();
    const { pathname, searchParams } = new URL(await here(page), 'http://here');
    expect(pathname).toBe('/dang-ky');
    const query = { type: 'favourite', source: 'favourite', next: PLACES.dental.path, utm_medium: 'favourite' };
    expect(Object.fromEntries(searchParams)).toMatchObject(query);
    const pending = await page.evaluate(() => localStorage.getItem('antam:pending-favourite'));
    expect(JSON.parse(pending ?? '{}')).toMatchObject({ value: { type: 'place', id: PLACES.dental.id } });
    expect(await tab(page, 'Đăng ký').getAttribute('aria-selected')).toBe('true');
    expect(await dialog(page).innerText()).toContain('Mục bạn vừa chọn sẽ được ghi nhớ');
    await tab(page, 'Đăng nhập').click();
    expect(await here(page)).toMatch(/^\/dang-nhap\?.*source=favourite/);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await here(page)).toBe(PLACES.dental.path);

    await clickHeart(page);
    await tab(page, 'Đăng nhập').click();
    await dialog(page).getByLabel('Email').first().fill(ACCOUNTS.newcomer.email);
    await dialog(page).getByLabel('Mật khẩu', { exact: true }).first().fill(ACCOUNTS.newcomer.password);
    await dialog(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await header(page).getByText(`Tài khoản của ${ACCOUNTS.newcomer.name}`).waitFor({ state: 'attached' });
    expect(await here(page)).toBe(PLACES.dental.path);
    expect(unexpected(mistakes)).toEqual([]);
  });
});

async function fillSignup(page: Page): Promise<void> {
  await dialog(page).getByLabel('Họ và tên').fill('Đặng Thu Hà');
  await dialog(page).getByLabel('Email').last().fill('thu-ha@antam.example');
  await dialog(page).getByLabel('Mật khẩu', { exact: true }).last().fill('con-meo-tren-mai');
}
