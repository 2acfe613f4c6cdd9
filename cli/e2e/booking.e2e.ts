import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WITHOUT_SCRIPT } from './support/account-forms.ts';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { logIn, write } from './support/log-in.ts';
import { PHONE } from './support/sizes.ts';
import { violations, violationsInBothLooks } from './support/violations.ts';

const { hospital, clinic } = PLACES;
const { mai } = PROFESSIONALS;
const FAILED = 'Đặt khám gặp lỗi, xin vui lòng thử lại.';
const TAKEN = 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.';
const OF_MAI = { place: hospital.id, professional: mai.id };
const OF_CLINIC = { place: clinic.id };

type Of = { readonly place: number; readonly professional?: number };
type Day = { readonly date: string; readonly slots: readonly { readonly start: string; readonly state: string }[] };

const queryOf = (of: Of) => new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));

/** The open slots of a calendar; tests of one worker share it, so each takes the last one that is left. */
async function lastFree(context: BrowserContext, of: Of): Promise<string> {
  const days: Day[] = await (await context.request.get(`/api/v1/slot/?${queryOf(of)}`)).json();
  const open = days.flatMap(({ slots }) => slots).filter(({ state }) => state === 'open');
  return open.at(-1)?.start ?? '';
}

const formOf = (of: Of, start: string) => `/dat-kham/?${queryOf(of)}&start=${encodeURIComponent(start)}`;

/** Books by the API as another visitor. */
async function bookElsewhere(of: Of, start: string): Promise<void> {
  const { context } = await visit('');
  const body = { ...of, booking_start: start, name: 'Người Nhanh Tay', phone: '0987654321' };
  const answer = await write(context, 'POST', '/api/v1/booking/', body);
  expect(answer.status(), await answer.text()).toBe(200);
}

const form = (page: Page) => page.locator('[data-booking-form]');
const send = (page: Page) => form(page).getByRole('button', { name: /^(Đặt khám|Gửi yêu cầu đặt khám)$/ });

