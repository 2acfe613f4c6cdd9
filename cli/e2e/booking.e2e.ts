import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { bookElsewhere, fill, form, formOf, lastFree, OF_MAI, REASON, send, TAKEN } from './support/booking-form.ts';
import { hydrated, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { bodiesOf } from './support/request-bodies.ts';
import { PHONE } from './support/sizes.ts';
import { violations, violationsInBothLooks } from './support/violations.ts';
import { walked } from './support/walked.ts';

const { clinic } = PLACES;
const { mai } = PROFESSIONALS;

describe('a slot of a place that is booked', () => {
  const seen = walked(async () => {
    const { page, context, calls, mistakes } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(hit => hit.path);
    await page.goto(clinic.path);
    await hydrated(page);
    await expect.poll(paths).toContain(`/dat-kham/danh-sach/co-so-y-te/${clinic.id}`);
    const slotCalls = calls.filter(call => call.startsWith('/api/v1/slot/'));
    await page.getByRole('tab').nth(9).click();
    await page.locator('[data-slot-picker] [data-state=open]').first().click();
    await expect.poll(paths).toContain(`/dat-kham/chi-tiet/co-so-y-te/${clinic.id}`);
    await page.getByRole('timer').waitFor();
    const held = new URL(page.url()).searchParams.get('start') ?? '';
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);

    const bodies = bodiesOf(page, 'POST', '/api/v1/booking/');
    let goOn: () => void = () => undefined;
    const delayed = new Promise<void>(resolve => {
      goOn = resolve;
    });
    await page.route('**/api/v1/booking/', async route => {
      await delayed;
      await route.continue();
    });
    await send(page).click();
    await form(page).getByText('Xin vui lòng nhập số điện thoại.').first().waitFor();
    await form(page).getByText('Xin vui lòng nhập họ tên người khám').first().waitFor();
    expect(bodies).toEqual([]);
    await fill(page);
    await send(page).click();
    await form(page)
      .getByRole('button', { name: /đặt khám$/, disabled: true })
      .waitFor();
    const isDone = await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).isVisible();
    goOn();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    const place = await (await context.request.get(`/api/v1/place/${clinic.id}/`)).json();
    await expect.poll(paths).toContain(`/dat-kham/hoan-thanh/${clinic.id}`);
    expect(JSON.stringify(reported.batches)).not.toMatch(/Khách|0912|Đau đầu|key=/);
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual([
      expect.stringMatching(/^\/dat-kham\/[A-Z0-9]+\/$/),
      expect.stringContaining('key='),
    ]);
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    const file = await context.request.get(
      (await page.getByRole('link', { name: 'Thêm vào lịch' }).getAttribute('href')) ?? '',
    );
    expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining('text/calendar')]);
    expect(await context.request.get(pathname).then(answer => answer.status())).toBe(404);
    expect(mistakes).toEqual([]);
    return { slotCalls, held, place, bodies, isDone, paths: paths() };
  });

  it('[BOOK-01] [BOOK-34] [BOOK-35] is sent once by a form that waits for the answer, and confirmed', async () => {
    const { bodies, isDone } = await seen();
    expect(bodies).toHaveLength(1);
    expect(isDone).toBe(false);
  });

  it('[API-14] is asked for with the place alone', async () => {
    expect((await seen()).slotCalls).toEqual([`/api/v1/slot/?place=${clinic.id}`]);
  });

  it('[API-13] [BOOK-14] [BOOK-15] is sent with its start and its place', async () => {
    const { bodies, held } = await seen();
    expect(bodies).toEqual([expect.objectContaining({ booking_start: held, place: clinic.id, professional: null })]);
  });

  it('[BOOK-10] [BOOK-12] [BOOK-13] is sent with the patient’s name, phone number and reason', async () => {
    expect((await seen()).bodies).toEqual([
      expect.objectContaining({ name: 'Trần Thị Khách', phone: '0912 345 679', reason_booking: REASON }),
    ]);
  });

  it('[BOOK-17] [BOOK-31] [BOOK-32] is sent with the address of the place, and null for the email address', async () => {
    const { bodies, place } = await seen();
    expect(bodies).toEqual([
      expect.objectContaining({
        address: place.address,
        email: null,
        date_of_birth: '1990-05-31',
        booked_by: null,
      }),
    ]);
  });

  it.each([
    ['[TRK-12] [TRK-44]', `/dat-kham/danh-sach/co-so-y-te/${clinic.id}`],
    ['[TRK-14]', `/dat-kham/chi-tiet/co-so-y-te/${clinic.id}`],
    ['[TRK-10]', `/dat-kham/hoan-thanh/${clinic.id}`],
  ])('%s is reported as %s', async (_, path) => {
    expect((await seen()).paths).toContain(path);
  });
});

describe('booking a visit', () => {
  it('[BOOK-07] [BOOK-08] [TRK-13] a full slot of a doctor says so, and opens no form', async () => {
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
    const changed = '[data-slot-picker], [aria-label="Thông báo"]';
    expect(await page.locator(changed).count()).toBe(2);
    expect(await violations(page, { within: changed })).toEqual([]);
  });

  it('[BOOK-09] [BOOK-24] for another person hides the patient’s phone number, and asks who books', async () => {
    const { page, context } = await visit('');
    await page.goto(formOf(OF_MAI, await lastFree(context, OF_MAI)));
    await hydrated(page);
    const own = form(page).getByLabel('Số điện thoại', { exact: true });
    const booker = form(page).getByLabel('Họ tên của bạn');
    expect([await own.isVisible(), await booker.isVisible()]).toEqual([true, false]);
    await form(page).getByLabel('Tôi đặt cho người khác').check();
    expect([await own.isVisible(), await booker.isVisible()]).toEqual([false, true]);
  });

  it('[BOOK-22] [BOOK-23] [BOOK-42] for another person requires name and number of the person who books, and sends them', async () => {
    const { page, context } = await visit('');
    await page.goto(formOf(OF_MAI, await lastFree(context, OF_MAI)));
    await hydrated(page);
    const bodies = bodiesOf(page, 'POST', '/api/v1/booking/');
    const booker = form(page).getByLabel('Họ tên của bạn');
    await form(page).getByLabel('Họ tên người khám').fill('Trần Thị Khách');
    await form(page)
      .getByLabel(/^Email \(/)
      .fill('khong-gui@thu.example');
    await form(page).getByLabel('Tôi đặt cho người khác').check();
    await booker.fill('');
    await send(page).click();
    await form(page).getByText('Xin vui lòng nhập họ tên người đặt khám').first().waitFor();
    await form(page).getByText('Xin vui lòng nhập số điện thoại người đặt khám.').first().waitFor();
    expect(bodies).toEqual([]);
    await booker.fill('Trần Văn Con');
    await form(page).getByLabel('Số điện thoại của bạn').fill('0987654320');
    await form(page)
      .getByLabel(/^Email của bạn/)
      .fill(ACCOUNTS.user.email);
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await send(page).click();
    await page.getByRole('dialog').getByText('Email này đã có tài khoản').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await form(page)
      .getByLabel(/^Email của bạn/)
      .fill('con@thu.example');
    await send(page).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã được nhận' }).waitFor();
    expect(bodies.at(-1)).toMatchObject({
      name: 'Trần Thị Khách',
      phone: null,
      email: null,
      date_of_birth: null,
      professional: mai.id,
      booked_by: { name: 'Trần Văn Con', mobile_phone: '0987654320', email: 'con@thu.example' },
    });
  });
});
