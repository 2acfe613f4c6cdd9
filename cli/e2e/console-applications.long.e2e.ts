import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { DOUBTS } from '@antam/server/features/providers/staff-contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { visit } from './support/chromium.ts';
import { choose, field, heading, openConsole, press } from './support/console.ts';
import { logIn, write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { signUp } from './support/new-account.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { DESKTOP, TABLET } from './support/sizes.ts';
import { violations } from './support/violations.ts';

/** On tablets and wide windows, light and dark; what hangs on no colour is looked at once at each size. */
async function expectAccessible(page: Page) {
  for (const viewport of [TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const [colorScheme, rules] of [
      ['dark', ['color-contrast', 'link-in-text-block']],
      ['light', undefined],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page, rules && { rules: [...rules] })).toEqual([]);
    }
  }
}

const DOCTOR = { type: 'professional', prof_spec: 'Nhi khoa' };

/** Approves the application of a provider by the API, whatever is doubtful. */
async function approve(moderator: Caller, name: string, page: number): Promise<void> {
  const waiting = await moderator.request.get('/api/admin/provider-applications?filter={"status":"pending"}');
  const rows: { id: number; account_name: string }[] = await waiting.json();
  const id = rows.find(row => row.account_name === name)?.id;
  const path = `/api/admin/provider-applications/${id}`;
  const { version } = await (await moderator.request.get(path)).json();
  const approval = { decision: 'approve', version, professional_id: page, confirmed: Object.values(DOUBTS) };
  const answer = await write(moderator, 'PUT', path, approval);
  if (!answer.ok()) throw new Error(`Not approved: ${await answer.text()}`);
}

describe('applications', () => {
  it('are approved by naming a page, which the account then owns', async () => {
    const { name } = await signUp(new PlainCaller(), {
      name: 'Cao Xin Duyệt',
      type: 'professional',
      prof_spec: 'Nhi khoa',
    });
    const { page, mistakes } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await heading(page, /Đơn đăng ký: /).waitFor();
    await press(page, 'Duyệt đơn');
    await page.getByText('Xin chọn trang để liên kết.').waitFor();
    await choose(page, /^Bác sĩ/, 'tran anh tuan', /Trần Anh Tuấn/);
    await press(page, 'Duyệt đơn');
    await page.getByRole('alert').filter({ hasText: 'vẫn muốn duyệt' }).waitFor();
    await expectAccessible(page);
    await press(page, 'Vẫn duyệt đơn');
    await page.getByText('Đã duyệt đơn').waitFor();
    await page.getByRole('link', { name: /Trần Anh Tuấn/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Duyệt đơn' }).count()).toBe(0);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are approved in spite of all four doubts, which are shown for the page that is chosen and for no other', async () => {
    const draft = PROFESSIONALS.draft;
    const { name: owner } = await signUp(new PlainCaller(), { name: 'Cao Đã Quản', ...DOCTOR });
    const moderator = new PlainCaller();
    await logIn(moderator, 'moderator');
    await approve(moderator, owner, draft.id);
    const applicant = new PlainCaller();
    const { name, password } = await signUp(applicant, { name: 'Cao Bốn Ngờ', ...DOCTOR });
    expect((await write(applicant, 'POST', '/api/v1/account/deletion/', { password })).status()).toBe(200);

    const { page, mistakes } = await openConsole('moderator', '/provider-applications');
    const told = () => page.getByRole('alert').filter({ hasText: 'vẫn muốn duyệt' });
    await page.getByText(name).first().click();
    await heading(page, /Đơn đăng ký: /).waitFor();
    await choose(page, /^Bác sĩ/, 'ly chua duyet', draft.name);
    await press(page, 'Duyệt đơn');
    await expect.poll(() => told().getByRole('listitem').allInnerTexts()).toEqual(Object.values(DOUBTS));
    await expectAccessible(page);
    // Nothing was said of another page yet.
    await choose(page, /^Bác sĩ/, 'nguyen thi mai', /Mai/);
    expect(await told().count()).toBe(0);
    await press(page, 'Duyệt đơn');
    const ofApplicant = [DOUBTS.unconfirmed, DOUBTS.beingDeleted];
    await expect.poll(() => told().getByRole('listitem').allInnerTexts()).toEqual(ofApplicant);
    await choose(page, /^Bác sĩ/, 'ly chua duyet', draft.name);
    await press(page, 'Duyệt đơn');
    await expect.poll(() => told().getByRole('listitem').count()).toBe(4);
    await press(page, 'Vẫn duyệt đơn');
    await page.getByText('Đã duyệt đơn').waitFor();
    await page.getByRole('link', { name: draft.name }).waitFor();
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('of a place that the directory lacks become a draft, which the account then owns', async () => {
    const { context } = await visit('');
    const { name } = await signUp(context, {
      name: 'Cao Xin Mới',
      type: 'place',
      place_name: 'Nha khoa Sóng Biếc',
      place_add: '12 Lê Lợi, Đà Nẵng',
    });
    const { page, mistakes } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await press(page, 'Tạo trang mới từ đơn này');
    // The application's words say which kind and province.
    await expect.poll(() => page.getByRole('combobox', { name: /^Loại cơ sở/ }).inputValue()).toMatch(/Nha khoa/);
    await expect.poll(() => page.getByRole('combobox', { name: /^Tỉnh/ }).inputValue()).toMatch(/Đà Nẵng/);
    await expectAccessible(page);
    await press(page, 'Tạo trang và duyệt đơn');
    await press(page, 'Vẫn tạo trang và duyệt');
    await page.getByText('Đã duyệt đơn').waitFor();
    await page.getByRole('link', { name: 'Nha khoa Sóng Biếc' }).waitFor();
    const own = await context.newPage();
    await own.goto('/tai-khoan/');
    await own.getByText('Nha khoa Sóng Biếc (chưa hiển thị công khai)').waitFor();
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are refused with a reason only, which survives a lost network and a reload', async () => {
    const { name } = await signUp(new PlainCaller(), {
      name: 'Cao Xin Chối',
      type: 'place',
      place_name: 'Phòng khám Vội',
      place_add: 'Huế',
    });
    const { page, context } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await press(page, 'Từ chối đơn');
    await page.getByText('Xin vui lòng nhập').waitFor();
    await field(page, /^Lý do/).fill('Chưa có giấy phép hoạt động.');
    await context.setOffline(true);
    await page
      .getByText(/^Không có mạng/)
      .first()
      .waitFor();
    await press(page, 'Từ chối đơn');
    await page
      .getByText(/^Không có kết nối/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.reload();
    await page.getByText(/^Có bản nháp chưa lưu/).waitFor();
    await press(page, 'Khôi phục');
    await press(page, 'Từ chối đơn');
    await page.getByText('Đã từ chối đơn').waitFor();
    await page.getByText('Chưa có giấy phép hoạt động.').waitFor();
  });
});
