import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeBrowserAfterAll, visit } from './support/chromium.ts';
import {
  choose,
  consoleReady,
  enterPassword,
  openConsole,
  rowsOf,
  select,
  setUpSecondFactor,
} from './support/console.ts';
import { logIn, write } from './support/log-in.ts';

closeBrowserAfterAll();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** The browser notes every answer that is no success; some tests want one. */
const unexpected = (mistakes: readonly string[]) => mistakes.filter(text => !/^Failed to load resource/.test(text));
/** Status and text of a public page, as nobody in particular sees it. */
const publicPage = async (page: Page, path: string) => {
  const answer = await page.request.get(path, { headers: { cookie: '' } });
  return { status: answer.status(), text: await answer.text() };
};
/** The id of the record that is being edited, once the address names it. */
const idOfPage = async (page: Page, resource: string) => {
  await page.waitForURL(new RegExp(`#/${resource}/\\d+$`));
  await consoleReady(page);
  return Number(/\d+$/.exec(page.url())?.[0]);
};
/** Signs somebody up whom no other test knows. */
const signUp = async (name: string, more: Record<string, string> = {}) => {
  const email = `${name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()}@antam.example`;
  const { context } = await visit('');
  const answer = await write(context, 'POST', '/api/v1/signup/', {
    name,
    email,
    password: 'mot-cau-dai-de-nho',
    ...more,
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  return { name, email };
};
const save = async (page: Page) => {
  await press(page, 'Lưu');
  await page.getByText('Đã lưu thay đổi').waitFor();
};

describe('the door', { timeout: 60_000 }, () => {
  it('[ADMIN-01] is a login form, then the console; the second factor is set up once and asked for later', async () => {
    const { page, context, mistakes } = await visit('/admin/');
    await heading(page, 'Đăng nhập quản trị').waitFor();
    await enterPassword(page, 'official');
    await heading(page, 'Bật xác thực hai lớp').waitFor();
    expect((await page.request.get('/api/admin/places')).status()).toBe(403);
    const codes = await setUpSecondFactor(page);
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

  it('[ADMIN-02] stays shut for nobody and for ordinary users, who stay logged in at the site', async () => {
    const { page, context } = await visit('/admin/');
    for (const resource of ['places', 'professionals', 'accounts', 'provider-applications', 'audit'])
      expect([resource, (await page.request.get(`/api/admin/${resource}`)).status()]).toEqual([resource, 401]);
    await logIn(context, 'user');
    for (const resource of ['places', 'professionals', 'accounts', 'provider-applications', 'audit'])
      expect([resource, (await page.request.get(`/api/admin/${resource}`)).status()]).toEqual([resource, 403]);
    await page.goto('/admin/#/places');
    await page.reload();
    await heading(page, 'Đăng nhập quản trị').waitFor();
    await page.getByText('chỉ dành cho nhân viên').first().waitFor();
    expect((await page.request.get('/api/v1/account/')).status()).toBe(200);
  });

  it('tells an ordinary user who logs in there why it stays shut', async () => {
    const { page } = await visit('/admin/');
    await enterPassword(page, 'favourite');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/chỉ dành cho nhân viên/);
    expect((await page.request.get('/api/v1/account/')).status()).toBe(401);
  });

  it('[ADMIN-19] takes no write without the token', async () => {
    const { page, context } = await openConsole('editor', '/');
    const data = { name: 'Không thẻ', place_type: 1, province: 1 };
    const refused = await page.request.post('/api/admin/places', { data });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'XSRF']);
    expect((await write(context, 'POST', '/api/admin/places', { ...data, place_type: 0 })).status()).toBe(422);
  });

  it('shows each role its rooms', async () => {
    const rooms = async (who: 'moderator' | 'editor' | 'admin') => {
      const { page, context } = await openConsole(who, '/');
      const names = await page.getByRole('menuitem').allInnerTexts();
      await context.close();
      return names.map(name => name.split('\n')[0]);
    };
    const all = [
      'Tổng quan',
      'Cơ sở y tế',
      'Bác sĩ, chuyên gia',
      'Đơn đăng ký',
      'Tài khoản',
      'Nhật ký',
      'Trang công khai',
    ];
    expect(await rooms('admin')).toEqual(all);
    expect(await rooms('editor')).toEqual(all.filter(name => !['Đơn đăng ký', 'Tài khoản', 'Nhật ký'].includes(name)));
    expect(await rooms('moderator')).toEqual(all.filter(name => name !== 'Nhật ký'));
  });
});

describe('places', { timeout: 60_000 }, () => {
  it('[ADMIN-03] are listed, searched, sorted, filtered and paged by the server', async () => {
    const { page, calls, mistakes } = await openConsole('editor', '/places');
    await heading(page, 'Cơ sở y tế').waitFor();
    await page.getByText(PLACES.hospital.name).first().waitFor();
    await field(page, /Tìm/).fill('truc lam');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(PLACES.clinic.name)]);
    await field(page, /Tìm/).fill('');
    await select(page, 'Trạng thái', 'Đang soạn');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(PLACES.draft.name)]);
    await page.goto('/admin/#/places?filter={}&page=1&perPage=5&sort=id&order=ASC');
    await expect.poll(() => rowsOf(page).first().innerText()).toContain(PLACES.hospital.name);
    expect(await rowsOf(page).count()).toBe(5);
    await press(page, 'Trang sau');
    await expect.poll(() => rowsOf(page).first().innerText()).toContain(PLACES.binhDuong.name);
    await page.getByRole('button', { name: /^Sắp xếp theo tên/ }).click();
    await expect.poll(() => calls.some(call => decodeURIComponent(call).includes('["name","ASC"]'))).toBe(true);
    await expect.poll(() => rowsOf(page).first().innerText()).toContain('Bệnh viện');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-04] [ADMIN-05] [ADMIN-06] are made, changed and deleted, and the public site follows', async () => {
    const { page, mistakes } = await openConsole('editor', '/places/create');
    await field(page, /^Tên cơ sở/).fill('Phòng khám Hoa Mướp Vàng');
    await choose(page, /^Loại cơ sở/, 'phong kham', /Phòng khám/);
    await select(page, /^Trạng thái/, 'Đã đăng');
    await choose(page, /^Tỉnh/, 'ha noi', 'Hà Nội');
    await field(page, 'Số nhà, đường').fill('12 Hàng Bông');
    await field(page, 'Điện thoại').fill('024 3640 2308');
    await choose(page, 'Chuyên khoa', 'nhi', 'Nhi khoa');
    await page.getByLabel('Biết giờ mở cửa').check();
    await press(page, 'Lưu');
    const id = await idOfPage(page, 'places');
    const path = `/co-so-y-te/phong-kham-hoa-muop-vang-${id}/`;
    const made = await publicPage(page, path);
    expect(made.status).toBe(200);
    for (const text of ['Phòng khám Hoa Mướp Vàng', '12 Hàng Bông', 'Nhi khoa']) expect(made.text).toContain(text);
    expect(made.text).not.toContain('3640');
    expect((await publicPage(page, '/tim-kiem/?q=hoa+muop+vang')).text).toContain(path);

    await field(page, /^Tên cơ sở/).fill('Phòng khám Hoa Mướp Tím');
    await save(page);
    await page.waitForURL(/#\/places$/);
    const renamed = `/co-so-y-te/phong-kham-hoa-muop-tim-${id}/`;
    expect((await publicPage(page, renamed)).text).toContain('Phòng khám Hoa Mướp Tím');
    await page.getByText('Phòng khám Hoa Mướp Tím').first().click();

    await press(page, 'Xóa');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xóa').first().waitFor();
    expect((await publicPage(page, renamed)).status).toBe(404);
    expect((await publicPage(page, '/tim-kiem/?q=hoa+muop+tim')).text).not.toContain(renamed);
    expect((await publicPage(page, '/co-so-y-te/?q=hoa+muop')).text).not.toContain('Hoa Mướp Tím');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('show what the server refuses beside the field, and keep what was typed', async () => {
    const { page } = await openConsole('editor', `/places/${PLACES.bare.id}`);
    await field(page, 'Điện thoại').fill('12');
    await field(page, 'Số nhà, đường').fill('99 Đồi Thông');
    await press(page, 'Lưu');
    await expect.poll(() => field(page, 'Điện thoại').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Số nhà, đường').inputValue()).toBe('99 Đồi Thông');
  });

  it('tell the second of two editors that somebody was faster', async () => {
    const { page } = await openConsole('editor', `/places/${PLACES.draft.id}`);
    const other = await openConsole('admin', `/places/${PLACES.draft.id}`);
    await field(other.page, 'Số nhà, đường').fill('1 Đường Mới');
    await save(other.page);
    await field(page, 'Số nhà, đường').fill('2 Đường Mới');
    await press(page, 'Lưu');
    await page.getByRole('alert').first().waitFor();
    expect(await field(page, 'Số nhà, đường').inputValue()).toBe('2 Đường Mới');
  });

  it('carry pictures: added, captioned, made the main one, deleted', async () => {
    const { page } = await openConsole('editor', `/places/${PLACES.bare.id}`);
    const cards = page.locator('[data-picture]');
    await page.getByText('Chưa có ảnh nào.').waitFor();
    const picture = await page.locator('h1').screenshot();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: picture },
      { name: 'b.png', mimeType: 'image/png', buffer: picture },
    ]);
    await expect.poll(() => cards.count()).toBe(2);
    await cards.nth(1).getByLabel('Chú thích').fill('Cổng chính');
    await cards.nth(1).getByLabel('Chú thích').press('Enter');
    await page.getByText('Đã lưu chú thích').waitFor();
    await cards.nth(1).getByRole('button', { name: 'Ảnh chính' }).click();
    await expect.poll(() => cards.first().getByLabel('Chú thích').inputValue()).toBe('Cổng chính');
    expect((await publicPage(page, PLACES.bare.path)).text).toContain('Cổng chính');
    for (const left of [1, 0]) {
      await cards.first().getByRole('button', { name: 'Xóa' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Xóa ảnh' }).click();
      await expect.poll(() => cards.count()).toBe(left);
    }
  });
});

