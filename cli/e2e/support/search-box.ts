import { type SearchAnswer, searchAnswer } from '@antam/server/features/search/contract.ts';
import type { Page } from 'playwright-core';

/** What a search box is called. */
export const LABEL = 'Tìm bác sĩ, cơ sở y tế, chuyên khoa';

/** A page whose only search box is the header's. */
export const PAGE = '/dich-vu/';

/** The header's search box. */
export const box = (page: Page) => page.getByRole('combobox', { name: LABEL }).first();

/** The suggestions below it. */
export const list = (page: Page) => page.getByRole('listbox', { name: LABEL });

/** The rows of the suggestions. */
export const options = (page: Page) => list(page).getByRole('option');

/** The words that a lookup asks for. */
export const calledWords = (url: string) => new URL(url, 'http://site').searchParams.get('q');

/** On a phone the header's box is behind a button; on a desk it is there. */
export async function openSearch(page: Page): Promise<void> {
  const toggle = page.locator('[data-site-header]').getByRole('button', { name: 'Tìm kiếm' });
  if (await toggle.isVisible()) await toggle.click();
}

/** Types into the header's box; answers the groups that the search found. */
export async function search(page: Page, words: string): Promise<SearchAnswer> {
  const answer = page.waitForResponse(response => calledWords(response.url()) === words);
  await box(page).fill(words);
  const groups = searchAnswer.parse(await (await answer).json());
  if (groups.length > 0) await list(page).waitFor();
  return groups;
}

/** Writes words into the header's box at once, as the last key of them does. */
export async function typeAtOnce(page: Page, words: string): Promise<void> {
  await box(page).evaluate((input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, words);
}
