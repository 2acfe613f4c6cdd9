import type { Page } from 'playwright-core';

/** Status and text of a public page, as an anonymous visitor sees it. */
export async function publicPage(page: Page, path: string): Promise<{ status: number; text: string }> {
  const answer = await page.request.get(path, { headers: { cookie: '' } });
  return { status: answer.status(), text: await answer.text() };
}
