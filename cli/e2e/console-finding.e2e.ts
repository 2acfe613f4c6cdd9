import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { consoleReady, field, goInConsole, openConsole, press } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { violations } from './support/violations.ts';

const DOCTOR = { id: 1, name: 'Nguyễn Thị Mai', typed: 'nguyen thi mai' };

const box = (page: Page) => page.getByRole('dialog', { name: 'Tìm mọi thứ' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** Types into the box and waits until what is found for it is there. */
async function look(page: Page, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tìm mọi thứ' }).fill(typed);
  await box(page).getByText('Tìm thấy').waitFor();
}

async function openByEnter(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/#${path}`);
  await box(page).waitFor({ state: 'detached' });
  await consoleReady(page);
}

const saved = async (page: Page) => (await page.request.get(`/api/admin/professionals/${DOCTOR.id}`)).json();

describe('the box that finds records of every kind', () => {
  it('finds a doctor without accents, by licence and by a pasted address, and opens the page by keys alone', async () => {
    const { page, mistakes } = await openConsole('editor', '/');
    const { licence_number: licence, absolute_url: address } = await saved(page);

    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await look(page, DOCTOR.typed);
    await expect.poll(() => chosen(page).textContent()).toContain(DOCTOR.name);
    expect(await violations(page)).toEqual([]);
    await openByEnter(page, `/professionals/${DOCTOR.id}`);

    for (const typed of [licence, `https://antam.example${address}?tu=trang-chu`]) {
      await goInConsole(page, '/');
      await consoleReady(page);
      await page.keyboard.press('/');
      await look(page, typed);
      await openByEnter(page, `/professionals/${DOCTOR.id}`);
    }
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('moves by arrows around the end, says that nothing is found, and gives the focus back', async () => {
    const { page } = await openConsole('editor', '/places');
    await press(page, 'Tìm mọi thứ');
    await look(page, 'benh vien');
    const first = await chosen(page).textContent();
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page).textContent()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => chosen(page).getAttribute('id'))
      .toBe(await page.getByRole('option').last().getAttribute('id'));
    await page.getByRole('combobox', { name: 'Tìm mọi thứ' }).fill('/bac-si/khong-co-ai-999999/');
    await box(page).getByText('Không tìm thấy gì').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Tìm mọi thứ');
  });

  it('opens over a form by Ctrl+K alone, and what was typed stays', async () => {
    const { page } = await openConsole('editor', `/places/${PLACES.dental.id}`);
    const address = field(page, /^Số nhà, đường/);
    await address.fill('1/2 Hàng Bông');
    await address.press('/');
    expect(await box(page).count()).toBe(0);
    await address.press('Control+k');
    await box(page).waitFor();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    expect(await address.inputValue()).toBe('1/2 Hàng Bông/');
    await expect.poll(() => address.evaluate(element => element === document.activeElement)).toBe(true);
  });
});
