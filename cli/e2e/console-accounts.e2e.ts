import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { describe, expect, it } from 'vitest';
import { consoleReady, field, openConsole, press, rowsOf, save, select } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { signUp } from './support/new-account.ts';
import { PlainCaller } from './support/plain-caller.ts';

describe('accounts', () => {
  it('are shown to moderators, changed by admins, and each change is in the audit log', async () => {
    const { name, email } = await signUp(new PlainCaller(), { name: 'Cao Bị Khoá' });
    const { page, mistakes } = await openConsole('admin', '/accounts');
    await field(page, /Email, họ tên/).fill(email);
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.getByText(name).click();
    await page.getByText('chưa xác thực').waitFor();
    await page.getByRole('link', { name: 'Sửa' }).click();
    await select(page, /^Trạng thái/, 'Đã khoá');
    await save(page);
    await page.getByText('Đã khoá').waitFor();
    await page.getByRole('menuitem', { name: 'Nhật ký' }).click();
    await expect.poll(() => rowsOf(page).first().innerText()).toContain(ACCOUNTS.admin.name);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('include a new member of staff whom an admin creates', async () => {
    const { page } = await openConsole('admin', '/accounts/create');
    await field(page, /^Họ và tên/).fill('Mai Biên Tập');
    await field(page, /^Email/).fill('mai.bien.tap@antam.example');
    await select(page, /^Vai trò/, 'Biên tập viên');
    await press(page, 'Lưu');
    await page.waitForURL(/#\/accounts\/\d+\/show$/);
    await page.getByText('mai.bien.tap@antam.example').waitFor();
    await consoleReady(page);
  });
});
