import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { heading, openConsole } from './support/console.ts';
import { write } from './support/log-in.ts';

describe('a session that ends while the console is open', () => {
  it('leads to the login page, which says why, and nothing that was shown remains', async () => {
    const { page, context } = await openConsole('editor', '/');
    await page.getByRole('menuitem', { name: 'Cơ sở y tế' }).click();
    await page.getByRole('row').nth(1).waitFor();
    const shown = await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
    // The server ends it, as after two hours without use; the browser keeps its cookie.
    const other = await visit('');
    await other.context.addCookies(await context.cookies());
    expect((await write(other.context, 'POST', '/dang-xuat/', {})).status()).toBeLessThan(400);
    await page.getByRole('menuitem', { name: 'Bác sĩ, chuyên gia' }).click();
    await heading(page, 'Đăng nhập quản trị').waitFor();
    await page.getByRole('alert').getByText('Phiên làm việc đã kết thúc').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain(shown);
    const refused = page.waitForResponse(answer => answer.status() === 401 || answer.status() === 403);
    await page.goBack();
    await refused;
    await heading(page, 'Đăng nhập quản trị').waitFor();
    expect(await page.locator('body').innerText()).not.toContain(shown);
  });
});
