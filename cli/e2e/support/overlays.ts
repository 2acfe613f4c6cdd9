import type { Page } from 'playwright-core';

/**
 * Waits until no overlay is open and the browser has gone back from its entry in the history: what leaves the page
 * earlier is itself cut off by that.
 */
export async function overlayClosed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => history.state?.overlay === undefined);
}