async function fill(page: Page, { email }: { email?: string } = {}): Promise<void> {
  await form(page).getByLabel('Họ tên người khám').fill('Trần Thị Khách');
  await form(page).getByLabel('Số điện thoại', { exact: true }).fill('0912 345 679');
  if (email !== undefined)
    await form(page)
      .getByLabel(/^Email \(/)
      .fill(email);
  await form(page)
    .getByLabel(/^Ngày sinh/)
    .fill('31-05-1990');
  await form(page)
    .getByLabel(/^Triệu chứng/)
    .fill('Đau đầu ba ngày nay.');
}

describe('booking a visit', () => {
  it('[BOOK-01] [BOOK-09] [BOOK-10..18] [BOOK-27] [BOOK-28] [BOOK-31] [BOOK-34] [BOOK-35] [API-13] [API-14] [TRK-10] [TRK-12] [TRK-14] [TRK-44] goes from a slot of a place over the form to the confirmation', async () => {
    const { page, context, calls, mistakes } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(hit => hit.path);
    await page.goto(clinic.path);
    await hydrated(page);
    await expect.poll(paths).toContain(`/dat-kham/danh-sach/co-so-y-te/${clinic.id}`);
    expect(calls.filter(call => call.startsWith('/api/v1/slot/'))).toEqual([`/api/v1/slot/?place=${clinic.id}`]);
    await page.getByRole('tab').nth(9).click();
    await page.locator('[data-slot-picker] [data-state=open]').first().click();
    await expect.poll(paths).toContain(`/dat-kham/chi-tiet/co-so-y-te/${clinic.id}`);
    await page.getByRole('timer').waitFor();
    const held = new URL(page.url()).searchParams.get('start') ?? '';
    expect(await violationsInBothLooks(page, { isColourful: true })).toEqual([]);

    const bodies: unknown[] = [];
    let goOn: () => void = () => undefined;
    const delayed = new Promise<void>(resolve => {
      goOn = resolve;
    });
    await page.route('**/api/v1/booking/', async route => {
      bodies.push(route.request().postDataJSON());
      await delayed;
      await route.continue();
    });
    await send(page).click();
    await form(page).getByText('Xin vui lòng nhập số điện thoại.').first().waitFor();
    expect(bodies).toEqual([]);
    await fill(page);
    await send(page).click();
    await form(page)
      .getByRole('button', { name: /đặt khám$/, disabled: true })
      .waitFor();
    goOn();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    expect(bodies).toEqual([
      expect.objectContaining({
        ...{ name: 'Trần Thị Khách', email: null, phone: '0912 345 679', reason_booking: 'Đau đầu ba ngày nay.' },
        ...{ booking_start: held, place: clinic.id, professional: null, date_of_birth: '1990-05-31', booked_by: null },
      }),
    ]);
    await expect.poll(paths).toContain(`/dat-kham/hoan-thanh/${clinic.id}`);
    expect(JSON.stringify(reported.batches)).not.toMatch(/Khách|0912|Đau đầu|key=/);
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual([
      expect.stringMatching(/^\/dat-kham\/[A-Z0-9]+\/$/),
      expect.stringContaining('key='),
    ]);
    expect(await violationsInBothLooks(page, { isColourful: true })).toEqual([]);
    const file = await context.request.get(
      (await page.getByRole('link', { name: 'Thêm vào lịch' }).getAttribute('href')) ?? '',
    );
    expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining('text/calendar')]);
    expect(await context.request.get(pathname).then(answer => answer.status())).toBe(404);
    expect(mistakes).toEqual([]);
  });

  it('[BOOK-07] [BOOK-08] [ERR-18] [TRK-13] a full slot of a doctor says so, and opens no form', async () => {
    const { page, context } = await visit('', { consent: 'undecided', viewport: PHONE });
    const reported = listenToHits(page);
    const start = await lastFree(context, OF_MAI);
    await bookElsewhere(OF_MAI, start);
    await page.goto(mai.path);
    await hydrated(page);
    // On a phone the slots stand below the fold; all days come once they are seen.
    await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
    await page.locator(`#chon-${start.slice(0, 10)}`).click();
    const time = start.slice(11, 16).replace(':', 'h');
    await page.getByRole('link', { name: `${time} kín chỗ` }).press('Enter');
    await page.getByLabel('Thông báo').getByText(TAKEN).waitFor();
    expect(new URL(page.url()).pathname).toBe(mai.path);
    const paths = () => reported.hits().map(hit => hit.path);
    await expect.poll(paths).toContain(`/dat-kham/danh-sach/bac-si/${mai.id}`);
    expect(await violations(page)).toEqual([]);
  });

  it('[ERR-16] [ERR-17] [TRK-11] [TRK-15] that fails shows the code and keeps what was typed', async () => {
    const { page, context } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(hit => hit.path);
    await page.goto(formOf(OF_MAI, await lastFree(context, OF_MAI)));
    await hydrated(page);
    await page.route('**/api/v1/booking/', route => route.fulfill({ status: 500, body: 'ABC123' }));
    await fill(page);
    await send(page).click();
    await form(page).getByText(FAILED).waitFor();
    expect(await form(page).locator('code').innerText()).toBe('ABC123');
    expect(await form(page).getByLabel('Họ tên người khám').inputValue()).toBe('Trần Thị Khách');
    await expect
      .poll(paths)
      .toEqual(expect.arrayContaining([`/dat-kham/chi-tiet/bac-si/${mai.id}`, `/dat-kham/loi/${hospital.id}`]));
  });

  it('[BOOK-33] [ERR-15] [STORE-15] with the email address of an account asks for the login, and is all there after it', async () => {
    const { page, context } = await visit('');
    await page.goto(formOf(OF_MAI, await lastFree(context, OF_MAI)));
    await hydrated(page);
    await fill(page, { email: ACCOUNTS.newcomer.email });
    await send(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Email này đã có tài khoản').waitFor();
    const key = `antam:booking-form:${hospital.id}:${mai.id}`;
    expect(await page.evaluate(name => localStorage.getItem(name), key)).toContain('Đau đầu ba ngày nay.');
    await dialog.getByLabel('Mật khẩu', { exact: true }).first().fill(ACCOUNTS.newcomer.password);
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const name = form(page).getByLabel('Họ tên người khám').first();
    await expect.poll(() => name.inputValue()).toBe(ACCOUNTS.newcomer.name);
    expect(await name.getAttribute('readonly')).toBe('');
    await expect
      .poll(() =>
        form(page)
          .getByLabel(/^Triệu chứng/)
          .inputValue(),
      )
      .toBe('Đau đầu ba ngày nay.');
    // This account has no phone number, so the field stays open.
    expect(await form(page).getByLabel('Số điện thoại', { exact: true }).inputValue()).toBe('0912 345 679');
    await send(page).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã được nhận' }).waitFor();
    expect(await page.evaluate(stored => localStorage.getItem(stored), key)).toBeNull();
  });

  it('that loses its slot to somebody else keeps everything and offers the nearest free ones', async () => {
    const { page, context } = await visit('');
    const start = await lastFree(context, OF_MAI);
    // Somebody else is faster: the hold is only pretended.
    await page.route('**/api/v1/booking/hold/', route =>
      route.fulfill({ json: { held: true, remaining_ms: 300_000, message: '' } }),
    );
    await page.goto(formOf(OF_MAI, start));
    await hydrated(page);
    await fill(page);
    await bookElsewhere(OF_MAI, start);
    await send(page).click();
    await form(page).getByText(FAILED).waitFor();
    await form(page).getByText(TAKEN).waitFor();
    await form(page).getByRole('group', { name: 'Giờ gần nhất còn trống' }).getByRole('radio').last().check();
    await page.waitForURL(url => url.searchParams.get('start') !== start);
    expect(await form(page).getByLabel('Họ tên người khám').inputValue()).toBe('Trần Thị Khách');
    await send(page).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã được nhận' }).waitFor();
  });

  it('[BOOK-19..26] for somebody else hides the own contacts, and sends those of whoever books', async () => {
    const { page, context } = await visit('');
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    const bodies: unknown[] = [];
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/booking/'))
        bodies.push(request.postDataJSON());
    });
    await fill(page, { email: 'khong-gui@thu.example' });
    await form(page).getByLabel('Tôi đặt cho người khác').check();
    expect(await form(page).getByLabel('Số điện thoại', { exact: true }).isVisible()).toBe(false);
    await form(page).getByLabel('Họ tên của bạn').fill('');
    await send(page).click();
    await form(page).getByText('Xin vui lòng nhập số điện thoại người đặt khám.').first().waitFor();
    expect(bodies).toEqual([]);
    await form(page).getByLabel('Họ tên của bạn').fill('Trần Văn Con');
    await form(page).getByLabel('Số điện thoại của bạn').fill('0987654320');
    expect(await violations(page)).toEqual([]);
    await send(page).click();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    expect(bodies).toEqual([
      expect.objectContaining({
        ...{ name: 'Trần Thị Khách', phone: null, email: null },
        booked_by: { name: 'Trần Văn Con', mobile_phone: '0987654320', email: null },
      }),
    ]);
  });

  it('[BOOK-44] [ERR-18] works without script, and what was typed comes back where it is refused', async () => {
    const { page, context } = await visit('', WITHOUT_SCRIPT);
    const start = await lastFree(context, OF_MAI);
    await page.goto(mai.path);
    await page.locator('[data-slot-picker] [data-state=open]').last().click();
    expect(new URL(page.url()).pathname).toBe('/dat-kham/');
    await page.goto(formOf(OF_MAI, start));
    await fill(page);
    await form(page).getByLabel('Số điện thoại', { exact: true }).fill('12');
    await send(page).click();
    await form(page).getByText(FAILED).waitFor();
    expect(
      await form(page)
        .getByLabel(/^Triệu chứng/)
        .inputValue(),
    ).toBe('Đau đầu ba ngày nay.');
    await form(page).getByLabel('Số điện thoại', { exact: true }).fill('0912 345 679');
    await bookElsewhere(OF_MAI, start);
    await send(page).click();
    await form(page).getByText(TAKEN).waitFor();
    await form(page).getByRole('radio').last().check();
    await send(page).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã được nhận' }).waitFor();
    await page.goto(formOf(OF_MAI, start));
    await page.getByText(TAKEN).first().waitFor();
    expect(await form(page).count()).toBe(0);
  });
});

