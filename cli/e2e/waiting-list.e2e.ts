import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { bookOnlySlot, entryLink, keepHours, FULL_DAY_QUERY as QUERY } from './support/full-day.ts';
import { visitPlainly } from './support/plain-page.ts';
import type { Sight } from './support/sight.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

async function typeWho(page: Sight, email: string): Promise<void> {
  await page.getByLabel('Họ tên').fill('Lê Thị Chờ');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
}

/** Goes from the full day to its waiting list, and joins it; `look` looks at the form that is filled in. */
async function join(page: Page, date: string, email: string, look = async () => {}): Promise<void> {
  await page.goto(`/dat-kham/?${QUERY}`);
  await hydrated(page);
  await page.locator(`#chon-${date}`).click();
  await page.getByRole('link', { name: 'Báo tôi khi có chỗ' }).click();
  await page.getByRole('heading', { level: 1, name: 'Báo tôi khi có chỗ' }).waitFor();
  await typeWho(page, email);
  await look();
  await page.getByRole('button', { name: 'Báo tôi khi có chỗ' }).click();
  await page.getByText('Bạn đã vào danh sách chờ').waitFor();
}

afterEach(() => keepHours(false));

describe('waiting for a slot of a full day', () => {
  it('leads over the link of the email message to a visit once a patient cancels, and leaves the list by it', async () => {
    await keepHours(true);
    const { date, cancel } = await bookOnlySlot(5);
    const { page, mistakes } = await visit('');
    const [first, second] = ['cho-truoc@thu.example', 'cho-sau@thu.example'];
    await join(page, date, first, async () => {
      expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
    const { page: other } = visitPlainly();
    await other.goto(`/dat-kham/bao-khi-co-cho/?${QUERY}&day=${date}`);
    await typeWho(other, second);
    await other.getByRole('button', { name: 'Báo tôi khi có chỗ' }).click();
    await other.getByText('Bạn đã vào danh sách chờ').waitFor();

    await page.goto(await entryLink(second));
    await page.getByRole('heading', { name: 'Bạn đang trong danh sách chờ' }).waitFor();
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    await hydrated(page);
    await page.getByRole('button', { name: 'Rời danh sách chờ' }).click();
    await page.waitForURL(url => url.pathname === '/');

    await cancel();
    await page.goto(await entryLink(first));
    await page.getByRole('heading', { name: 'Có chỗ trống cho bạn' }).waitFor();
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await hydrated(page);
    await page.getByRole('button', { name: 'Đặt khung giờ này' }).click();
    await page.waitForURL(/\/dat-kham\/[A-Z0-9]+\/\?key=/);
    await page.getByText('08h00').first().waitFor();
    expect(mistakes).toEqual([]);
  });
});
