import type { Page } from 'playwright-core';

/** Path and query of the address that the page shows now. */
export function here(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.search);
}
