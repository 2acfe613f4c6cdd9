import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { hydrated, openShared } from './support/chromium.ts';
import { logIn, write } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { waitForMorning } from './support/product.ts';
import { PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { isFocused, tabTo } from './support/tab-order.ts';
import { violationsInBothLooks } from './support/violations.ts';

const { clinic } = PLACES;
const HOME = `/quan-ly/co-so-y-te/${clinic.id}/`;

/** Each visit has a number of its own: one number may have a few visits to come in a calendar. */
let lastDigits = 78;

/** Books the clinic's slot at `time` in `days` days; answers its date. */
async function book(context: Caller, name: string, { days, time }: { days: number; time: string }) {
  const answer = await context.request.get(`/api/v1/slot/?place=${clinic.id}`);
  const slots: { date: string }[] = await answer.json();
  const { date = '' } = slots[days] ?? {};
  const body = {
    place: clinic.id,
    booking_start: `${date}T${time}:00+07:00`,
    name,
    phone: `09123456${lastDigits++}`,
    reason_booking: 'Ho kéo dài hai tuần.',
  };
  const booked = await write(context, 'POST', '/api/v1/booking/', body);
  expect(booked.status(), await booked.text()).toBe(200);
  return date;
}

beforeAll(waitForMorning);

describe('visits in the workspace', () => {
  it('are confirmed, moved and cancelled with a message, on a phone', async () => {
    const { context: ofPatient } = visitPlainly();
    const date = await book(ofPatient, 'Phan Thị Hẹn', { days: 3, time: '10:00' });
    const { page, context, mistakes } = await openShared('', { viewport: PHONE });
    await logIn(context, 'clinic');
    await page.goto(`${HOME}?ngay=${date}`);
    await hydrated(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Phan Thị Hẹn' });
    expect(await row.getByRole('link', { name: 'Gọi Phan Thị Hẹn' }).getAttribute('href')).toBe('tel:0912345678');
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await row.getByRole('button', { name: 'Xác nhận Phan Thị Hẹn' }).click();
    await row.getByText('Đã xác nhận').waitFor();

    await row.getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Phan Thị Hẹn' });
    await dialog.getByText('Ho kéo dài hai tuần.').waitFor();
    await dialog.getByRole('button', { name: 'Dời lịch' }).click();
    await dialog.getByLabel('Ngày').selectOption(date);
    await dialog.getByLabel('Giờ').selectOption({ label: '15h30' });
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'dialog' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Dời lịch' }).click();
    await dialog.getByText('15h30–16h00').waitFor();

    await dialog.getByRole('button', { name: 'Huỷ lịch' }).click();
    await dialog.getByLabel('Lời nhắn cho người bệnh').fill('Bác sĩ bận đột xuất, mong bạn thông cảm.');
    await dialog.getByRole('button', { name: 'Huỷ lịch hẹn' }).click();
    await dialog.getByText('Bác sĩ bận đột xuất, mong bạn thông cảm.').waitFor();
    await dialog.getByText('Đã huỷ', { exact: true }).waitFor();
    expect(mistakes).toEqual([]);
  });

  it('stand in the grid of the week, where they open by the keyboard and are moved by dragging', async () => {
    const { context: ofPatient } = visitPlainly();
    const date = await book(ofPatient, 'Vũ Thị Kéo', { days: 2, time: '09:00' });
    const { page, context, mistakes } = await openShared('', { viewport: { width: 1280, height: 1400 } });
    await logIn(context, 'clinic');
    await page.goto(`${HOME}?ngay=${date}`);
    const grid = page.getByRole('region', { name: 'Lịch cả tuần' });
    const event = grid.getByRole('button', { name: /Vũ Thị Kéo/ });
    await event.waitFor();
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 1400 });
    await event.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Vũ Thị Kéo' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const box = await event.boundingBox();
    if (!box) throw new Error('The visit has no place in the grid');
    const [x, y] = [box.x + box.width / 2, box.y + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Half an hour is as high as the visit is; the free slot that is nearest is meant.
    await page.mouse.move(x, y + 10, { steps: 4 });
    await page.mouse.move(x, y + box.height * 2 + 6, { steps: 8 });
    await page.mouse.up();
    const question = page.getByRole('dialog', { name: 'Dời lịch hẹn?' });
    await question.getByText('10h00').waitFor();
    await question.getByRole('button', { name: 'Dời lịch' }).click();
    await question.waitFor({ state: 'detached' });
    await grid.getByRole('button', { name: /Vũ Thị Kéo 10h00/ }).waitFor();
    expect(mistakes).toEqual([]);
  });

  it('[BOOK-36] [BOOK-37] are moved, and noted as missed, by the keyboard alone', async () => {
    const { context: ofPatient } = visitPlainly();
    const date = await book(ofPatient, 'Đỗ Thị Phím', { days: 6, time: '10:00' });
    const { page, context, mistakes } = await openShared('', { viewport: { width: 1280, height: 1400 } });
    await logIn(context, 'clinic');
    await page.goto(`${HOME}?ngay=${date}`);
    await hydrated(page);
    const event = page.getByRole('region', { name: 'Lịch cả tuần' }).getByRole('button', { name: /Đỗ Thị Phím/ });
    await event.waitFor();
    await tabTo(page, event);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Đỗ Thị Phím' });
    await tabTo(page, dialog.getByRole('button', { name: 'Dời lịch' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(dialog.getByLabel('Ngày'))).toBe(true);
    expect(await dialog.getByLabel('Ngày').inputValue()).toBe(date);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    const hour = dialog.getByLabel('Giờ').locator('option:checked');
    const chosen = await hour.innerText();
    expect(chosen).toMatch(/^\d\dh\d\d$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const when = dialog.getByText(`${chosen}–`);
    await when.waitFor();
    await expect.poll(() => isFocused(when.locator('..'))).toBe(true);
    expect(await when.locator('..').innerText()).toContain(date.split('-').toReversed().join('-'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await event.getByText(chosen).waitFor();
    await expect.poll(() => isFocused(event)).toBe(true);

    // A visit can be missed from its start on: this one starts in the minute in which it is written down.
    const walkIn = { place: clinic.id, name: 'Mai Văn Vắng' };
    const added = await (await write(context, 'POST', '/api/v1/customer/create/', walkIn)).json();
    await page.goto(`${HOME}?ngay=${String(added.start).slice(0, 10)}`);
    await hydrated(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Mai Văn Vắng' });
    await tabTo(page, row.getByRole('button').first());
    await page.keyboard.press('Enter');
    const ofMissed = page.getByRole('dialog', { name: 'Mai Văn Vắng' });
    const missed = ofMissed.getByRole('button', { name: 'Không đến' });
    await tabTo(page, missed);
    await page.keyboard.press('Enter');
    await missed.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await ofMissed.waitFor({ state: 'detached' });
    await row.getByText('Không đến', { exact: true }).waitFor();
    await expect.poll(() => isFocused(row.getByRole('button').first())).toBe(true);
    expect(mistakes).toEqual([]);
  });

  it('are moved out of the week, which leaves the keyboard at the day', async () => {
    const { context: ofPatient } = visitPlainly();
    const date = await book(ofPatient, 'Lê Thị Tuần', { days: 5, time: '11:00' });
    const { page, context, mistakes } = await openShared('', { viewport: PHONE });
    await logIn(context, 'clinic');
    await page.goto(`${HOME}?ngay=${date}`);
    await hydrated(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Lê Thị Tuần' });
    await row.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lê Thị Tuần' });
    await dialog.getByRole('button', { name: 'Dời lịch' }).click();
    const inAWeek = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Ngày').selectOption(inAWeek);
    await dialog.getByRole('button', { name: 'Dời lịch' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await row.count()).toBe(0);
    await expect.poll(() => isFocused(page.locator('#ngay-dang-xem'))).toBe(true);
    await page.getByRole('link', { name: 'Tuần sau' }).click();
    await page.getByRole('navigation', { name: 'Chọn ngày' }).locator(`a[href*="${inAWeek}"]`).click();
    await row.waitFor();
    expect(await dialog.count()).toBe(0);
    expect(mistakes).toEqual([]);
  });

  it('are added for a patient who comes without a booking, and read by calendar programs at an address that the owner makes', async () => {
    const { page, context, mistakes } = await openShared('', { viewport: PHONE });
    await logIn(context, 'clinic');
    await page.goto(HOME);
    await hydrated(page);
    await page.getByRole('button', { name: 'Thêm khách' }).click();
    const dialog = page.getByRole('dialog', { name: 'Thêm khách' });
    const send = dialog.getByRole('button', { name: 'Thêm vào lịch' });
    await send.click();
    await dialog.getByText('Xin vui lòng nhập họ tên, từ 2 đến 80 ký tự.').waitFor();
    await dialog.getByLabel('Họ tên').fill('Lý Văn Ghé');
    await send.click();
    const row = page.getByRole('listitem').filter({ hasText: 'Lý Văn Ghé' });
    await row.getByText('Khách đến trực tiếp').waitFor();
    await row.getByRole('button', { name: 'Đã khám Lý Văn Ghé' }).click();
    await row.getByText('Đã khám', { exact: true }).waitFor();
    await expect.poll(() => isFocused(row.getByRole('button', { name: /^\d\dh\d\d/ }))).toBe(true);

    await page.getByText('Xem lịch hẹn trong Google, Apple hoặc Outlook').click();
    await page.getByRole('button', { name: 'Tạo địa chỉ', exact: true }).click();
    const box = page.getByLabel('Địa chỉ lịch của bạn');
    const first = await box.inputValue();
    expect((await context.request.get(first)).headers()['content-type']).toMatch(/^text\/calendar/);
    await page.getByRole('button', { name: 'Tạo địa chỉ mới' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tạo địa chỉ mới' }).click();
    await expect.poll(() => box.inputValue()).not.toBe(first);
    expect((await context.request.get(first)).status()).toBe(404);
    expect(mistakes.filter(mistake => !/status of 422/.test(mistake))).toEqual([]);
  });

  it('can be read without script', async () => {
    const { context: ofPatient } = visitPlainly();
    const date = await book(ofPatient, 'Hồ Thị Đọc', { days: 4, time: '08:00' });
    const { page, context } = visitPlainly();
    await logIn(context, 'clinic');
    await page.goto(HOME);
    const day = page.getByRole('navigation', { name: 'Chọn ngày' }).locator(`a[href*="${date}"]`);
    if ((await day.count()) === 0) await page.getByRole('link', { name: 'Tuần sau' }).click();
    await day.click();
    await page.getByRole('listitem').filter({ hasText: 'Hồ Thị Đọc' }).waitFor();
  });
});
