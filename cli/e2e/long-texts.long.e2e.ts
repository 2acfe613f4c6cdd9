import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { foldToggle } from './support/folding.ts';
import { changeAnswer, openInside } from './support/inside.ts';
import { visitPlainly } from './support/plain-page.ts';
import { professionalOf } from './support/records.ts';

describe('long texts', () => {
  const text = (page: Page) => page.locator('#gioi-thieu [content-length]');
  const shown = async (page: Page) =>
    (
      await text(page)
        .locator('p')
        .or(text(page).and(page.locator('p')))
        .first()
        .innerText()
    ).trim();
  const plain = (html: string) => html.replace(/<\/?p>/g, '').normalize('NFC');

  it('[DET-17, DET-24, DET-35] cuts 700 characters after 400, with an ellipsis, opens and folds them again', async () => {
    const { page } = await openShared(PROFESSIONALS.longText.path);
    const whole = plain((await professionalOf(page, PROFESSIONALS.longText.id)).description);
    expect(whole).toHaveLength(700);
    expect(await shown(page)).toBe(`${whole.slice(0, 400).trimEnd()}…`);
    const control = foldToggle(text(page));
    await control.click();
    expect(await shown(page)).toBe(whole);
    expect(await control.getAttribute('aria-expanded')).toBe('true');
    await control.click();
    expect(await shown(page)).toBe(`${whole.slice(0, 400).trimEnd()}…`);
  });

  it('[DET-26, DET-27] cuts a text of 501 characters, not one of 500', async () => {
    const { page, context } = visitPlainly();
    const section = page.locator('#gioi-thieu');
    const folds = section.getByRole('button', { name: /^(Xem thêm|Thu gọn)/ });
    await page.goto(PROFESSIONALS.text501.path);
    const longer = plain((await professionalOf(context, PROFESSIONALS.text501.id)).description);
    expect(longer).toHaveLength(501);
    expect(await section.locator('[content-length] span').first().innerText()).toBe(longer.slice(0, 400).trimEnd());
    expect(await folds.count()).toBe(1);
    await page.goto(PROFESSIONALS.text500.path);
    const whole = plain((await professionalOf(context, PROFESSIONALS.text500.id)).description);
    expect(whole).toHaveLength(500);
    expect(await section.locator('p').first().innerText()).toBe(whole);
    expect(await folds.count()).toBe(0);
  });

  it('shows a long text whole without script', async () => {
    const { page } = await openShared(PROFESSIONALS.longText.path, { javaScriptEnabled: false });
    const whole = plain((await professionalOf(page, PROFESSIONALS.longText.id)).description);
    expect(await shown(page)).toBe(whole);
    expect(await foldToggle(page.locator('#gioi-thieu')).filter({ visible: true }).count()).toBe(0);
  });

  it('[DET-29] folds formatted text when 40 px or more would be hidden', async () => {
    const { page } = await openShared('');
    for (const [hidden, toggles] of [
      [39, 0],
      [40, 1],
    ] as const) {
      await page.goto('/dich-vu/');
      await changeAnswer<ProfessionalDetail>(page, `professional/${PROFESSIONALS.longText.id}/`, () => ({
        description: `<h3 style="margin:0;height:${240 + hidden}px">Quá trình</h3>`,
      }));
      await openInside(page, PROFESSIONALS.longText.path);
      const section = page.locator('#gioi-thieu');
      await section.getByText('Quá trình').waitFor();
      // The text is measured once it stands on the page.
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect([hidden, await foldToggle(section).count()]).toEqual([hidden, toggles]);
      await page.unrouteAll();
    }
  });
});
