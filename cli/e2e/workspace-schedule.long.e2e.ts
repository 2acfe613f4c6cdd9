import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, openShared } from './support/chromium.ts';
import { logIn, write } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

const PAGE = `/quan-ly/co-so-y-te/${PLACES.clinic.id}/lich/`;

const WEEKDAYS = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];
const DAY_MS = 86_400_000;
const VIETNAM_MS = 7 * 3_600_000;
/** Of today's slots those that begin soon are not on offer. */
const TOMORROW = WEEKDAYS[new Date(Date.now() + VIETNAM_MS + DAY_MS).getUTCDay()] ?? '';

/** The browser notes in its console that a call was refused. */
const isRefusal = (mistake: string) => /status of 422/.test(mistake);

describe('the editor of a schedule', () => {
  it('previews what is typed, says what is wrong beside its field, and saves', async () => {
    const { page, context, mistakes } = await openShared('', { viewport: PHONE });
    await logIn(context, 'clinic');
    await page.goto(PAGE);
    await hydrated(page);
    const preview = page.getByRole('region', { name: 'Xem trước 21 ngày tới' });
    await preview.getByText(/\d+ khung giờ sẽ mở/).waitFor();
    const save = page.getByRole('button', { name: 'Lưu lịch' });
    expect(await save.isDisabled()).toBe(true);

    const summary = page.locator('summary').filter({ hasText: TOMORROW });
    await summary.click();
    const hours = page.getByRole('group', { name: `${TOMORROW}, khung 1` });
    const end = hours.getByLabel('Đến', { exact: true });
    await end.fill('07:00');
    await hours.getByText('Giờ kết thúc phải sau giờ bắt đầu; khung giờ không được qua nửa đêm.').waitFor();
    await save.click();
    await page.getByText(/Chưa lưu được: có 1 chỗ cần sửa/).waitFor();
    expect(await end.evaluate(box => box === document.activeElement)).toBe(true);
    expect(await end.inputValue()).toBe('07:00');

    await end.fill('09:00');
    const slots = preview.getByRole('list', { name: `Khung giờ ${TOMORROW}` }).first();
    await expect.poll(() => slots.getByRole('listitem').allInnerTexts()).toEqual(['08h00 ×3', '08h30 ×3']);
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('link', { name: 'Nhận xét', exact: true }).click();
    await page.waitForURL(/nhan-xet/);
    await page.goBack();
    await summary.click();
    await expect.poll(() => end.inputValue()).toBe('09:00');
    await save.click();
    await page.getByText('Mọi thay đổi đã được lưu').waitFor();
    await page.reload();
    await hydrated(page);
    await summary.getByText('08h00–09h00').waitFor();
    expect(mistakes.filter(mistake => !isRefusal(mistake))).toEqual([]);
  });

  it('adds a reason with a price and a question, by the keyboard', async () => {
    const { page, context } = await openShared('');
    await logIn(context, 'clinic');
    await page.goto(PAGE);
    await hydrated(page);
    const saturday = page.locator('summary').filter({ hasText: 'Thứ Bảy' });
    await saturday.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Thứ Bảy, khung 1' }).waitFor();
    await page.getByRole('button', { name: 'Thêm loại khám' }).click();
    await page.getByLabel('Tên loại khám').fill('Khám sức khoẻ');
    await page.getByLabel(/^Giá/).fill('1.250.000');
    await page.getByRole('button', { name: 'Thêm câu hỏi khi đặt khám' }).click();
    await page.getByRole('textbox', { name: 'Câu hỏi 1' }).fill('Bạn có dị ứng thuốc không?');
    await page.keyboard.press('Enter');
    await page.getByText('Mọi thay đổi đã được lưu').waitFor();
    await page.reload();
    await page.getByText('30 phút · 1.250.000 ₫').waitFor();
  });

  it('is confirmed by one click', async () => {
    const { page, context } = await openShared('');
    await logIn(context, 'clinic');
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Xác nhận lịch' }).click();
    await page.getByText('Đã xác nhận lịch khám.').waitFor();
    await page.getByText('Lịch được xác nhận vừa xong').waitFor();
  });

  it('keeps what was typed where there is no network, and where another person saved meanwhile', async () => {
    const { page, context } = await openShared('');
    await logIn(context, 'clinic');
    await page.goto(PAGE);
    await hydrated(page);
    const note = page.getByLabel('Lời nhắn cho người đặt khám');
    await note.fill('Mời bạn lên tầng hai.');
    const save = page.getByRole('button', { name: 'Lưu lịch' });
    await context.setOffline(true);
    await save.click();
    await page
      .getByRole('alert')
      .getByText(/Không có kết nối mạng/)
      .waitFor();
    await context.setOffline(false);

    const call = `/api/v1/calendar/manage/?place=${PLACES.clinic.id}`;
    const { schedule, version } = await (await context.request.get(call)).json();
    const other = await write(context, 'PUT', call, { ...schedule, version, note: 'Mời bạn lên tầng ba.' });
    expect(other.status(), await other.text()).toBe(200);
    await save.click();
    await page.getByText('Lịch này vừa được lưu ở nơi khác').waitFor();
    expect(await note.inputValue()).toBe('Mời bạn lên tầng hai.');
    await page.getByRole('button', { name: 'Giữ bản đang sửa' }).click();
    await page.getByText('Lịch này vừa được lưu ở nơi khác').waitFor({ state: 'detached' });
    await save.click();
    await page.getByText('Mọi thay đổi đã được lưu').waitFor();
    const saved = await (await context.request.get(call)).json();
    expect(saved.schedule.note).toBe('Mời bạn lên tầng hai.');
  });

  it('can be read without script, and says that changing it needs one', async () => {
    const { page, context } = visitPlainly();
    await logIn(context, 'clinic');
    await page.goto(PAGE);
    await page.getByText('Sửa lịch cần JavaScript').waitFor();
    await page.getByText('Thứ Ba', { exact: true }).first().click();
    expect(await page.getByLabel('Từ', { exact: true }).nth(1).isDisabled()).toBe(true);
    expect(await page.getByText('08h00–20h00').count()).toBeGreaterThan(4);
  });
});
