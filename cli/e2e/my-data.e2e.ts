import { readFileSync } from 'node:fs';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { describe, expect, it } from 'vitest';
import { closeBrowserAfterAll, hydrated, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';

closeBrowserAfterAll();

const PATH = '/tai-khoan/du-lieu/';

describe('own data', () => {
  it('is downloaded as a ZIP', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'doctorApplicant');
    await page.goto(PATH);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Tải tệp ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('du-lieu-an-tam.zip');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('is deleted after a wish that can be taken back', async () => {
    const { page, context, mistakes } = await visit('');
    await logIn(context, 'placeApplicant');
    await page.goto(PATH);
    await hydrated(page);
    const remove = page.getByRole('button', { name: 'Xoá tài khoản của tôi' });
    await remove.click();
    await page.getByText('Xin vui lòng nhập mật khẩu.').first().waitFor();
    await page.getByLabel('Mật khẩu', { exact: true }).fill('sai mật khẩu');
    await remove.click();
    await page.getByText('Mật khẩu không đúng.').first().waitFor();
    await page.getByLabel('Mật khẩu', { exact: true }).fill(ACCOUNTS.placeApplicant.password);
    await remove.click();
    await page.getByText(/Tài khoản sẽ được xoá vào ngày \d\d-\d\d-\d{4}/).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
    await remove.waitFor();
    expect(mistakes.filter(mistake => !/status of 422/.test(mistake))).toEqual([]);
  });

  it('is planned and taken back without script', async () => {
    const { page, context } = await visit('', { javaScriptEnabled: false });
    await logIn(context, 'placeApplicant');
    await page.goto(PATH);
    await page.getByLabel('Mật khẩu', { exact: true }).fill('sai mật khẩu');
    await page.getByRole('button', { name: 'Xoá tài khoản của tôi' }).click();
    await page.getByText('Mật khẩu không đúng.').first().waitFor();
    await page.getByLabel('Mật khẩu', { exact: true }).fill(ACCOUNTS.placeApplicant.password);
    await page.getByRole('button', { name: 'Xoá tài khoản của tôi' }).click();
    await page.getByText(/sẽ được xoá vào ngày/).waitFor();
    await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
    await page.getByRole('button', { name: 'Xoá tài khoản của tôi' }).waitFor();
  });

  it('asks visitors to log in and to come back', async () => {
    const { page } = await visit(PATH);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      `/dang-nhap?next=${encodeURIComponent(PATH)}`,
    );
  });
});
