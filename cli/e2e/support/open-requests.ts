import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const opened = new WeakMap<Page, Set<Request>>();

/** Notes from now on which requests of a page have no answer yet. */
export function watchRequests(page: Page): Set<Request> {
  const open = new Set<Request>();
  opened.set(page, open);
  page.on('request', request => void open.add(request));
  page.on('requestfinished', request => void open.delete(request));
  page.on('requestfailed', request => void open.delete(request));
  return open;
}

/** Waits until the page, having drawn what its last answers brought, asks for nothing more. */
export async function requestsEnded(page: Page): Promise<void> {
  const open = opened.get(page) ?? watchRequests(page);
  do {
    await page.waitForLoadState('load');
    await expect.poll(() => open.size).toBe(0);
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  } while (open.size > 0);
}
