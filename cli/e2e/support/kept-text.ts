import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything that this tab and this browser keep in text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Waits until the browser keeps what was typed: the code of drafts comes after the page. */
export const keeps = (page: Page, text: string): Promise<void> => expect.poll(() => keptText(page)).toContain(text);
