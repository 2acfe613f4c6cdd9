import { describe, expect, it } from 'vitest';
import { main } from './support/account-forms.ts';
import { hydrated, visit } from './support/chromium.ts';
import { signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';
import type { Sight } from './support/sight.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

const PATH = '/tai-khoan/nguoi-than/';

const link = (page: Sight, name: string) => main(page).getByRole('link', { name });
const press = (page: Sight, name: string) => main(page).getByRole('button', { name }).click();

async function fill(page: Sight, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label).fill(text);
}

/** Adds a relative, changes and removes them, as people with and without script do. */
async function walk(page: Sight, look: () => Promise<void> = async () => undefined): Promise<void> {
  await main(page).getByRole('heading', { name: 'Chưa có người thân nào' }).waitFor();
  await link(page, 'Thêm người thân').click();
  await fill(page, { 'Họ và tên': 'Trần Thị Lành', 'Người này là gì của bạn?': 'Mẹ', 'Ngày sinh': '31-02-1960' });
  await press(page, 'Thêm người thân');
  await main(page).getByText('Ngày sinh chưa đúng, ví dụ: 31-05-1990.').first().waitFor();
  expect(await main(page).getByLabel('Họ và tên').inputValue()).toBe('Trần Thị Lành');
  await fill(page, { 'Ngày sinh': '31/5/1960', 'Số điện thoại': '12' });
  await press(page, 'Thêm người thân');
  await main(page).getByText('Số điện thoại chưa đúng').first().waitFor();
  await fill(page, { 'Số điện thoại': '0912.345.678' });
  await press(page, 'Thêm người thân');
  await main(page).getByText('Đã thêm người thân').waitFor();
  await main(page).getByText('Sinh ngày 31-05-1960 · 0912 345 678').waitFor();

  await link(page, 'Sửa Trần Thị Lành').click();
  expect(await main(page).getByLabel('Ngày sinh').inputValue()).toBe('31-05-1960');
  await fill(page, { 'Người này là gì của bạn?': 'Mẹ chồng', 'Số điện thoại': '' });
  await press(page, 'Lưu thay đổi');
  await main(page).getByText('Đã lưu thay đổi').waitFor();
  await main(page).getByText('Mẹ chồng').waitFor();

  await link(page, 'Xoá Trần Thị Lành').click();
  await main(page).getByText('Những lịch hẹn đã đặt cho Trần Thị Lành vẫn giữ nguyên').waitFor();
  await look();
  await link(page, 'Giữ lại').click();
  await link(page, 'Xoá Trần Thị Lành').click();
  await press(page, 'Xoá người thân');
  await main(page).getByText('Đã xoá người thân').waitFor();
  await main(page).getByRole('heading', { name: 'Chưa có người thân nào' }).waitFor();
}

describe('the people for whom an account books', () => {
  it('are added, changed and removed, with what is wrong beside its field', async () => {
    const { page, context, mistakes } = await visit('', { reducedMotion: 'reduce' });
    await signUp(context);
    await page.goto('/tai-khoan/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Người thân', exact: true }).click();
    await page.waitForURL(PATH);
    await walk(page, async () => {
      expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
    expect(mistakes.filter(mistake => !/status of 422/.test(mistake))).toEqual([]);
  });

  it('are added, changed and removed without script', async () => {
    const { page, context } = visitPlainly();
    await signUp(context);
    await page.goto(PATH);
    await walk(page);
  });
});