describe('professionals', { timeout: 60_000 }, () => {
  it('[ADMIN-07] are listed and searched', async () => {
    const { page, mistakes } = await openConsole('editor', '/professionals');
    await heading(page, 'Bác sĩ, chuyên gia').waitFor();
    await field(page, /Tìm/).fill('nguyen thi mai');
    await expect
      .poll(() => rowsOf(page).allInnerTexts())
      .toContainEqual(expect.stringContaining(PROFESSIONALS.mai.name));
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-08] [ADMIN-09] [ADMIN-10] are made, changed and deleted, and the public site follows', async () => {
    const { page, mistakes } = await openConsole('editor', '/professionals/create');
    await field(page, /^Họ và tên/).fill('Lưu Thị Bách Hợp');
    await choose(page, 'Học hàm', 'pho giao su', 'Phó giáo sư');
    await choose(page, 'Chuyên khoa', 'nhi', 'Nhi khoa');
    await choose(page, /^Cơ sở y tế/, 'sen ha', PLACES.hospital.name);
    await field(page, 'Số giấy phép').fill('001234/HNO-CCHN');
    await page.getByLabel('Đã kiểm tra giấy phép').check();
    await select(page, /^Trạng thái/, 'Đã đăng');
    await press(page, 'Lưu');
    const id = await idOfPage(page, 'professionals');
    const path = `/bac-si/luu-thi-bach-hop-${id}/`;
    const made = await publicPage(page, path);
    expect(made.status).toBe(200);
    for (const text of ['Lưu Thị Bách Hợp', 'PGS', 'Nhi khoa', PLACES.hospital.name]) expect(made.text).toContain(text);

    await choose(page, 'Học hàm', 'giao su', 'Giáo sư');
    await save(page);
    expect((await publicPage(page, path)).text).toMatch(/>GS\.?[^<]*Lưu Thị Bách Hợp/);
    await page.getByText('Lưu Thị Bách Hợp').first().click();
    await press(page, 'Xóa');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xóa').first().waitFor();
    expect((await publicPage(page, path)).status).toBe(404);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are not published before the licence is verified', async () => {
    const { page } = await openConsole('editor', '/professionals/create');
    await field(page, /^Họ và tên/).fill('Chưa Kiểm Tra');
    await select(page, /^Trạng thái/, 'Đã đăng');
    await press(page, 'Lưu');
    await page.getByRole('alert').first().waitFor();
    expect(page.url()).toMatch(/professionals\/create$/);
    expect(await field(page, /^Họ và tên/).inputValue()).toBe('Chưa Kiểm Tra');
  });
});

