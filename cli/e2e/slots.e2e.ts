import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookElsewhere, type Day, form, formOf, lastFree, OF_CLINIC, OF_MAI, TAKEN } from './support/booking-form.ts';
import { hydrated, visit } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';
import { PHONE } from './support/sizes.ts';

const WEEKDAYS = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

/** `Thứ Tư` and `25-11` of `2026-11-25`. */
function headingOf(date: string): [weekday: string, day: string] {
  const [, month, day] = date.split('-');
  return [WEEKDAYS[new Date(date).getUTCDay()] ?? '', `${day}-${month}`];
}

/** `08h30` of `2026-11-25T08:30:00+07:00`. */
const timeOf = (start: string) => start.slice(11, 16).replace(':', 'h');

/** Keeps all scripts but the small one that the page cannot be drawn without until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-script-)[^/]+\.js$/, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Ids of the days whose slots can be seen. */
const shownPanels = (page: Page) =>
  page
    .locator('[data-slot-picker] [role=tabpanel]')
    .evaluateAll(panels => panels.flatMap(({ id, clientHeight }) => (clientHeight > 0 ? [id] : [])));

describe('slots', () => {
  it('[BOOK-02] [BOOK-06] [BOOK-40] are shown by weekday, day and hour, and those that are past cannot be chosen', async () => {
    const { page } = await visit('');
    let days: Day[] = [];
    await page.route('**/api/v1/slot/*', async route => {
      const answered: Day[] = await (await route.fetch()).json();
      // Tomorrow's first slot is over, as today's are after its hour.
      days = answered.map(({ slots, ...day }, at) => ({
        ...day,
        slots: slots.map((slot, place) => (at === 1 && place === 0 ? { ...slot, state: 'past' } : slot)),
      }));
      await route.fulfill({ json: days });
    });
    await page.goto(PLACES.clinic.path);
    await hydrated(page);
    const tabs = page.locator('[data-slot-picker]').getByRole('tab');
    await expect.poll(() => tabs.count()).toBe(21);
    expect(days).toHaveLength(21);
    const shown = await tabs.evaluateAll(all =>
      all.map(tab => [...tab.querySelectorAll('span')].slice(0, 2).map(part => part.textContent)),
    );
    expect(shown).toEqual(days.map(({ date }) => headingOf(date)));
    await tabs.nth(1).click();
    const slots = page.getByRole('tabpanel').locator('[data-state]');
    const tomorrow = days[1]?.slots ?? [];
    expect(tomorrow.length).toBeGreaterThan(20);
    await expect
      .poll(() => slots.allTextContents())
      .toEqual([`Đã qua: ${timeOf(tomorrow[0]?.start ?? '')}`, ...tomorrow.slice(1).map(({ start }) => timeOf(start))]);
    expect(await slots.first().evaluate(slot => slot.closest('a'))).toBeNull();
    const { start } = tomorrow[1] ?? { start: '' };
    await slots.nth(1).click();
    const [weekday] = headingOf(start.slice(0, 10));
    const [year, month, day] = start.slice(0, 10).split('-');
    await page
      .getByText(`${timeOf(start)}, ${weekday} ${day}-${month}-${year}`)
      .first()
      .waitFor();
  });

  it('of a day that is tapped before the script comes are shown at once, and stay when it has come', async () => {
    const { page } = await visit('', { viewport: PHONE });
    const release = await holdScripts(page);
    await page.goto(PLACES.clinic.path, { waitUntil: 'commit' });
    const tabs = page.locator('[data-slot-picker]').getByRole('tab');
    await tabs.nth(3).click();
    const wanted = (await tabs.nth(3).getAttribute('href'))?.slice(1) ?? '';
    expect(await shownPanels(page)).toEqual([wanted]);
    release();
    await hydrated(page);
    await expect.poll(() => tabs.nth(3).getAttribute('aria-selected')).toBe('true');
    expect(await shownPanels(page)).toEqual([wanted]);
  });

  it('of a later day that is tapped before the script comes are shown on the page of all days', async () => {
    const { page } = await visit('', { viewport: PHONE });
    const release = await holdScripts(page);
    await page.goto(PLACES.clinic.path, { waitUntil: 'commit' });
    const last = page.locator('[data-slot-picker]').getByRole('tab').last();
    const wanted = (await last.getAttribute('id'))?.replace('chon-', 'ngay-') ?? '';
    await last.click();
    await page.waitForURL(url => url.pathname === '/dat-kham/' && url.hash === `#${wanted}`, { waitUntil: 'commit' });
    // The new page is there before its styles are.
    await expect.poll(() => shownPanels(page)).toEqual([wanted]);
    release();
    await hydrated(page);
    expect(await shownPanels(page)).toEqual([wanted]);
  });

  it('[BOOK-41] that are full or unknown open no form, without script either', async () => {
    const { page, context } = visitPlainly();
    const full = await lastFree(context, OF_MAI);
    await bookElsewhere(OF_MAI, full);
    const texts = [
      [formOf(OF_MAI, full), TAKEN],
      [formOf(OF_CLINIC, '2020-01-06T08:00:00+07:00'), 'Khung giờ này không có trong lịch khám'],
    ] as const;
    for (const [address, text] of texts) {
      await page.goto(address);
      await page.getByText(text).first().waitFor();
      expect(await form(page).count()).toBe(0);
    }
  });
});
