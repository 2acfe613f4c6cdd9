import type { Page } from 'playwright-core';

/** The JSON bodies that the page sends to an address by `method`, in their order; grows while the page is open. */
export function bodiesOf(page: Page, method: string, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', request => {
    if (request.method() === method && new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}
