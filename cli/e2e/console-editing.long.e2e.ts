import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { consoleReady, field, press, visitAsStaff } from './support/console.ts';
import { logInAgain, logInToConsole } from './support/console-login.ts';
import { write } from './support/log-in.ts';
import { violations } from './support/violations.ts';

const STREET = 'Số nhà, đường';
const street = (page: Page) => field(page, STREET);
const notice = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text }).first();

/** A place of the test's own. */
async function makePlace(context: BrowserContext): Promise<{ id: number; updated_at: string; path: string }> {
  const asked = await context.request.get('/api/admin/terms?filter={"type":"place_type"}&range=[0,0]');
  const [type] = await asked.json();
  const body = { name: 'Phòng khám Nhiều Người Sửa', place_type: type.id, province: 1, address: '1 Đường Cũ' };
  const made = await (await write(context, 'POST', '/api/admin/places', body)).json();
  return { ...made, path: `/api/admin/places/${made.id}` };
}

describe('what is typed into a form of the console', () => {
  it('[ADMIN-05] survives a lost network, a reload, the end of the session and another editor’s save', async () => {
    const { context: others } = await visitAsStaff('admin');
    const place = await makePlace(others);
    const { page, context } = await visit('');
    const [code] = await logInToConsole(page, 'editor');

    // By keyboard alone: the name in the list is a link.
    await page.goto('/admin/#/places?filter={"q":"nhieu nguoi sua"}');
    await page.getByRole('link', { name: 'Phòng khám Nhiều Người Sửa' }).press('Enter');
    await street(page).fill('2 Đường Mới');
    // What is still on its way when the network goes fails with a notice of its own.
    await consoleReady(page);
    await context.setOffline(true);
    await page.getByText(/^Không có mạng/).waitFor();
    await page.keyboard.press('Control+s');
    await notice(page, /Không có kết nối/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    const box = await notice(page, /Không có kết nối/).boundingBox();
    const bar = await page.getByRole('button', { name: 'Lưu', exact: true }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await context.setOffline(false);

    await page.reload();
    await consoleReady(page);
    await page.getByText(/^Có bản nháp chưa lưu từ \d+h\d+/).waitFor();
    expect(await street(page).inputValue()).toBe('1 Đường Cũ');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Khôi phục');
    expect(await street(page).inputValue()).toBe('2 Đường Mới');

    // Another editor saves, and the session ends at the server; the browser keeps its cookie.
    const body = { address: '3 Đường Khác', website: 'https://sua.example/', updated_at: place.updated_at };
    expect((await write(others, 'PUT', place.path, body)).status()).toBe(200);
    const other = await visit('');
    await other.context.addCookies(await context.cookies());
    expect((await write(other.context, 'POST', '/dang-xuat/', {})).status()).toBeLessThan(400);
    await page.keyboard.press('Control+s');
    expect(await page.getByRole('dialog').getByLabel('Email').inputValue()).toBe(ACCOUNTS.editor.email);
    expect(await violations(page)).toEqual([]);
    await logInAgain(page, 'editor', code);

    const conflict = page.getByRole('dialog', { name: 'Có người khác vừa lưu mục này' });
    const address = conflict.getByRole('radiogroup', { name: 'Địa chỉ' });
    await address.getByText('2 Đường Mới').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await conflict.getByRole('button', { name: 'Lưu bản đã chọn' }).isDisabled()).toBe(true);
    await address.getByText('2 Đường Mới').click();
    await conflict.getByRole('button', { name: 'Lưu bản đã chọn' }).click();
    await notice(page, /Đã lưu thay đổi/).waitFor();
    const saved = await (await others.request.get(place.path)).json();
    expect(saved).toMatchObject({ address: '2 Đường Mới', website: 'https://sua.example/' });

    // It stays on the record; what is typed while a save runs stays too, and then nothing is left to offer.
    expect(await street(page).inputValue()).toBe('2 Đường Mới');
    const answer = Promise.withResolvers<void>();
    await page.route(`**${place.path}*`, async route => {
      if (route.request().method() === 'PUT') await answer.promise;
      await route.continue();
    });
    const answered = page.waitForResponse(
      answer => answer.request().method() === 'PUT' && answer.url().includes(place.path),
    );
    await street(page).fill('4 Đường');
    await page.keyboard.press('Control+s');
    await street(page).pressSequentially(' Dài');
    // A press meanwhile is followed when the save before has ended, and never meets its own version as another
    // editor's.
    await page.keyboard.press('Control+s');
    answer.resolve();
    expect((await answered).status()).toBe(200);
    await street(page).pressSequentially(' Hơn');
    expect(await street(page).inputValue()).toBe('4 Đường Dài Hơn');
    await press(page, 'Lưu');
    const stored = async () => (await (await others.request.get(place.path)).json()).address;
    await expect.poll(stored).toBe('4 Đường Dài Hơn');
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('antam-draft:')));
    await expect.poll(kept).toEqual([]);
    await page.reload();
    await consoleReady(page);
    expect(await page.getByText(/^Có bản nháp/).count()).toBe(0);
  });
});
