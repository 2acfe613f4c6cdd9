import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { closeBrowserAfterAll, hydrated, type VisitOptions, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { linkInLetter } from './support/letters.ts';
import { logIn } from './support/log-in.ts';
import { newPerson, signUp } from './support/new-account.ts';

closeBrowserAfterAll();

const WITHOUT_SCRIPT = { javaScriptEnabled: false };
const DAY_S = 86_400;
const main = (page: Page) => page.locator('main');
const box = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('dialog', { name: 'Chưa đăng ký được' });
const here = (page: Page) => page.evaluate(() => location.pathname + location.search);
const isPostTo = (path: string) => (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === path;
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find(cookie => cookie.name === name);

async function openPage(path: string, options: VisitOptions = {}) {
  const opened = await visit(path, options);
  if (options.javaScriptEnabled !== false) await hydrated(opened.page);
  return opened;
}

/** Fills in the fields that everybody has. */
async function fillSignup(page: Page, { name, email, password }: ReturnType<typeof newPerson>): Promise<void> {
  await box(page, 'Họ và tên').fill(name);
  await box(page, 'Email').fill(email);
  await box(page, 'Mật khẩu').fill(password);
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await box(page, 'Email').fill(email);
  await box(page, 'Mật khẩu').fill(password);
}

describe('the pages without script', () => {
  it.each([
    ['[AUTH-01]', '/dang-ky', /<form[^>]*action="\/dang-ky"[\s\S]*name="password"/],
    ['[AUTH-02]', '/dang-nhap', /<form[^>]*action="\/dang-nhap"[\s\S]*name="password"/],
    ['[AUTH-03]', '/quen-mat-khau/', /<form[^>]*action="\/quen-mat-khau\/"[\s\S]*name="email"/],
  ])('%s %s is served with its form', async (_, path, form) => {
    const answer = await fetch(inject('origin') + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(form);
    const slashed = await fetch(inject('origin') + (path.endsWith('/') ? path.slice(0, -1) : `${path}/`), {
      redirect: 'manual',
    });
    expect([slashed.status, slashed.headers.get('location')]).toEqual([301, path]);
  });
});

describe('signup by its address', () => {
  it.each([
    ['place', 'Cơ sở y tế'],
    ['professional', 'Bác sĩ'],
    ['user', 'Người dùng'],
    ['favourite', 'Người dùng'],
    ['xyz', 'Người dùng'],
    ['admin', 'Người dùng'],
  ])('[AUTH-33] [AUTH-34] [AUTH-51] ?type=%s selects %s', async (type, chosen) => {
    const { page } = await openPage(`/dang-ky?type=${type}`, WITHOUT_SCRIPT);
    expect(await main(page).getByRole('radio', { checked: true }).count()).toBe(1);
    expect(await main(page).getByRole('radio', { name: chosen }).isChecked()).toBe(true);
    const value = await main(page).getByRole('radio', { checked: true }).getAttribute('value');
    expect(value).toBe(['xyz', 'admin'].includes(type) ? 'user' : type);
  });

  it('[AUTH-37] [AUTH-38] [AUTH-39] [AUTH-40] fills in what providers are asked for', async () => {
    const { page } = await openPage(
      '/dang-ky?type=place&place_name=ABC&place_add=12+L%C3%AA+L%E1%BB%A3i',
      WITHOUT_SCRIPT,
    );
    expect(await box(page, 'Tên cơ sở y tế').inputValue()).toBe('ABC');
    expect(await box(page, 'Địa chỉ cơ sở').inputValue()).toBe('12 Lê Lợi');
    expect(await box(page, 'Chuyên khoa').isVisible()).toBe(false);
    await page.goto('/dang-ky?type=professional&prof_spec=Nhi&prof_place=Sen+H%E1%BA%A1');
    expect(await box(page, 'Chuyên khoa').inputValue()).toBe('Nhi');
    expect(await box(page, 'Nơi làm việc').inputValue()).toBe('Sen Hạ');
    expect(await box(page, 'Tên cơ sở y tế').isVisible()).toBe(false);
  });

  it('[AUTH-41] [AUTH-67] takes a css_class of its short list, and nothing else', async () => {
    const { page } = await openPage('/dang-ky?css_class=compact');
    expect(await main(page).locator('.compact').count()).toBe(1);
    expect(await main(page).getByRole('complementary').isVisible()).toBe(false);
    const attack = '"><script>window.hacked=1</script>';
    const { page: other, mistakes } = await openPage(`/dang-ky?css_class=${encodeURIComponent(attack)}`);
    expect(await main(other).getByRole('complementary').isVisible()).toBe(true);
    expect(await other.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    expect(await other.content()).not.toContain('class="container hacked');
    expect(mistakes).toEqual([]);
  });
});

describe('signing up', () => {
  it('[AUTH-21..25] [AUTH-30..32] [AUTH-36] [TRK-05] [STORE-01..03] sends everything, reports it and goes on to next', async () => {
    const { page, mistakes } = await visit('');
    const reported = listenToHits(page);
    await page.goto('/dang-ky?next=%2Fbac-si%2F&source=forum&utm_source=thu');
    await hydrated(page);
    const person = newPerson();
    await fillSignup(page, person);
    await box(page, 'Số điện thoại (không bắt buộc)').fill('0912 345 678');
    // A report sent by a page that is being left is not seen by tests, so that page stays for a while.
    await page.route('**/bac-si/', async route => {
      await new Promise(resolve => setTimeout(resolve, 2_000));
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
    await page.waitForURL('**/bac-si/');
    expect(answers).toEqual([{ next: '/bac-si/' }]);
    await page.locator('[data-site-header]').getByText(`Tài khoản của ${person.name}`).waitFor({ state: 'attached' });
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/dang-ky/hoan-thanh/user');
    const now = Date.now() / 1_000;
    for (const [name, value] of Object.entries({ name: person.name, email: person.email, phone: '0912 345 678' })) {
      const cookie = await cookieOf(page, name);
      expect(decodeURIComponent(cookie?.value ?? '')).toBe(value);
      expect(Math.round(((cookie?.expires ?? 0) - now) / DAY_S)).toBe(365);
    }
    expect(await page.evaluate(() => localStorage.getItem('antam:account-draft'))).toBeNull();
    await page.goto('/tai-khoan/');
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-26] [AUTH-27] [AUTH-28] [AUTH-29] sends what a provider was asked for', async () => {
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

  it('[ERR-01] [ERR-02] [ERR-49] [TRK-06] tells a registered e-mail, beside the field too, and keeps everything', async () => {
    const { page } = await visit('');
    const reported = listenToHits(page);
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
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/dang-ky/loi/user');
    await page.keyboard.press('Escape');
    await alert(page).waitFor({ state: 'detached' });
    await expect.poll(() => box(page, 'Email').evaluate(field => field === document.activeElement)).toBe(true);
    expect(await box(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    const described = await box(page, 'Email').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('đã được đăng ký');
    expect(await box(page, 'Họ và tên').inputValue()).toBe('Đặng Thu Hà');
    expect(await box(page, 'Mật khẩu').inputValue()).toBe('con-meo-tren-mai-nha');
  });

  it('[ERR-03] gives the raw text of a failure as code', async () => {
    const { page } = await openPage('/dang-ky');
    await page.route('**/dang-ky', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'ABC123' }) : route.continue(),
    );
    await fillSignup(page, newPerson());
    await send(page, 'Đăng ký');
    await alert(page).getByText('ABC123').waitFor();
  });

  it('loses nothing when the server is dead, nor by a reload then', async () => {
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
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
    expect(await box(page, 'Email').inputValue()).toBe(person.email);
    expect(await box(page, 'Tên cơ sở y tế').inputValue()).toBe('Phòng khám Nắng Mai');
    expect(await box(page, 'Mật khẩu').inputValue()).toBe('');
  });

  it('asks for what is missing before it sends anything, by the keyboard alone', async () => {
    const { page } = await openPage('/dang-ky');
    const posts: string[] = [];
    page.on('request', request => isPostTo('/dang-ky')(request) && posts.push(request.url()));
    await box(page, 'Mật khẩu').focus();
    await page.keyboard.press('Enter');
    await main(page).getByText('Một số thông tin còn thiếu').waitFor();
    expect(await box(page, 'Họ và tên').evaluate(field => field === document.activeElement)).toBe(true);
    expect(posts).toEqual([]);
  });

  it('works without script: says what is wrong, keeps what was typed, then goes on to next', async () => {
    const { page } = await openPage('/dang-ky?next=%2Fco-so-y-te%2F&type=professional', WITHOUT_SCRIPT);
    const person = newPerson();
    await fillSignup(page, { ...person, password: 'ngắn' });
    await box(page, 'Chuyên khoa').fill('Nhi khoa');
    await send(page, 'Đăng ký');
    expect(await main(page).innerText()).toContain('Đăng ký tài khoản gặp lỗi, xin vui lòng thử lại.');
    expect(await main(page).innerText()).toContain('ít nhất 8 ký tự');
    expect(await main(page).innerText()).toContain('1900 0115');
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
    expect(await box(page, 'Chuyên khoa').inputValue()).toBe('Nhi khoa');
    expect(await main(page).getByRole('radio', { name: 'Bác sĩ' }).isChecked()).toBe(true);
    expect(await box(page, 'Mật khẩu').inputValue()).toBe('');
    await box(page, 'Mật khẩu').fill(person.password);
    await send(page, 'Đăng ký');
    await page.waitForURL('**/co-so-y-te/');
    await page.goto('/tai-khoan/');
    expect(await main(page).innerText()).toContain('đang được xem xét');
  });
});

describe('logging in', () => {
  it('[AUTH-35] [AUTH-47] opens next as the user', async () => {
    const { page, mistakes } = await openPage('/dang-nhap?next=%2Fbac-si%2F%3Fprovinces%3Dha-noi');
    await fillLogin(page, ACCOUNTS.user.email, ACCOUNTS.user.password);
    await send(page, 'Đăng nhập');
    await page.waitForURL('**/bac-si/?provinces=ha-noi');
    expect(await page.locator('body').getAttribute('class')).toMatch(/(^| )logged-in/);
    expect(mistakes).toEqual([]);
  });

  it.each(['https://example.org', '//example.org/', '/\\example.org', 'javascript:alert(1)'])(
    '[AUTH-52] stays on this site with next=%s',
    async next => {
      const { page } = await openPage(`/dang-nhap?next=${encodeURIComponent(next)}`);
      await fillLogin(page, ACCOUNTS.user.email, ACCOUNTS.user.password);
      await send(page, 'Đăng nhập');
      await page.locator('[data-site-header]').getByText(`Tài khoản của ${ACCOUNTS.user.name}`).waitFor({
        state: 'attached',
      });
      expect(page.url()).toBe(`${inject('origin')}/`);
    },
  );

  it('[AUTH-50] says the same of an unknown e-mail and a wrong password, and keeps the e-mail', async () => {
    const { page } = await openPage('/dang-nhap');
    const said: string[] = [];
    for (const email of [ACCOUNTS.user.email, 'khong-co-ai@antam.example']) {
      await fillLogin(page, email, 'sai-mat-khau-roi');
      const answered = page.waitForResponse(response => isPostTo('/dang-nhap')(response.request()));
      await send(page, 'Đăng nhập');
      expect((await answered).status()).toBe(401);
      await main(page).getByText('Email hoặc mật khẩu không đúng.').waitFor();
      said.push((await main(page).getByRole('alert').first().innerText()).replace(/[\da-f-]{36}/g, ''));
      expect(await box(page, 'Email').inputValue()).toBe(email);
    }
    expect(said[0]).toBe(said[1]);
  });

  it('works without script, and so does logging out', async () => {
    const { page } = await openPage('/dang-nhap?next=%2Fdich-vu%2F', WITHOUT_SCRIPT);
    await fillLogin(page, ACCOUNTS.favourite.email, 'sai-mat-khau-roi');
    await send(page, 'Đăng nhập');
    expect(await main(page).innerText()).toContain('Email hoặc mật khẩu không đúng.');
    expect(await box(page, 'Email').inputValue()).toBe(ACCOUNTS.favourite.email);
    await fillLogin(page, ACCOUNTS.favourite.email, ACCOUNTS.favourite.password);
    await send(page, 'Đăng nhập');
    await page.waitForURL('**/dich-vu/');
    await page.locator('[data-site-header] summary').click();
    await page.locator('[data-site-header]').getByRole('button', { name: 'Đăng xuất' }).click();
    await page.locator('body.not-logged-in').waitFor();
    expect(await cookieOf(page, 'antam_session')).toBeUndefined();
  });
});

describe('logging out', () => {
  const logOut = async (page: Page) => {
    await page.locator('[data-site-header] summary').click();
    await page.locator('[data-site-header]').getByRole('button', { name: 'Đăng xuất' }).click();
  };

  /** Somebody who has left traces in the browser. */
  async function openAsUser(path: string) {
    const opened = await visit('');
    const { page, context } = opened;
    await page.goto('/dang-nhap');
    await hydrated(page);
    await fillLogin(page, ACCOUNTS.favourite.email, ACCOUNTS.favourite.password);
    await send(page, 'Đăng nhập');
    await page.waitForURL(url => url.pathname === '/');
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.setItem('antam:pending-favourite', '{"at":1,"value":{}}'));
    return { ...opened, page, context };
  }
  const traces = async (page: Page) => [
    (await cookieOf(page, 'email'))?.value ?? null,
    await page.evaluate(() => localStorage.getItem('antam:pending-favourite')),
  ];

  it('[AUTH-04] [AUTH-53] [AUTH-55] [AUTH-69] [HEAD-16] ends the session, forgets the visitor and reloads', async () => {
    const { page, context } = await openAsUser('/bac-si/?provinces=ha-noi');
    const token = (await cookieOf(page, 'XSRF-TOKEN'))?.value;
    expect((await traces(page))[0]).not.toBeNull();
    const request = page.waitForRequest(isPostTo('/dang-xuat/'));
    await logOut(page);
    expect(new URL((await request).url()).search).toBe('?provinces=ha-noi');
    await page.locator('body.not-logged-in').waitFor();
    await hydrated(page);
    expect(await here(page)).toBe('/bac-si/?provinces=ha-noi');
    expect(await cookieOf(page, 'antam_session')).toBeUndefined();
    expect((await cookieOf(page, 'XSRF-TOKEN'))?.value).not.toBe(token);
    expect(await traces(page)).toEqual([null, null]);
    expect((await context.request.get('/api/v1/account/')).status()).toBe(401);
  });

  it.each(['500', 'no answer'])('[AUTH-54] [AUTH-69] clears the token and reloads after %s too', async outcome => {
    const { page } = await openAsUser('/chuyen-khoa/');
    const token = (await cookieOf(page, 'XSRF-TOKEN'))?.value;
    await page.route('**/dang-xuat/**', route =>
      outcome === '500' ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    const reloaded = page.waitForEvent('load');
    await logOut(page);
    await reloaded;
    await hydrated(page);
    expect((await cookieOf(page, 'XSRF-TOKEN'))?.value).not.toBe(token);
    expect(await traces(page)).toEqual([null, null]);
    // The session lives on, and the page says so.
    expect(await page.locator('body.logged-in').count()).toBe(1);
  });
});

describe('passwords', () => {
  it('[AUTH-56] [AUTH-57] [AUTH-61..65] [TRK-16] [TRK-17] [ERR-19] [ERR-20] are reset by a letter', async () => {
    const { context } = await visit('');
    const person = await signUp(context);
    const { page } = await visit('');
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(({ path }) => path);
    await page.goto('/quen-mat-khau/?utm_source=thu');
    await hydrated(page);
    await page.route('**/quen-mat-khau/?*', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await box(page, 'Email').fill(person.email);
    await send(page, 'Gửi thư đặt lại mật khẩu');
    await main(page).getByText('Đã xảy ra lỗi, xin vui lòng thử lại.').waitFor();
    await expect.poll(paths).toContain('/quen-mat-khau/loi/');
    await page.unrouteAll();
    const request = page.waitForRequest(isPostTo('/quen-mat-khau/'));
    await send(page, 'Gửi thư đặt lại mật khẩu');
    expect(new URL((await request).url()).search).toBe('?utm_source=thu');
    await main(page).getByText('Bạn hãy kiểm tra hộp thư').waitFor();
    await expect.poll(paths).toContain('/quen-mat-khau/hoan-thanh/');

    const link = await linkInLetter(person.email, '/quen-mat-khau/');
    await page.goto(link);
    await hydrated(page);
    const { pathname } = new URL(page.url());
    await box(page, 'Mật khẩu mới').fill('hai-con-meo-ngoai-san');
    await box(page, 'Nhập lại mật khẩu mới').fill('khac-hoan-toan');
    await send(page, 'Đặt mật khẩu mới');
    await main(page).getByText('Đổi mật khẩu gặp lỗi, xin vui lòng thử lại.').waitFor();
    await box(page, 'Nhập lại mật khẩu mới').fill('hai-con-meo-ngoai-san');
    const reset = page.waitForRequest(isPostTo(pathname));
    await send(page, 'Đặt mật khẩu mới');
    expect((await reset).postDataJSON()).toEqual({
      password: 'hai-con-meo-ngoai-san',
      password_confirm: 'hai-con-meo-ngoai-san',
    });
    await main(page).getByText('Mật khẩu đã được đổi').waitFor();
    const shown = await main(page).innerText();
    for (const text of [person.name, person.email, 'Chưa cung cấp']) expect(shown).toContain(text);

    await main(page).getByRole('link', { name: 'Đăng nhập' }).click();
    await page.waitForURL('**/dang-nhap');
    await hydrated(page);
    await fillLogin(page, person.email, person.password);
    await send(page, 'Đăng nhập');
    await main(page).getByText('Email hoặc mật khẩu không đúng.').waitFor();
    await fillLogin(page, person.email, 'hai-con-meo-ngoai-san');
    await send(page, 'Đăng nhập');
    await page.waitForURL(url => url.pathname === '/');

    await page.goto(link);
    await hydrated(page);
    await box(page, 'Mật khẩu mới').fill('ba-con-meo-ngoai-san');
    await box(page, 'Nhập lại mật khẩu mới').fill('ba-con-meo-ngoai-san');
    await send(page, 'Đặt mật khẩu mới');
    await main(page).getByRole('link', { name: 'Gửi thư mới' }).waitFor();
  });

  it('[AUTH-05] [AUTH-58..65] [TRK-18] [ERR-21] are changed by the current one', async () => {
    const { page, context } = await visit('');
    const person = await signUp(context);
    const reported = listenToHits(page);
    await page.goto('/doi-mat-khau');
    await hydrated(page);
    const change = async (old: string, fresh: string) => {
      await box(page, 'Mật khẩu hiện tại').fill(old);
      await box(page, 'Mật khẩu mới').fill(fresh);
      await box(page, 'Nhập lại mật khẩu mới').fill(fresh);
      await send(page, 'Đổi mật khẩu');
    };
    await change('sai-mat-khau-roi', 'hai-con-meo-ngoai-san');
    await main(page).getByText('Đổi mật khẩu gặp lỗi, xin vui lòng thử lại.').waitFor();
    expect(await box(page, 'Mật khẩu hiện tại').getAttribute('aria-invalid')).toBe('true');
    const request = page.waitForRequest(isPostTo('/doi-mat-khau'));
    const answer = page.waitForResponse(response => isPostTo('/doi-mat-khau')(response.request()));
    await change(person.password, 'hai-con-meo-ngoai-san');
    expect((await request).postDataJSON()).toEqual({
      password: person.password,
      new_password: 'hai-con-meo-ngoai-san',
      new_password_confirm: 'hai-con-meo-ngoai-san',
    });
    const { name, email } = person;
    expect(await (await answer).json()).toEqual({ name, email, mobile_phone: 'Chưa cung cấp' });
    await main(page).getByText('Mật khẩu đã được đổi').waitFor();
    for (const text of [name, email, 'Chưa cung cấp']) expect(await main(page).innerText()).toContain(text);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/doi-mat-khau/hoan-thanh/');
    // This browser goes on, also with its next write.
    await page.goto('/tai-khoan/');
    await hydrated(page);
    await box(page, 'Số điện thoại (không bắt buộc)').fill('0912 345 678');
    await send(page, 'Lưu thay đổi');
    await main(page).getByText('Đã lưu').waitFor();
  });

  it('[AUTH-05] are changed by who is logged in only: others log in first', async () => {
    const { page } = await openPage('/doi-mat-khau');
    expect(await here(page)).toBe('/dang-nhap?next=%2Fdoi-mat-khau');
    await fillLogin(page, ACCOUNTS.user.email, ACCOUNTS.user.password);
    await send(page, 'Đăng nhập');
    await page.waitForURL('**/doi-mat-khau');
  });

  it('are changed without script', async () => {
    const { page, context } = await visit('', WITHOUT_SCRIPT);
    const person = await signUp(context);
    await page.goto('/doi-mat-khau');
    for (const old of ['sai-mat-khau-roi', person.password]) {
      await box(page, 'Mật khẩu hiện tại').fill(old);
      await box(page, 'Mật khẩu mới').fill('hai-con-meo-ngoai-san');
      await box(page, 'Nhập lại mật khẩu mới').fill('hai-con-meo-ngoai-san');
      await send(page, 'Đổi mật khẩu');
      if (old === person.password) break;
      expect(await main(page).innerText()).toContain('Đổi mật khẩu gặp lỗi, xin vui lòng thử lại.');
      expect(await main(page).innerText()).toContain('Mật khẩu hiện tại không đúng.');
    }
    expect(await main(page).innerText()).toContain('Mật khẩu đã được đổi');
  });
});

describe('confirming an e-mail', () => {
  it('[AUTH-06] [AUTH-07] [AUTH-66] [TRK-19] [ERR-22] happens on load, by one POST to the page; again is fine', async () => {
    const { page, context, mistakes } = await visit('');
    const person = await signUp(context);
    const link = await linkInLetter(person.email, '/xac-thuc/');
    const reported = listenToHits(page);
    const posts: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST' && /xac-thuc/.test(request.url())) posts.push(new URL(request.url()).pathname);
    });
    await page.goto(link);
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await page.waitForLoadState('networkidle');
    expect(posts).toEqual([new URL(page.url()).pathname]);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/hoan-thanh/');
    await page.reload();
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await page.goto('/tai-khoan/');
    await main(page).getByText('Đã xác thực').waitFor();
    expect(mistakes).toEqual([]);
  });

  it('[TRK-20] [ERR-23] says that it failed, and with which code', async () => {
    const { page } = await visit('');
    const reported = listenToHits(page);
    await page.goto('/xac-thuc/khong-phai-ma/');
    await main(page).getByText('Xác thực email không thành công!').waitFor();
    expect(await main(page).innerText()).toMatch(/mã lỗi [\da-f-]{36}/);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/loi/');
  });

  it('tries again after a dead network', async () => {
    const { page, context } = await visit('');
    const { email } = await signUp(context);
    const link = await linkInLetter(email, '/xac-thuc/');
    await page.route('**/xac-thuc/**', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto(link);
    await main(page).getByText('Không có kết nối mạng').waitFor();
    await page.unrouteAll();
    await send(page, 'Thử lại');
    await main(page).getByText('Xác thực email thành công!').waitFor();
  });

  it('[AUTH-66] has a button for those without script', async () => {
    const { page, context } = await visit('', WITHOUT_SCRIPT);
    const { email } = await signUp(context);
    await page.goto(await linkInLetter(email, '/xac-thuc/'));
    await send(page, 'Xác thực email');
    expect(await main(page).innerText()).toContain('Xác thực email thành công!');
    await page.goto('/xac-thuc/khong-phai-ma/');
    await send(page, 'Xác thực email');
    expect(await main(page).innerText()).toContain('Xác thực email không thành công!');
  });
});

describe('the account', () => {
  it('sends the confirmation again', async () => {
    const { page, context } = await visit('');
    const { email } = await signUp(context);
    const first = await linkInLetter(email, '/xac-thuc/');
    await page.goto('/tai-khoan/');
    await hydrated(page);
    await main(page).getByText('Chưa xác thực').waitFor();
    await send(page, 'Gửi lại email xác thực');
    await main(page).getByText('đã gửi một liên kết xác thực mới').waitFor();
    expect(await linkInLetter(email, '/xac-thuc/', first)).not.toBe(first);
  });

  it('lists the browsers that are logged in, and logs them out one by one or together', async () => {
    const { page, context } = await visit('');
    const person = await signUp(context);
    const others = await Promise.all([1, 2, 3].map(() => visit('')));
    for (const other of others) {
      await other.page.goto('/dang-nhap');
      await hydrated(other.page);
      await fillLogin(other.page, person.email, person.password);
      await send(other.page, 'Đăng nhập');
      await other.page.waitForURL(url => url.pathname === '/');
    }
    await page.goto('/tai-khoan/phien-dang-nhap/');
    await hydrated(page);
    await main(page).getByText('4 máy đang đăng nhập').waitFor();
    expect(await main(page).getByText('Máy này', { exact: true }).count()).toBe(1);
    await main(page)
      .getByRole('button', { name: /^Đăng xuất .* trên/ })
      .first()
      .click();
    await main(page).getByText('3 máy đang đăng nhập').waitFor();
    await send(page, 'Đăng xuất mọi máy khác');
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await main(page).getByText('Chỉ có máy này').waitFor();
    for (const { context: other } of others) expect((await other.request.get('/api/v1/account/')).status()).toBe(401);
    expect((await context.request.get('/api/v1/account/')).status()).toBe(200);
  });

  it('tells a provider how the application stands', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'placeApplicant');
    await page.goto('/tai-khoan/');
    expect(await main(page).innerText()).toContain('đang được xem xét');
  });
});
