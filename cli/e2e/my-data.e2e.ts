import { readFileSync } from 'node:fs';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Download } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openShared } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';

const PATH = '/tai-khoan/du-lieu/';

async function isZip(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe('du-lieu-an-tam.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
}

describe('own data', () => {
  it('is downloaded as a ZIP', async () => {
    const { page, context, mistakes } = await openShared('');
    await logIn(context, 'doctorApplicant');
    await page.goto(PATH);
    await hydrated(page);
    const password = page.getByLabel('Mật khẩu của bạn');
    const button = page.getByRole('button', { name: 'Tải tệp ZIP' });
    await button.click();
    await page.getByText('Xin vui lòng nhập mật khẩu.').first().waitFor();
    await password.fill('sai mật khẩu');
    await button.click();
    await page.getByText('Mật khẩu không đúng.').first().waitFor();
    await password.fill(ACCOUNTS.doctorApplicant.password);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    await isZip(download);
    await page.getByText('Tệp ZIP đã được tải xuống').waitFor();
    // A person who finds the browser open finds no password in it.
    expect(await password.inputValue()).toBe('');
    expect(mistakes.filter(mistake => !/status of 422/.test(mistake))).toEqual([]);
  });

  it('is downloaded without script', async () => {
    const { page, context } = visitPlainly();
    await logIn(context, 'doctorApplicant');
    await page.goto(PATH);
    const button = page.getByRole('button', { name: 'Tải tệp ZIP' });
    await page.getByLabel('Mật khẩu của bạn').fill('sai mật khẩu');
    await button.click();
    await page.getByText('Mật khẩu không đúng.').first().waitFor();
    // The other form of the page has nothing to do with it.
    expect(await page.getByText('Chưa đặt được lịch xoá tài khoản.').count()).toBe(0);
    await page.getByLabel('Mật khẩu của bạn').fill(ACCOUNTS.doctorApplicant.password);
    await button.click();
    expect(page.answer.headers.get('content-disposition')).toContain('attachment; filename="du-lieu-an-tam.zip"');
    expect(page.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is deleted after a request that can be cancelled', async () => {
    const { page, context, mistakes } = await openShared('');
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

  it('can be scheduled for deletion, and the deletion cancelled, without script', async () => {
    const { page, context } = visitPlainly();
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

  it('asks visitors to log in, and leads them back', async () => {
    const { page } = visitPlainly();
    await page.goto(PATH);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      `/dang-nhap?next=${encodeURIComponent(PATH)}`,
    );
  });
});
