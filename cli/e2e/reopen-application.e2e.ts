import { expect, it } from 'vitest';
import { field, openConsole, press } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';

it('a refused application is reopened after a confirmation, and can be decided again', async () => {
  const { name } = await signUp(visitPlainly().context, {
    name: 'Cao Xin Lại',
    type: 'place',
    place_name: 'Phòng khám Kiên Trì',
    place_add: 'Huế',
  });
  const { page, mistakes } = await openConsole('moderator', '/provider-applications');
  await page.getByText(name).first().click();
  await field(page, /^Lý do/).fill('Thiếu giấy phép hoạt động.');
  await press(page, 'Từ chối đơn');
  await page.getByText('Đã từ chối đơn').waitFor();
  await press(page, 'Mở lại đơn');
  await page.getByRole('dialog').getByText('Mở lại đơn này?').waitFor();
  await press(page, 'Mở lại');
  await page.getByText('Đã mở lại đơn').waitFor();
  await page.getByRole('button', { name: 'Duyệt đơn' }).waitFor();
  await page.getByText('Lý do từ chối lần trước').waitFor();
  expect(await page.getByRole('button', { name: 'Mở lại đơn' }).count()).toBe(0);
  expect(unexpected(mistakes)).toEqual([]);
});
