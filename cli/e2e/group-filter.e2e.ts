import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letThingsMove, openKept, openShared } from './support/chromium.ts';
import { FRAME_MS, openDriven } from './support/driven-clock.ts';

letThingsMove();

describe('tabs that hide the others', () => {
  it('[UI-14, UI-15] leave the services of one speciality, or show all', async () => {
    const { page } = await openKept(PLACES.hospital.path);
    const section = page.locator('#dich-vu');
    const shown = async () => {
      const open: string[] = [];
      for (const part of await section.locator('section').all())
        if (await part.isVisible()) open.push(await part.locator('h3').innerText());
      return open;
    };
    const all = await shown();
    expect(all.length).toBeGreaterThan(4);
    await section.getByRole('button', { name: /^Nhi khoa/ }).click();
    expect(await shown()).toEqual(['Nhi khoa']);
    await section.getByRole('button', { name: /^Tim mạch/ }).click();
    expect(await shown()).toEqual(['Tim mạch']);
    await section.getByRole('button', { name: 'Xem tất cả' }).click();
    expect(await shown()).toEqual(all);
  });
});

describe('group filter', () => {
  const section = (page: Page) => page.locator('#bac-si');
  const select = (page: Page) => section(page).getByRole('combobox', { name: 'Chuyên khoa' });
  const carousel = (page: Page) => section(page).getByRole('region', { name: 'Nhân viên y tế theo chuyên khoa' });
  const names = async (page: Page) => (await carousel(page).locator('li h3').allInnerTexts()).map(name => name.trim());
  const group = (page: Page, name: string) =>
    select(page).locator(`option[data-group="${name}"]`).getAttribute('value');

  it('[UI-09, UI-10, UI-12] narrows a facility’s doctors to a speciality, or to those without one', async () => {
    const { page, mistakes } = await openKept(PLACES.hospital.path);
    expect(await carousel(page).locator('li').count()).toBeGreaterThan(40);
    await select(page).selectOption(await group(page, 'Tim mạch'));
    const heart = await carousel(page).locator('li').allInnerTexts();
    expect(heart.length).toBeGreaterThan(0);
    expect(heart.every(text => text.includes('Tim mạch'))).toBe(true);
    expect(heart.some(text => text.includes(PROFESSIONALS.mai.name))).toBe(true);
    await select(page).selectOption(await group(page, ''));
    expect(await carousel(page).locator('li').allInnerTexts()).toEqual([
      expect.stringContaining(PROFESSIONALS.withoutSpeciality.name),
    ]);
    await select(page).selectOption('all');
    expect(await carousel(page).locator('li').count()).toBeGreaterThan(40);
    expect(mistakes).toEqual([]);
  });

  it('moves by its arrow keys and dots, to the last card', async () => {
    const { page } = await openKept(PLACES.hospital.path);
    const track = carousel(page).getByRole('list');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate(list => list.scrollLeft)).toBeGreaterThan(400);
    await carousel(page)
      .getByRole('button', { name: /^Đến trang/ })
      .last()
      .click();
    await expect
      .poll(() => track.evaluate(list => list.scrollWidth - list.clientWidth - list.scrollLeft))
      .toBeLessThan(2);
    // The button learns of the end by the last event of the slide.
    await expect
      .poll(() => carousel(page).getByRole('button', { name: 'Sau', exact: true, includeHidden: true }).isEnabled())
      .toBe(false);
  });

  it('[UI-11] puts a doctor of two specialities into both groups', async () => {
    const { page } = await openShared(PLACES.clinic.path);
    for (const name of ['Nhi khoa', 'Dinh dưỡng']) {
      await select(page).selectOption(await group(page, name));
      expect((await names(page)).some(text => text.includes(PROFESSIONALS.tuan.name))).toBe(true);
      expect((await names(page)).some(text => text.includes(PROFESSIONALS.mai.name))).toBe(false);
    }
  });

  it('[UI-13, CONST-05, CONST-08] shows as many cards as fit, about ten dots, and counts again 200 ms after a resize', async () => {
    const { page, pass } = await openDriven(PLACES.hospital.path);
    const dots = carousel(page).getByRole('button', { name: /^Đến trang/ });
    await dots.first().waitFor();
    expect(await dots.count()).toBe(10);
    const fitting = () =>
      carousel(page).evaluate(box => {
        const track = box.querySelector('ul');
        const frame = track?.getBoundingClientRect();
        const cards = [...(track?.children ?? [])].map(card => card.getBoundingClientRect());
        const inside = cards.filter(card => frame && card.left >= frame.left - 1 && card.right <= frame.right + 1);
        return { shown: inside.length, fits: Math.floor((track?.clientWidth ?? 0) / 220), said: box.dataset.perView };
      });
    /** Changes the window's width, and waits until the track knows its own. */
    const resizeTo = async (width: number) => {
      const told = await page.evaluateHandle(() => {
        const track = document.querySelector('#bac-si ul');
        const before = track?.clientWidth;
        const result = new Promise<void>(resolve => {
          new ResizeObserver(() => track?.clientWidth !== before && resolve()).observe(track ?? document.body);
        });
        return { result };
      });
      await page.setViewportSize({ width, height: 900 });
      await told.evaluate(({ result }) => result);
    };
    const wide = await fitting();
    expect(wide.shown).toBe(wide.fits);
    await resizeTo(760);
    await pass(199);
    expect((await fitting()).said).toBe(wide.said);
    await resizeTo(520);
    await pass(199);
    expect((await fitting()).said).toBe(wide.said);
    await pass(1);
    await expect.poll(async () => (await fitting()).said).not.toBe(wide.said);
    const narrow = await fitting();
    expect(narrow.shown).toBe(narrow.fits);
    expect(narrow.shown).toBeLessThan(wide.shown);
    expect([wide.said, narrow.said]).toEqual([String(wide.shown), String(narrow.shown)]);
  });

  it('[CONST-07] slides for 250 ms', async () => {
    const { page, pass } = await openDriven(PLACES.hospital.path);
    const next = carousel(page).getByRole('button', { name: 'Sau', exact: true });
    await next.scrollIntoViewIfNeeded();
    const track = page.locator('#bac-si ul');
    const state = () =>
      track.evaluate(({ scrollLeft, dataset }) => ({ left: scrollLeft, moving: 'moving' in dataset }));
    const from = await state();
    await next.click();
    // The first frame says when the slide begins.
    await pass(FRAME_MS);
    expect(await state()).toEqual({ left: from.left, moving: true });
    await pass(128);
    const half = await state();
    expect([half.moving, half.left > from.left]).toEqual([true, true]);
    await pass(112);
    expect((await state()).moving).toBe(true);
    await pass(FRAME_MS);
    const to = await state();
    expect([to.moving, to.left - from.left > 400, to.left > half.left]).toEqual([false, true, true]);
  });
});
