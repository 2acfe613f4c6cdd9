import type { Cookie, Page } from 'playwright-core';

/** A cookie of the page's visitor by its name. */
export async function cookieOf(page: Page, name: string): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find(cookie => cookie.name === name);
}
