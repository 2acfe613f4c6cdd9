import type { Page } from 'playwright-core';
import { hydrated, isEmpty } from './chromium.ts';

/** Opens a page as a link of the site does: the data comes from the API, which a test may have answered otherwise. */
export async function openInside(page: Page, path: string): Promise<void> {
  if (isEmpty(page)) await page.goto('/dich-vu/');
  await hydrated(page);
  await page.evaluate(to => {
    const link = document.createElement('a');
    link.href = to;
    document.getElementById('main')?.append(link);
    link.click();
  }, path);
  await page.waitForURL(`**${path}`);
}

/** Lets the API answer `path` (below `/api/v1/`) with a part changed. `Answer` is the contract's type. */
export async function changeAnswer<Answer extends object>(
  page: Page,
  path: string,
  change: (answer: Answer) => Partial<Answer>,
): Promise<void> {
  await page.route(`**/api/v1/${path}`, async route => {
    const answer: Answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...change(answer) } });
  });
}