describe('the visits of an account', () => {
  it('[BOOK-29] [BOOK-30] [BOOK-43] [STORE-04] are booked with what the account is known by, moved, and cancelled', async () => {
    const { page, context, mistakes } = await visit('');
    await logIn(context, 'user');
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    for (const [label, value] of [
      ['Họ tên người khám', ACCOUNTS.user.name],
      ['Số điện thoại', '0912 345 678'],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: true }).first();
      expect([await field.inputValue(), await field.getAttribute('readonly')]).toEqual([value, '']);
    }
    await send(page).click();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    await page.goto('/tai-khoan/lich-hen/');
    await hydrated(page);
    expect(await violationsInBothLooks(page, { isColourful: false })).toEqual([]);
    await page
      .getByRole('link', { name: /^Đổi giờ lịch hẹn/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Chọn giờ khám mới' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Today's slots may be too near to be cancelled.
    await page.getByRole('tab').nth(5).click();
    await page.locator('[data-slot-picker] [data-state=open]').first().click();
    await page.getByRole('button', { name: 'Đổi giờ khám' }).click();
    await page.getByText('Đã đổi giờ khám').waitFor();
    await page.getByRole('link', { name: 'Huỷ lịch hẹn' }).click();
    await page.getByRole('button', { name: 'Huỷ lịch hẹn' }).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã huỷ' }).waitFor();
    await page.goto('/tai-khoan/lich-hen/');
    await page.getByRole('heading', { name: 'Đã qua' }).waitFor();
    expect(mistakes).toEqual([]);
  });

  it('offer the relatives for whom it booked before, and keep what else was typed', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'user');
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    await form(page).getByLabel('Tôi đặt cho người khác').check();
    await form(page).getByLabel('Họ tên người khám').last().fill('Trần Thị Mẹ');
    await form(page)
      .getByLabel(/^Người khám là gì/)
      .fill('Mẹ');
    await form(page)
      .getByLabel(/^Ngày sinh/)
      .fill('02-03-1950');
    await send(page).click();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    await form(page)
      .getByLabel(/^Triệu chứng/)
      .fill('Chóng mặt.');
    await form(page).getByRole('link', { name: 'Mẹ: Trần Thị Mẹ' }).click();
    await form(page).getByRole('link', { name: 'Mẹ: Trần Thị Mẹ' }).and(page.locator('[aria-current]')).waitFor();
    const values = [/^Họ tên người khám/, /^Ngày sinh/, /^Triệu chứng/].map(label =>
      form(page).getByLabel(label).last().inputValue(),
    );
    expect(await Promise.all(values)).toEqual(['Trần Thị Mẹ', '02-03-1950', 'Chóng mặt.']);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await form(page).getByLabel('Họ tên người khám').last().inputValue()).toBe('Trần Thị Mẹ');
  });

  it('say what to do where there are none, and are opened by nobody who is not logged in', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'favourite');
    await page.goto('/tai-khoan/lich-hen/');
    await page.getByRole('heading', { name: 'Bạn chưa có lịch hẹn nào' }).waitFor();
    const stranger = await openPage('/tai-khoan/lich-hen/');
    expect(new URL(stranger.page.url()).pathname).toBe('/dang-nhap');
  });
});
