import { describe, expect, it } from 'vitest';
import { heading, openConsole, press } from './support/console.ts';
import { write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { giveProfile } from './support/own-profile.ts';
import { visitPlainly } from './support/plain-page.ts';
import { PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

describe('what professionals want changed', () => {
  it('stands in a queue with old and new side by side, and is decided field by field with a reason', async () => {
    const { page: site, context } = visitPlainly();
    const id = await giveProfile(context, 'Lê Thị Duyệt');
    const path = `/api/v1/professional/${id}/change-request/`;
    const change = { name: 'Lê Thị Duyệt Rồi', title: null };
    expect((await write(context, 'PUT', path, change)).status()).toBe(204);

    const { page, mistakes } = await openConsole('moderator', '/profile-edits');
    await page.getByRole('menuitem', { name: /^Sửa hồ sơ\s*\d+$/ }).waitFor();
    await page.getByRole('link', { name: /Lê Thị Duyệt$/ }).click();
    await heading(page, /Lê Thị Duyệt/).waitFor();
    const field = (name: string) => page.getByRole('region', { name, exact: true });
    expect(await field('Họ và tên').innerText()).toMatch(
      /Đang hiển thị\s+Lê Thị Duyệt\s+Muốn sửa thành\s+Lê Thị Duyệt Rồi/,
    );
    expect(await field('Học hàm').innerText()).toMatch(/Phó Giáo sư\s+Muốn sửa thành\s+Để trống/);
    await field('Họ và tên').getByRole('radio', { name: 'Duyệt' }).click();
    await field('Học hàm').getByRole('radio', { name: 'Từ chối' }).click();
    await press(page, 'Duyệt 1 mục, từ chối 1 mục');
    await page.getByRole('alert').filter({ hasText: 'Xin nhập lý do.' }).waitFor();
    for (const [size, colorScheme] of [
      [PHONE, 'light'],
      [{ width: 1280, height: 900 }, 'dark'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.getByLabel(/^Lý do/).fill('Quyết định phong học hàm còn hiệu lực.');
    await press(page, 'Duyệt 1 mục, từ chối 1 mục');
    await page.getByText('Đã gửi quyết định').waitFor();
    await field('Học hàm').getByText('Lý do từ chối: Quyết định phong học hàm').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);

    await site.goto(`/bac-si/le-thi-duyet-roi-${id}/`);
    await site.getByRole('heading', { level: 1, name: /Lê Thị Duyệt Rồi/ }).waitFor();
    await site.goto(`/sua-thong-tin/bac-si/${id}/`);
    await site.getByText('Quyết định phong học hàm còn hiệu lực.').waitFor();
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('that was changed since is refused, and what was chosen and typed stays', async () => {
    const { context } = visitPlainly();
    const id = await giveProfile(context, 'Lê Thị Muộn');
    const path = `/api/v1/professional/${id}/change-request/`;
    await write(context, 'PUT', path, { name: 'Lê Thị Muộn Màng' });
    const { page } = await openConsole('editor', '/profile-edits');
    await page.getByRole('link', { name: /Lê Thị Muộn$/ }).click();
    await heading(page, /Lê Thị Muộn/).waitFor();
    await write(context, 'PUT', path, { name: 'Lê Thị Muộn Nữa' });
    await press(page, 'Từ chối tất cả');
    await page.getByLabel(/^Lý do/).fill('Chưa đúng.');
    await press(page, 'Từ chối 1 mục');
    await page.getByRole('alert').filter({ hasText: 'vừa thay đổi sau khi bạn mở' }).waitFor();
    expect(await page.getByLabel(/^Lý do/).inputValue()).toBe('Chưa đúng.');
  });
});
