import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, letThingsMove, openKept, openShared, visit } from './support/chromium.ts';
import { FRAME_MS, headerFolded, settled, stopClock } from './support/driven-clock.ts';
import { changeAnswer, openInside } from './support/inside.ts';
import { watchTransition } from './support/motion.ts';
import { overlayClosed } from './support/overlays.ts';

letThingsMove();

describe('overlays', () => {
  const LIST = '/bac-si/?provinces=ha-noi';
  const opener = (page: Page) => page.getByRole('link', { name: /^Bộ lọc/ });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bộ lọc' });
  const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('showing-overlay'));

  async function openOverlay(page: Page): Promise<void> {
    await opener(page).click();
    await dialog(page).waitFor();
  }

  it('close by the button, the backdrop, Escape and “back”', async () => {
    const { page, calls, mistakes } = await openKept(LIST);
    const address = page.url();
    const ways: Record<string, () => Promise<unknown>> = {
      close: () => dialog(page).getByRole('button', { name: 'Đóng' }).click(),
      backdrop: () => page.mouse.click(40, 450),
      escape: () => page.keyboard.press('Escape'),
      back: () => page.goBack(),
    };
    for (const [way, close] of Object.entries(ways)) {
      expect([way, await isMarked(page)]).toEqual([way, false]);
      await openOverlay(page);
      expect([way, await isMarked(page)]).toEqual([way, true]);
      await close();
      await overlayClosed(page);
      await expect.poll(() => isMarked(page)).toBe(false);
      expect([way, page.url()]).toEqual([way, address]);
      expect([way, await opener(page).evaluate(link => link === document.activeElement)]).toEqual([way, true]);
    }
    // The page below was never left: nothing but the overlay's own counts was loaded.
    expect(calls.filter(call => !call.endsWith('&include=filters%2Cwords&page_size=1'))).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it('keep the focus inside and stop the page behind from scrolling', async () => {
    const { page } = await openKept(LIST);
    await openOverlay(page);
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(step % 4 === 3 ? 'Shift+Tab' : 'Tab');
      const outside = await page.evaluate(() => {
        const now = document.activeElement;
        return now !== document.body && now?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    // What the wheel does is done two frames after it has arrived.
    const wheeled = page.evaluate(
      () =>
        new Promise(resolve => {
          addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true });
        }),
    );
    await page.mouse.wheel(0, 600);
    await wheeled;
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await overlayClosed(page);
  });

  it('fill a low window', async () => {
    const { page } = await openKept(LIST);
    await page.setViewportSize({ width: 1280, height: 500 });
    await openOverlay(page);
    await settled(page);
    const panel = await dialog(page).locator('> div').boundingBox();
    expect(panel).toMatchObject({ y: 0, height: 500 });
    const apply = await dialog(page)
      .getByRole('button', { name: /^(Xem|Áp dụng)/ })
      .boundingBox();
    expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(500);
    await page.keyboard.press('Escape');
    await overlayClosed(page);
  });

  it('[CONST-01, CONST-04] fade for 200 ms, and are then removed', async () => {
    const { page } = await visit('', { lasting: true });
    await page.clock.install();
    await page.goto('/bac-si/');
    await hydrated(page);
    await openOverlay(page);
    await settled(page);
    const pass = await stopClock(page);
    const fading = await watchTransition(page, 'dialog');
    await page.keyboard.press('Escape');
    expect(await fading()).toEqual({ property: 'opacity', duration: 200 });
    await page.locator('dialog:not([data-overlay-open])').waitFor({ state: 'attached' });
    await pass(199);
    expect(await page.locator('dialog').count()).toBe(1);
    await pass(1);
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('replace their history entry by that of the list they lead to: “back” shows the list before', async () => {
    const { page } = await openShared('/co-so-y-te/');
    await openOverlay(page);
    await dialog(page).getByRole('tab', { name: /Tỉnh/ }).click();
    await dialog(page)
      .getByRole('checkbox', { name: /Đà Nẵng/ })
      .check();
    await dialog(page)
      .getByRole('button', { name: /^(Xem|Áp dụng)/ })
      .click();
    await page.waitForURL('**/co-so-y-te/?provinces=da-nang');
    await dialog(page).waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/co-so-y-te/');
    await page.getByRole('heading', { level: 1, name: /^8 cơ sở/ }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await page.goForward();
    await page.waitForURL('**/co-so-y-te/?provinces=da-nang');
    await page.getByRole('heading', { level: 1, name: /Đà Nẵng/ }).waitFor();
  });
});

describe('motion', () => {
  it('[UI-05, UI-07, UI-08] scrolls a plain link’s target into place over 1000 ms', async () => {
    const { page } = await visit('', { lasting: true });
    await page.clock.install();
    await changeAnswer<ProfessionalDetail>(page, `professional/${PROFESSIONALS.mai.id}/`, () => ({
      description: '<h3>Lịch khám</h3><p><a href="#kinh-nghiem">Xem kinh nghiệm</a></p>',
    }));
    await openInside(page, PROFESSIONALS.mai.path);
    const link = page.getByRole('link', { name: 'Xem kinh nghiệm' });
    await link.waitFor();
    // What comes later above the link would move it.
    await page.locator('[data-slot-picker] [data-state]').first().waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
    await settled(page);
    const pass = await stopClock(page);
    // In the middle, so that the press has nothing to scroll into view.
    await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await headerFolded(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const from = await scrolled();
    await link.click();
    await pass(FRAME_MS);
    expect(await scrolled()).toBe(from);
    await pass(500);
    const half = await scrolled();
    expect(half).toBeGreaterThan(from);
    await headerFolded(page);
    await pass(400);
    const almost = await scrolled();
    expect(almost).toBeGreaterThan(half);
    await pass(100 + FRAME_MS);
    const to = await scrolled();
    expect(to).toBeGreaterThan(almost);
    await pass(1_000);
    expect(await scrolled()).toBe(to);
    const offset = await page.evaluate(() => {
      const top = (query: string) => document.querySelector(query)?.getBoundingClientRect();
      const bar = top('[data-sticky-list]')?.height ?? 0;
      return (top('#kinh-nghiem')?.top ?? 0) - (top('[data-site-header]')?.bottom ?? 0) - bar;
    });
    expect(Math.round(offset)).toBe(10);
  });

  it('[CONST-02] opens the rest of a list over 400 ms', async () => {
    const { page } = await openShared(PROFESSIONALS.sixteenServices.path);
    const section = page.locator('#dich-vu');
    const times = await section.evaluateHandle(element => {
      const all: number[] = [];
      element.addEventListener('animationend', event => {
        if (event instanceof AnimationEvent) all.push(event.elapsedTime);
      });
      return all;
    });
    await section.getByRole('button', { name: 'Xem thêm 5' }).click();
    await expect.poll(() => times.jsonValue()).toEqual(Array(5).fill(0.4));
  });
});
