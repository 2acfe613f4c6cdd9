import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { foldToggle } from './support/folding.ts';
import { changeAnswer, openInside } from './support/inside.ts';
import { professionalOf } from './support/records.ts';

const visibleTexts = async (items: Locator) => {
  const texts: string[] = [];
  for (const item of await items.all()) if (await item.isVisible()) texts.push(await item.innerText());
  return texts;
};

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
    const { page } = await openShared(PROFESSIONALS.fifteenServices.path);
    expect(await visibleTexts(items(page))).toHaveLength(15);
    expect(await foldToggle(services(page)).count()).toBe(0);
  });

  it('[DET-21] shows “Nội soi” and “ nội  SOI ” once', async () => {
    const { page } = await openShared(PROFESSIONALS.duplicates.path, { javaScriptEnabled: false });
    const { services: all } = await professionalOf(page, PROFESSIONALS.duplicates.id);
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nội soi', ' nội  SOI ']));
    const texts = await items(page).allInnerTexts();
    expect(texts.filter(text => /^\s*nội\s+soi\s*$/i.test(text))).toEqual(['Nội soi']);
    expect(texts).toHaveLength(2);
  });

  it('[DET-23] has as many columns as data-cols says', async () => {
    const { page } = await openShared(PLACES.hospital.path);
    const list = page.locator('#chuyen-khoa [data-cols]');
    expect(await list.getAttribute('data-cols')).toBe('2');
    expect(await columns(list)).toBe(2);
  });

  it('[DET-38] counts 15 after the repetitions are dropped', async () => {
    const { page } = await openShared('');
    const variants = [
      { count: 15, duplicates: 1, shown: 15, toggle: 0 },
      { count: 16, duplicates: 1, shown: 11, toggle: 1 },
      { count: 10, duplicates: 0, shown: 10, toggle: 0 },
      { count: 11, duplicates: 0, shown: 11, toggle: 0 },
    ];
    for (const { count, duplicates, shown, toggle } of variants) {
      await page.goto('/dich-vu/');
      const { id, path } = PROFESSIONALS.sixteenServices;
      await changeAnswer<ProfessionalDetail>(page, `professional/${id}/`, ({ services: all }) => {
        const first = all.slice(0, count);
        const again = first.slice(0, duplicates).map(item => ({
          ...item,
          slug: `${item.slug}-2`,
          name: ` ${item.name.toLocaleUpperCase('vi').replaceAll(' ', '  ')} `,
        }));
        return { services: [...first, ...again] };
      });
      await openInside(page, path);
      await services(page).waitFor();
      expect([count, (await visibleTexts(items(page))).length]).toEqual([count, shown]);
      expect([count, await foldToggle(services(page)).count()]).toEqual([count, toggle]);
      await page.unrouteAll();
    }
  });

  it('[DET-28, DET-38] folds a side list of 11 entries after 10, and leaves one of 10 as it is', async () => {
    const sideList = (page: Page) => page.getByRole('list', { name: 'Trình độ chuyên môn' });
    const { page } = await openShared(PROFESSIONALS.mai.path);
    expect(await visibleTexts(sideList(page).locator('li'))).toHaveLength(10);
    const toggle = sideList(page).locator('xpath=..').getByRole('button', { name: 'Xem thêm 1' });
    await toggle.click();
    expect(await visibleTexts(sideList(page).locator('li'))).toHaveLength(11);
    const { page: other } = await openShared(PROFESSIONALS.tuan.path);
    expect(await visibleTexts(sideList(other).locator('li'))).toHaveLength(10);
    expect(await foldToggle(sideList(other).locator('xpath=..')).count()).toBe(0);
  });
});