describe('applications', { timeout: 60_000 }, () => {
  it('are approved by naming a page, which the account then owns', async () => {
    const { name } = await signUp('Cao Xin Duyệt', { type: 'professional', prof_spec: 'Nhi khoa' });
    const { page, mistakes } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await heading(page, /Đơn đăng ký: /).waitFor();
    await press(page, 'Duyệt đơn');
    await page.getByText('Xin chọn trang để liên kết.').waitFor();
    await choose(page, /^Bác sĩ/, 'tran anh tuan', /Trần Anh Tuấn/);
    await press(page, 'Duyệt đơn');
    await page.getByText('Đã duyệt đơn').waitFor();
    await page.getByRole('link', { name: /Trần Anh Tuấn/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Duyệt đơn' }).count()).toBe(0);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are refused with a reason only', async () => {
    const { name } = await signUp('Cao Xin Chối', { type: 'place', place_name: 'Phòng khám Vội', place_add: 'Huế' });
    const { page } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await press(page, 'Từ chối đơn');
    await page.getByText('Xin vui lòng nhập').waitFor();
    await field(page, /^Lý do/).fill('Chưa có giấy phép hoạt động.');
    await press(page, 'Từ chối đơn');
    await page.getByText('Đã từ chối đơn').waitFor();
    await page.getByText('Chưa có giấy phép hoạt động.').waitFor();
  });
});

describe('accounts', { timeout: 60_000 }, () => {
  it('are seen by moderators and changed by admins, and the log knows', async () => {
    const { name, email } = await signUp('Cao Bị Khóa');
    const { page, mistakes } = await openConsole('admin', '/accounts');
    await field(page, /Đầu email/).fill(email);
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.getByText(name).click();
    await page.getByText('chưa xác nhận').waitFor();
    await page.getByRole('link', { name: 'Sửa' }).click();
    await select(page, /^Trạng thái/, 'Đã khóa');
    await save(page);
    await page.getByText('Đã khóa').waitFor();
    await page.getByRole('menuitem', { name: 'Nhật ký' }).click();
    await expect.poll(() => rowsOf(page).first().innerText()).toContain(ACCOUNTS.admin.name);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('gain a member of staff', async () => {
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
