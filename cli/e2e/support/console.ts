import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { type Visit, visit } from './chromium.ts';
import { oneTimeCode } from './one-time-code.ts';

/** Staff of the worlds, who have no second factor yet. */
export type Staff = 'moderator' | 'editor' | 'admin';

/** Sessions of this worker by role: opening a page takes no login when somebody has logged in before. */
const sessions = new Map<Staff, Cookie[]>();
/** Unused recovery codes of those whose second factor was set up by this worker. */
const recoveryCodes = new Map<Staff, string[]>();

/** Opens a page of the console (`/places`, `/places/create`) as a member of staff who is logged in. */
export async function openConsole(who: Staff, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visit('', options);
  const { page, context } = opened;
  const cookies = sessions.get(who);
  if (cookies) await context.addCookies(cookies);
  else {
    await logInToConsole(page, who);
    sessions.set(who, await context.cookies());
    // Another address of the console would be the same document.
    await page.goto('about:blank');
  }
  await page.goto(`/admin/#${path}`);
  await consoleReady(page);
  return opened;
}

/** Begins a session of its own; sets up the second factor at the first login, gives a recovery code at every other. */
export async function logInToConsole(page: Page, who: Staff): Promise<void> {
  await page.goto('/admin/');
  await enterPassword(page, who);
  const codes = recoveryCodes.get(who);
  if (codes) {
    await page.getByLabel(/^Mã xác thực/).fill(codes.pop() ?? '');
    await press(page, 'Xác nhận');
  } else recoveryCodes.set(who, await setUpSecondFactor(page, who));
  await consoleReady(page);
}

/** Fills in the first step of the login. */
export async function enterPassword(page: Page, who: keyof typeof ACCOUNTS): Promise<void> {
  await page.getByLabel('Email').fill(ACCOUNTS[who].email);
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(ACCOUNTS[who].password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

/** Goes through the set-up as with an authenticator; answers the recovery codes. */
export async function setUpSecondFactor(page: Page, who: keyof typeof ACCOUNTS): Promise<string[]> {
  // The login before it has a field of that name too.
  await heading(page, 'Bật xác thực hai lớp').waitFor();
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(ACCOUNTS[who].password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const secret = await page.locator('[data-secret]').innerText();
  await page.getByLabel(/^Mã 6 số/).fill(oneTimeCode(secret.trim(), await page.evaluate(() => Date.now())));
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await page.getByRole('heading', { name: 'Cất các mã khôi phục' }).waitFor();
  const codes = await page.getByRole('listitem').allInnerTexts();
  await page.getByLabel('Tôi đã cất các mã khôi phục').check();
  await page.getByRole('button', { name: 'Vào trang quản trị' }).click();
  return codes;
}

/** Waits until the page has its title and nothing loads any more: neither the document nor, later, data. */
export async function consoleReady(page: Page): Promise<void> {
  await page.locator('#react-admin-title').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
}

/** Chooses in a box that searches at the server. */
export async function choose(
  page: Page,
  label: string | RegExp,
  typed: string,
  option: string | RegExp,
): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

/** Chooses in a select. */
export async function select(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The texts of a list's rows. */
export const rowsOf = (page: Page) => page.locator('tbody tr');

/** The page's heading. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A box for text by its label. */
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Presses a button. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** The id of the record that has just been made, once its page is shown. */
export async function idOfPage(page: Page, resource: string): Promise<number> {
  await page.waitForURL(new RegExp(`#/${resource}/\\d+$`));
  await heading(page, /: /).waitFor();
  await consoleReady(page);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** Saves the record and waits until the console has said so and the form, which stays a moment longer, has gone. */
export async function save(page: Page): Promise<void> {
  await press(page, 'Lưu');
  await page.getByText('Đã lưu thay đổi').waitFor();
  await page.getByRole('button', { name: 'Lưu', exact: true }).waitFor({ state: 'detached' });
}

/** Opens the record of the list's row that holds a text, and waits for its page. */
export async function openRow(page: Page, text: string): Promise<void> {
  await rowsOf(page).filter({ hasText: text }).click();
  await heading(page, new RegExp(`: ${text}`)).waitFor();
  await consoleReady(page);
}
