import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { foldToggle } from './support/folding.ts';
import { visitPlainly } from './support/plain-page.ts';
import { professionalOf } from './support/records.ts';

const visibleTexts = async (items: Locator) => {
  const texts: string[] = [];
  for (const item of await items.all()) if (await item.isVisible()) texts.push(await item.innerText());
  return texts;
};

const FOLDS = /^(Xem thêm|Thu gọn)/;

describe('long lists', () => {
  const services = (page: Page) => page.locator('#dich-vu');
  const items = (page: Page) => services(page).locator('[data-cols] > li');
  const columns = (list: Locator) =>
    list.evaluate(
      element =>
        new Set(
          [...element.children]
            .filter(li => li.checkVisibility())
            .map(li => Math.round(li.getBoundingClientRect().left)),
        ).size,
    );

  it('[DET-18, DET-20, DET-22] shows the first 11 of 16 items in 3 columns, and the rest on request', async () => {
    const { page } = await openShared(PROFESSIONALS.sixteenServices.path);
    const { services: all } = await professionalOf(page, PROFESSIONALS.sixteenServices.id);
    expect(all).toHaveLength(16);
    const shown = await visibleTexts(items(page));
    expect(shown).toHaveLength(11);
    for (const [at, text] of shown.entries()) expect(text).toContain(all[at]?.name);
    expect(await columns(services(page).locator('[data-cols]'))).toBe(3);
    await foldToggle(services(page)).click();
    expect(await visibleTexts(items(page))).toHaveLength(16);
    await foldToggle(services(page)).click();
    expect(await visibleTexts(items(page))).toHaveLength(11);
  });

  it('[DET-19] shows all of 15 items without a control', async () => {
    const { page } = visitPlainly();
    await page.goto(PROFESSIONALS.fifteenServices.path);
    expect(await page.locator('#dich-vu [data-cols] > li').count()).toBe(15);
    expect(await page.locator('#dich-vu').getByRole('button', { name: FOLDS }).count()).toBe(0);
  });

  it('[DET-21] shows “Nội soi” and “ nội  SOI ” once', async () => {
    const { page, context } = visitPlainly();
    await page.goto(PROFESSIONALS.duplicates.path);
    const { services: all } = await professionalOf(context, PROFESSIONALS.duplicates.id);
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nội soi', ' nội  SOI ']));
    const texts = await page.locator('#dich-vu [data-cols] > li').allInnerTexts();
    expect(texts.filter(text => /^\s*nội\s+soi\s*$/i.test(text))).toEqual(['Nội soi']);
    expect(texts).toHaveLength(2);
  });

  it('[DET-23] has as many columns as data-cols says', async () => {
    const { page } = await openShared(PLACES.hospital.path);
    const list = page.locator('#chuyen-khoa [data-cols]');
    expect(await list.getAttribute('data-cols')).toBe('2');
    expect(await columns(list)).toBe(2);
  });

  it('[DET-28, DET-38] folds a side list of 11 entries after 10, and leaves one of 10 as it is', async () => {
    const { page } = visitPlainly();
    const sideList = page.locator('section').filter({ hasText: 'Trình độ chuyên môn' }).last();
    await page.goto(PROFESSIONALS.mai.path);
    expect(await sideList.locator('li').count()).toBe(11);
    expect(await sideList.getByRole('button', { name: 'Xem thêm 1', exact: true }).count()).toBe(1);
    await page.goto(PROFESSIONALS.tuan.path);
    expect(await sideList.locator('li').count()).toBe(10);
    expect(await sideList.getByRole('button', { name: FOLDS }).count()).toBe(0);
  });
});
