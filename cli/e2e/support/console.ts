import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Visit, visit } from './chromium.ts';
import { logIn } from './log-in.ts';

/** Staff of the worlds. */
export type Staff = 'moderator' | 'editor' | 'admin';

/** Opens a page of the console (`/places`, `/places/create`) as a member of staff who is logged in. */
export async function openConsole(who: Staff, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visitAsStaff(who, options);
  await opened.page.goto(`/admin/#${path}`);
  await consoleReady(opened.page);
  return opened;
}

/** A member of staff who is logged in, with an empty page: whoever only asks the API needs no page of the console. */
export async function visitAsStaff(who: Staff, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visit('', options);
  await logIn(opened.context, who);
  return opened;
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

/** Saves the record, whose page stays, and waits until the console has said so. A stale token may be refused before. */
export async function save(page: Page): Promise<void> {
  const written = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok());
  await press(page, 'Lưu');
  await written;
  await page.getByText('Đã lưu thay đổi').waitFor();
}
