import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { heading, openConsole, press } from './support/console.ts';
import { enterPassword, setUpSecondFactor } from './support/console-login.ts';
import { logIn, write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { PlainCaller } from './support/plain-caller.ts';

describe('the entrance to the console', () => {
  it('[ADMIN-01] is a login form, then the console; the second factor is set up once and asked for later', async () => {
    const { page, context, mistakes } = await visit('/admin/');
    await heading(page, 'Đăng nhập quản trị').waitFor();
    await enterPassword(page, 'official');
    await heading(page, 'Bật xác thực hai lớp').waitFor();
    expect((await page.request.get('/api/admin/places')).status()).toBe(403);
    const codes = await setUpSecondFactor(page, 'official');
    expect(codes.length).toBeGreaterThan(5);
    await heading(page, 'Tổng quan').waitFor();
    await page.getByRole('button', { name: /^Tài khoản: / }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await heading(page, 'Đăng nhập quản trị').waitFor();
    expect((await page.request.get('/api/admin/places')).status()).toBe(401);
    await enterPassword(page, 'official');
    await page.getByLabel(/^Mã xác thực/).fill('000000');
    await press(page, 'Xác nhận');
    expect(await page.getByRole('alert').innerText()).toMatch(/Mã xác thực không đúng/);
    await page.getByLabel(/^Mã xác thực/).fill(codes[0] ?? '');
    await press(page, 'Xác nhận');
    await heading(page, 'Tổng quan').waitFor();
    expect((await context.request.get('/api/admin/places')).status()).toBe(200);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-02] is closed to anonymous visitors and to ordinary users, who stay logged in on the site', async () => {
    const asked = new PlainCaller();
    for (const resource of ['places', 'professionals', 'accounts', 'provider-applications', 'audit'])
      expect([resource, (await asked.request.get(`/api/admin/${resource}`)).status()]).toEqual([resource, 401]);
    await logIn(asked, 'user');
    for (const resource of ['places', 'professionals', 'accounts', 'provider-applications', 'audit'])
      expect([resource, (await asked.request.get(`/api/admin/${resource}`)).status()]).toEqual([resource, 403]);
    const { page, context } = await visit('');
    await logIn(context, 'user');
    await page.goto('/admin/#/places');
    await heading(page, 'Đăng nhập quản trị').waitFor();
    await page.getByText('chỉ dành cho nhân viên').first().waitFor();
    expect((await page.request.get('/api/v1/account/')).status()).toBe(200);
  });

  it('shows an ordinary user who logs in there why access is refused', async () => {
    const { page } = await visit('/admin/');
    await enterPassword(page, 'favourite');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/chỉ dành cho nhân viên/);
    expect((await page.request.get('/api/v1/account/')).status()).toBe(401);
  });

  it('[ADMIN-19] refuses writes without the token', async () => {
    const editor = new PlainCaller();
    await logIn(editor, 'editor');
    const data = { name: 'Không thẻ', place_type: 1, province: 1 };
    const refused = await editor.request.fetch('/api/admin/places', { method: 'POST', data });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'XSRF']);
    expect((await write(editor, 'POST', '/api/admin/places', { ...data, place_type: 0 })).status()).toBe(422);
  });

  it('[ADMIN-20] shows each role its own resources', async () => {
    const rooms = async (who: 'moderator' | 'editor' | 'admin') => {
      const { page } = await openConsole(who, '/');
      const names = await page.getByRole('menuitem').allInnerTexts();
      const groups = await page.getByText(/^(Danh bạ|Con người)$/).allInnerTexts();
      expect(groups.includes('Con người')).toBe(who !== 'editor');
      return names.map(name => name.split('\n')[0]);
    };
    const all = [
      'Tổng quan',
      'Cơ sở y tế',
      'Bác sĩ, chuyên gia',
      'Triệu chứng, bệnh',
      'Chữ viết tắt',
      'Tìm không ra',
      'Từ đồng nghĩa',
      'Ưu đãi',
      'Bài viết',
      'Bệnh',
      'Thuốc',
      'Bảo hiểm',
      'Sửa hồ sơ',
      'Nhận xét',
      'Bài thảo luận',
      'Câu hỏi',
      'Đơn đăng ký',
      'Tài khoản',
      'Dữ liệu cá nhân',
      'Nhật ký',
      'Thư',
      'Việc chạy nền',
      'Trang công khai',
    ];
    expect(await rooms('admin')).toEqual(all);
    const ofAdmins = ['Dữ liệu cá nhân', 'Nhật ký', 'Thư', 'Việc chạy nền'];
    const ofModerators = ['Nhận xét', 'Bài thảo luận', 'Câu hỏi', 'Đơn đăng ký', 'Tài khoản', ...ofAdmins];
    expect(await rooms('editor')).toEqual(all.filter(name => !ofModerators.includes(name)));
    expect(await rooms('moderator')).toEqual(all.filter(name => !ofAdmins.includes(name)));
  });
});
