import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { product } from './support/product.ts';

const ID = '6f1c2b1e-58c1-4d0a-9d33-0a6f5f0c2b11';
const PRIVACY = '/quyen-rieng-tu/';

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const control = (page: Page) => page.getByRole('switch', { name: 'Ghi cách dùng trang' });
const isOn = (page: Page) => control(page).getAttribute('aria-checked');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** A visitor who made this choice before, with what a foreign service left then. */
async function visitorWho(choice: string) {
  const visitor = await visit('', { consent: 'undecided' });
  const url = product.origin;
  await visitor.context.addCookies([
    { name: 'antam_consent', value: choice, url },
    { name: '_ga', value: 'GA1.1.1.1', url },
    { name: '_ga_AB12', value: 'GS1.1.1', url },
  ]);
  return visitor;
}

describe('a choice made in one tab', () => {
  it('applies in the other tabs at once, which then measure without an id', async () => {
    const { page: first, context } = await visitorWho(`1.granted.${ID}`);
    const reported = listenToHits(first);
    await first.goto(PRIVACY);
    await expect.poll(() => isOn(first)).toBe('true');
    await expect.poll(() => reported.batches.at(-1)).toHaveProperty('user_id');
    const second = await context.newPage();
    await second.goto(PRIVACY);
    await expect.poll(() => isOn(second)).toBe('true');
    await control(second).click();
    await expect.poll(() => isOn(first)).toBe('false');
    expect(await stored(first)).toEqual([]);
    await expect.poll(() => namesOf(context)).not.toContain('_ga');
    await first.getByRole('link', { name: 'Bác sĩ', exact: true }).first().click();
    await expect.poll(() => reported.batches.at(-1)?.hits.at(-1)?.path).toBe('/bac-si/');
    expect(reported.batches.at(-1)).not.toHaveProperty('user_id');
  });

  it('closes the question in the other tabs', async () => {
    const { page: first, context } = await visit('/', { consent: 'undecided' });
    const banner = (page: Page) => page.getByRole('region', { name: 'Lựa chọn về quyền riêng tư' });
    await banner(first).waitFor();
    const second = await context.newPage();
    await second.goto('/bac-si/');
    await banner(second).getByRole('button', { name: 'Từ chối' }).click();
    await banner(first).waitFor({ state: 'detached' });
  });
});

describe('cookies of foreign services', () => {
  it.each([
    ['the consent was for other words', `0.granted.${ID}`],
    ['the consent was refused since', '1.refused'],
    ['the consent has run out', ''],
  ])('are removed when %s', async (_, choice) => {
    const { page, context } = await visitorWho(choice);
    await page.goto('/');
    await expect.poll(() => namesOf(context)).not.toContain('_ga');
    expect(await namesOf(context)).not.toContain('_ga_AB12');
  });

  it('stay while the visitor consents', async () => {
    const { page, context } = await visitorWho(`1.granted.${ID}`);
    const reported = listenToHits(page);
    await page.goto('/');
    await expect.poll(() => reported.batches.length).toBeGreaterThan(0);
    expect(await namesOf(context)).toEqual(expect.arrayContaining(['_ga', '_ga_AB12']));
  });
});

it('a visit removes pending intents and drafts of an earlier day when it starts, on any page', async () => {
  const { page } = await visit('/quyen-rieng-tu/');
  await page.evaluate(day => {
    const entry = (at: number, value: object) => JSON.stringify({ at, value });
    localStorage.setItem('antam:account-draft:signup', entry(Date.now() - day, { email: 'mai@example.com' }));
    localStorage.setItem('antam:pending-favourite', 'broken');
    localStorage.setItem('antam:pending-contact', entry(Date.now() - 1_000, { kind: 'place', id: 7 }));
  }, 86_400_000);
  await page.goto('/bac-si/');
  await expect.poll(() => stored(page)).toEqual(['antam:pending-contact']);
});
