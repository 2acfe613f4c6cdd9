import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, fillSignup, isPostTo, main, send } from './support/account-forms.ts';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { cookieOf } from './support/cookies.ts';
import { listenToHits } from './support/hits.ts';
import { newPerson } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';

const DAY_S = 86_400;
const alert = (page: Page) => page.getByRole('dialog', { name: 'Chưa đăng ký được' });

describe('signing up', () => {
  it('[AUTH-21] [AUTH-30] [TRK-05] sends all fields, reports the signup and opens the address of `next`', async () => {
    const { page, mistakes } = await visit('');
    const reported = listenToHits(page);
    await page.goto('/dang-ky?next=%2Fbac-si%2F&source=forum&utm_source=thu');
    await hydrated(page);
    const person = newPerson();
    await fillSignup(page, person);
    await box(page, 'Số điện thoại (không bắt buộc)').fill('0912 345 678');
    // A report sent by a page that is being left is not seen by tests, so that page stays until it is seen.
    let leave = () => {};
    const seen = new Promise<void>(resolve => {
      leave = resolve;
    });
    await page.route('**/bac-si/', async route => {
      await seen;
      await route.continue();
    });
    const request = page.waitForRequest(isPostTo('/dang-ky'));
    // The browser drops an answer's body when its page is left, so it is read on the way.
    const answers: unknown[] = [];
    await page.route('**/dang-ky?*', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      answers.push(await response.json());
      return route.fulfill({ response });
    });
    await send(page, 'Đăng ký');
    expect((await request).postDataJSON()).toEqual({
      ...person,
      mobile_phone: '0912 345 678',
      type: 'user',
      next: '/bac-si/',
      source: 'forum',
      utm: { utm_source: 'thu' },
    });
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/dang-ky/hoan-thanh/user');
    leave();
    await page.waitForURL('**/bac-si/');
    expect(answers).toEqual([{ next: '/bac-si/' }]);
    await page.locator('[data-site-header]').getByText(`Tài khoản của ${person.name}`).waitFor({ state: 'attached' });
    const said = page.getByRole('region', { name: 'Việc tiếp theo' });
    expect(await said.innerText()).toContain(`Thư xác thực đã gửi tới ${person.email}`);
    expect(await said.innerText()).toContain('Gửi lại được sau');
    const now = Date.now() / 1_000;
    for (const [name, value] of Object.entries({ name: person.name, email: person.email, phone: '0912 345 678' })) {
      const cookie = await cookieOf(page, name);
      expect(decodeURIComponent(cookie?.value ?? '')).toBe(value);
      expect(Math.round(((cookie?.expires ?? 0) - now) / DAY_S)).toBe(365);
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('antam:account-draft:signup'))).toBeNull();
    await page.goto('/tai-khoan/');
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-26] [AUTH-28] [AUTH-29] sends the fields that only providers fill in', async () => {
    const { page } = await openPage('/dang-ky');
    await page.route('**/dang-ky', route => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await fillSignup(page, newPerson());
    for (const [type, fields] of [
      ['Cơ sở y tế', { place_name: ['Tên cơ sở y tế', 'Nắng Mai'], place_add: ['Địa chỉ cơ sở', '12 Lê Lợi'] }],
      ['Bác sĩ', { prof_spec: ['Chuyên khoa', 'Nhi khoa'], prof_place: ['Nơi làm việc', 'Sen Hạ'] }],
    ] as const) {
      await main(page).getByText(type, { exact: true }).click();
      for (const [label, text] of Object.values(fields)) await box(page, label).fill(text);
      const request = page.waitForRequest(isPostTo('/dang-ky'));
      await send(page, 'Đăng ký');
      const sent = Object.fromEntries(Object.entries(fields).map(([name, [, text]]) => [name, text]));
      expect((await request).postDataJSON()).toMatchObject(sent);
      await alert(page).getByRole('button', { name: 'OK' }).click();
      await alert(page).waitFor({ state: 'detached' });
    }
  });

  it('[TRK-06] that is refused is reported with its type', async () => {
    const { page } = await visit('');
    const reported = listenToHits(page);
    await page.goto('/dang-ky');
    await hydrated(page);
    await fillSignup(page, { ...newPerson(), email: ACCOUNTS.user.email });
    await send(page, 'Đăng ký');
    await alert(page).waitFor();
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/dang-ky/loi/user');
  });

  it('[ERR-01] [ERR-02] [ERR-49] says that an email address is registered, beside the field too, and keeps what was typed', async () => {
    const { page } = await visit('');
    await page.goto('/dang-ky');
    await hydrated(page);
    await fillSignup(page, { ...newPerson(), email: ACCOUNTS.user.email });
    await send(page, 'Đăng ký');
    await alert(page).waitFor();
    const said = await alert(page).innerText();
    expect(said).toContain('Đăng ký tài khoản gặp lỗi, xin vui lòng thử lại.');
    expect(said).toContain('đã được đăng ký');
    expect(said).toContain('1900 0115');
    expect(said).toContain('hotro@antam.example');
    expect(said).not.toMatch(/[{}]/);
    const wayIn = alert(page).getByRole('link', { name: 'Đăng nhập bằng email này' });
    expect(await wayIn.getAttribute('href')).toBe('/dang-nhap');
    await page.keyboard.press('Escape');
    await alert(page).waitFor({ state: 'detached' });
    await expect.poll(() => box(page, 'Email').evaluate(field => field === document.activeElement)).toBe(true);
    expect(await box(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    const described = await box(page, 'Email').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('đã được đăng ký');
    expect(await box(page, 'Họ và tên').inputValue()).toBe('Đặng Thu Hà');
    expect(await box(page, 'Mật khẩu').inputValue()).toBe('con-meo-tren-mai-nha');
  });

  it('keeps what was typed when the server does not answer, also after a reload', async () => {
    const { page, context } = await openPage('/dang-ky?type=place');
    const person = newPerson();
    await fillSignup(page, person);
    await box(page, 'Tên cơ sở y tế').fill('Phòng khám Nắng Mai');
    await context.setOffline(true);
    await send(page, 'Đăng ký');
    await alert(page).getByText('Không có kết nối mạng').waitFor();
    await page.keyboard.press('Escape');
    await alert(page).waitFor({ state: 'detached' });
    expect(await box(page, 'Mật khẩu').inputValue()).toBe(person.password);
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => box(page, 'Họ và tên').inputValue()).toBe(person.name);
    expect(await box(page, 'Email').inputValue()).toBe(person.email);
    expect(await box(page, 'Tên cơ sở y tế').inputValue()).toBe('Phòng khám Nắng Mai');
    expect(await box(page, 'Mật khẩu').inputValue()).toBe('');
  });

  it('[ERR-03] asks for all that is missing or wrong before it sends anything, by the keyboard alone, and gives the raw text of a failure as code', async () => {
    const { page } = await openPage('/dang-ky');
    const posts: string[] = [];
    page.on('request', request => isPostTo('/dang-ky')(request) && posts.push(request.url()));
    await box(page, 'Số điện thoại (không bắt buộc)').fill('12');
    await box(page, 'Mật khẩu').focus();
    await page.keyboard.press('Enter');
    await main(page).getByText('Một số thông tin còn thiếu').waitFor();
    expect(await main(page).locator('[aria-invalid]').count()).toBe(4);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await box(page, 'Họ và tên').evaluate(field => field === document.activeElement)).toBe(true);
    expect(posts).toEqual([]);
    await page.route('**/dang-ky', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'ABC123' }) : route.continue(),
    );
    await fillSignup(page, newPerson());
    await box(page, 'Số điện thoại (không bắt buộc)').fill('');
    await send(page, 'Đăng ký');
    await alert(page).getByText('ABC123').waitFor();
    expect(posts).toHaveLength(1);
  });

  it('works without script: says what is wrong, keeps what was typed, then opens the address of `next`', async () => {
    const { page } = visitPlainly();
    await page.goto('/dang-ky?next=%2Fco-so-y-te%2F&type=professional');
    const person = newPerson();
    await fillSignup(page, { ...person, password: 'ngắn' });
    await main(page).getByLabel('Số điện thoại').fill('12');
    await box(page, 'Chuyên khoa').fill('Nhi khoa');
    await send(page, 'Đăng ký');
    const told = await main(page).getByRole('alert').first().innerText();
    for (const text of ['Một số thông tin còn thiếu', 'ít nhất 8 ký tự', 'Số điện thoại chưa đúng'])
      expect(told).toContain(text);
    expect(told).not.toContain('1900 0115');
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
    expect(await box(page, 'Chuyên khoa').inputValue()).toBe('Nhi khoa');
    expect(await main(page).getByRole('radio', { name: 'Bác sĩ' }).isChecked()).toBe(true);
    expect(await box(page, 'Mật khẩu').inputValue()).toBe('');
    await main(page).getByLabel('Số điện thoại').fill('');
    await box(page, 'Email').fill(ACCOUNTS.user.email);
    await box(page, 'Mật khẩu').fill(person.password);
    await send(page, 'Đăng ký');
    expect(await main(page).getByRole('alert').first().innerText()).toContain('Đăng ký tài khoản gặp lỗi');
    expect(
      await main(page).getByRole('alert').first().getByRole('link', { name: 'Đăng nhập bằng email này' }).count(),
    ).toBe(1);
    await box(page, 'Email').fill(person.email);
    await box(page, 'Mật khẩu').fill(person.password);
    await send(page, 'Đăng ký');
    expect(page.url()).toBe(`${product.origin}/co-so-y-te/`);
    await page.getByText('Đã nhận đơn đăng ký của bạn').waitFor();
    await page.getByText(`Thư xác thực đã gửi tới ${person.email}`).waitFor();
    await page.goto('/tai-khoan/');
    expect(await main(page).innerText()).toContain('Đang được xem xét');
    await box(page, 'Chuyên khoa').fill('Nhi khoa, Sơ sinh');
    await send(page, 'Lưu đơn đăng ký');
    await main(page).getByText('Đã lưu đơn đăng ký').waitFor();
    expect(await box(page, 'Chuyên khoa').inputValue()).toBe('Nhi khoa, Sơ sinh');
  });
});
