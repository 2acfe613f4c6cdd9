import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Page } from 'playwright-core';
import { consoleReady, heading, type Staff } from './console.ts';
import type { Who } from './log-in.ts';
import { oneTimeCode } from './one-time-code.ts';

/** Logs in for the first time as people do, and sets up the second factor; answers the recovery codes. */
export async function logInToConsole(page: Page, who: Staff): Promise<string[]> {
  await page.goto('/admin/');
  await enterPassword(page, who);
  const codes = await setUpSecondFactor(page, who);
  await consoleReady(page);
  return codes;
}

/** Logs in again with a recovery code in the dialog that asks for it, in which the address stands already. */
export async function logInAgain(page: Page, who: Staff, code = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập lại để tiếp tục' });
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(ACCOUNTS[who].password);
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await dialog.getByLabel(/^Mã xác thực/).fill(code);
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills in the first step of the login. */
export async function enterPassword(page: Page, who: Who): Promise<void> {
  await page.getByLabel('Email').fill(ACCOUNTS[who].email);
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(ACCOUNTS[who].password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

/** Goes through the set-up as with an authenticator; answers the recovery codes. */
export async function setUpSecondFactor(page: Page, who: Who): Promise<string[]> {
  // The login before it has a field of that name too.
  await heading(page, 'Bật xác thực hai lớp').waitFor();
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(ACCOUNTS[who].password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const secret = await page.locator('[data-secret]').innerText();
  await page.getByLabel(/^Mã 6 số/).fill(oneTimeCode(secret.trim(), await page.evaluate(() => Date.now())));
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await page.getByRole('heading', { name: 'Cất các mã dự phòng' }).waitFor();
  const codes = await page.getByRole('listitem').allInnerTexts();
  await page.getByLabel('Tôi đã cất các mã dự phòng').check();
  await page.getByRole('button', { name: 'Vào trang quản trị' }).click();
  return codes;
}
