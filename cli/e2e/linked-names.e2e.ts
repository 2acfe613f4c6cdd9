import { ARTICLES, DISEASES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { openPage, visit } from './support/chromium.ts';
import { askAs, replyAs } from './support/forum.ts';
import { visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';
import { violationsInBothLooks } from './support/violations.ts';

const ANSWER = 'Chào bạn, tăng huyết áp thường không đau. Tăng huyết áp cần được đo nhiều lần.';
const { bloodPressure } = DISEASES;
/** Links in texts to diseases and drugs. */
const LINKS = '.prose a:is([href^="/benh/"], [href^="/thuoc/"])';

describe('names of diseases and drugs', () => {
  it('lead from the first mention in an answer to their page', async () => {
    const thread = await askAs('official');
    const answer = await replyAs('doctor', thread, { body: ANSWER });
    const { page } = await openPage(thread.path);
    const links = page.locator(`[data-post="${answer}"] .prose a`);
    expect(await links.allInnerTexts()).toEqual(['tăng huyết áp']);
    expect(await links.getAttribute('href')).toBe(bloodPressure.path);
    const [data = ''] = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(data).toContain('tăng huyết áp thường không đau');
    expect(data).not.toContain(bloodPressure.path);
    expect(await violationsInBothLooks(page, { isColourful: false })).toEqual([]);
    await links.click();
    await page.getByRole('heading', { level: 1, name: bloodPressure.name }).waitFor();
  });

  it('lead from articles without script too, and not from their headings', async () => {
    const { page } = visitPlainly();
    await page.goto(ARTICLES.bloodPressure.path);
    expect(await page.locator(`.prose a[href="${bloodPressure.path}"]`).count()).toBe(1);
    for (const rank of ['h2', 'h3']) expect(await page.locator(`.prose ${rank} a`).count()).toBe(0);
  });

  it('lead from a disease to others, and not to itself', async () => {
    const { page } = await visit(DISEASES.diabetes.path);
    const hrefs = await page.locator(LINKS).evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).not.toContain(DISEASES.diabetes.path);
  });

  it('stand in a page once with their text, which is there again for who comes back', async () => {
    const answer = await fetch(product.origin + DISEASES.diabetes.path);
    // In markup, or in the page's data.
    const links = (await answer.text()).match(/(<|\\u003c)a href=\W*\/(benh|thuoc)\/[\w-]+-\d+\/\W*>/g) ?? [];
    const { page, mistakes } = await visit(DISEASES.diabetes.path);
    const texts = () => page.locator('#disease-detail .prose').evaluateAll(all => all.map(each => each.innerHTML));
    const written = await texts();
    expect(links).toHaveLength(await page.locator(LINKS).count());
    await page.locator(LINKS).first().click();
    await page.waitForURL(url => url.pathname !== DISEASES.diabetes.path);
    await page.locator('h1', { hasNotText: DISEASES.diabetes.name }).waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: DISEASES.diabetes.name }).waitFor();
    expect(await texts()).toEqual(written);
    expect(mistakes).toEqual([]);
  });
});
