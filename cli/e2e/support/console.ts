import type { BrowserContextOptions, Dialog, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isEmpty, keepVisitor, type Visit, visit } from './chromium.ts';
import { logIn } from './log-in.ts';
import { requestsEnded } from './open-requests.ts';

/** Staff of the worlds. */
export type Staff = 'moderator' | 'editor' | 'admin';

/**
 * Opens a page of the console (`/places`, `/places/create`) as a member of staff who is logged in. Tests of a file that
 * follow each other as the same one share the window: opening the console again costs more than most of them.
 */
export async function openConsole(who: Staff, path: string): Promise<Visit> {
  const opened = await keepVisitor(`console of ${who}`, { reducedMotion: 'reduce' }, isConsole);
  const { page, context } = opened;
  if (isEmpty(page)) {
    await logIn(context, who);
    await page.goto(`/admin/#${path}`);
  } else {
    await leaveWork(page);
    await goInConsole(page, path);
  }
  await consoleReady(page);
  return opened;
}

const isConsole = async (page: Page) => (await page.locator('#react-admin-title').count()) === 1;

/** An address below which the console has nothing: whatever was open is closed. */
const NOWHERE = '/nowhere';

/** Leaves whatever is open in the console, though it may not be saved, and forgets what the browser keeps of it. */
async function leaveWork(page: Page): Promise<void> {
  const agree = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', agree);
  const left = page.getByRole('heading', { level: 1, name: 'Không tìm thấy' });
  // What was just saved or deleted may still lead to its list, after this has led away.
  await expect
    .poll(async () => {
      if (!(await left.isVisible())) await goInConsole(page, NOWHERE);
      await requestsEnded(page);
      return left.isVisible();
    })
    .toBe(true);
  page.off('dialog', agree);
  await page.evaluate(() => [localStorage, sessionStorage].map(all => all.clear()));
}

/** Goes to a page of the console as its links do: in the document that is open, with an entry of the router's own. */
export async function goInConsole(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState({ key: to, idx: Number(history.state?.idx ?? 0) + 1 }, '', `#${to}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/**
 * A member of staff who is logged in, with an empty page: a test that only asks the API needs no page of the console.
 */
export async function visitAsStaff(who: Staff, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visit('', options);
  await logIn(opened.context, who);
  return opened;
}

/** Waits until the page has its title and nothing loads any more: neither the document nor, later, data. */
export async function consoleReady(page: Page): Promise<void> {
  await page.locator('#react-admin-title').waitFor();
  await requestsEnded(page);
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

/**
 * Sends the decisions that could still be taken back, unless a slow machine has let their time pass, and waits until they
 * are answered and the page is read again.
 */
export async function sendHeld(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Gửi ngay' });
  await expect
    .poll(async () => {
      if (await button.isVisible()) await button.dispatchEvent('click').catch(() => undefined);
      return button.count();
    })
    .toBe(0);
  await requestsEnded(page);
}

/** Saves the record, whose page stays, and waits until the console has said so. A stale token may be refused before. */
export async function save(page: Page): Promise<void> {
  const written = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok());
  await press(page, 'Lưu');
  await written;
  await page.getByText('Đã lưu thay đổi').waitFor();
}
