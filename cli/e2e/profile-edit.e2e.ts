import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { behindBottomBar } from './support/bottom-bar.ts';
import { hydrated, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { logIn } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { overlayClosed } from './support/overlays.ts';
import { giveProfile, openForm, ownProfile, saveForm } from './support/own-profile.ts';
import { visitPlainly } from './support/plain-page.ts';
import { bodiesOf } from './support/request-bodies.ts';
import { PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

const EDITORS = ['Chức vụ', 'Giới thiệu', 'Dịch vụ miễn phí', 'Kinh nghiệm', 'Thành tích'];
const SAVED = 'Sửa thông tin thành công. Xin cảm ơn bạn!';
const FAILED = 'Sửa không thành công. Xin vui lòng thử lại.';

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.locator(`[name="professional-${name}"]`);
const chosen = (page: Page, name: string) =>
  box(page, name).evaluate(select =>
    select instanceof HTMLSelectElement ? [...select.selectedOptions].map(({ text }) => text) : [],
  );
const tags = (page: Page, type: string) => page.locator(`[data-tag-box=${type}] [data-tag]`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function rewrite(page: Page, name: string, text: string): Promise<void> {
  await editor(page, name).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

describe('the form of the own profile', () => {
  it.each([PHONE, { width: 1280, height: 800 }])(
    'shows what has the focus before its bar, and not behind it, at $width px',
    async viewport => {
      const profile = await ownProfile('Lê Thị Trang', { viewport });
      await openForm(profile);
      await box(profile.page, 'name').focus();
      expect(await behindBottomBar(profile.page)).toEqual([]);
    },
  );

  it('[PROF-01..10] [PROF-34..41] is filled with what is known, with five minimal editors and boxes for tags', async () => {
    const profile = await ownProfile('Lê Thị Trang', { viewport: PHONE });
    const { page, id, mistakes } = profile;
    await page.goto('/tai-khoan/');
    await page.getByRole('link', { name: /^Sửa hồ sơ bác sĩ/ }).click();
    await page.waitForURL(`**${profile.path}`);
    await openForm(profile);
    for (const name of EDITORS) {
      expect(await editor(page, name).evaluate(part => part.closest('[data-rich-text]') !== null)).toBe(true);
    }
    const tools = page.locator('[data-rich-text]').first().getByRole('button');
    const labels = await tools.evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')));
    expect(labels).toEqual([
      'Chữ đậm',
      'Chữ nghiêng',
      'Căn trái',
      'Căn giữa',
      'Căn phải',
      'Danh sách',
      'Danh sách đánh số',
    ]);
    expect(await page.locator('[data-tag-box]').count()).toBe(6);
    expect(await box(page, 'id').inputValue()).toBe(String(id));
    expect(await box(page, 'name').inputValue()).toBe('Lê Thị Trang');
    expect(await box(page, 'tel').inputValue()).toMatch(/^0\d{3} \d{3} \d{3}$/);
    expect(await box(page, 'email').inputValue()).toContain('@');
    expect(await chosen(page, 'occupation')).toEqual(['Bác sĩ']);
    expect(await chosen(page, 'title')).toEqual(['Phó Giáo sư']);
    expect((await chosen(page, 'degrees')).length).toBeGreaterThan(1);
    expect(await chosen(page, 'language')).toContain('Tiếng Việt');
    for (const [name, kind] of [
      ['degrees', 'degrees'],
      ['language', 'languages_spoken'],
    ] as const) {
      expect(await box(page, name).evaluate(select => select.hasAttribute('multiple'))).toBe(true);
      expect(await box(page, name).isVisible()).toBe(false);
      expect((await tags(page, kind).allInnerTexts()).toSorted()).toEqual((await chosen(page, name)).toSorted());
    }
    expect(await editor(page, 'Chức vụ').innerText()).toBe('Trưởng khoa Tim mạch');
    await expect.poll(() => tags(page, 'place').allInnerTexts()).toHaveLength(2);
    expect(await tags(page, 'place').first().innerText()).toContain(PLACES.hospital.name);
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it('[PROF-19..33] [PROF-42] [PROF-43] [TRK-31] [ERR-41] [API-40] sends everything, says so, and shows what waits beside what is public', async () => {
    const profile = await ownProfile('Lê Thị Lưu', { consent: 'undecided' });
    const { page, id, path } = profile;
    const reported = listenToHits(page);
    const sent = bodiesOf(page, 'PUT', `/api/v1/professional/${id}/change-request/`);
    await openForm(profile);
    await rewrite(page, 'Giới thiệu', 'Khám tim cho người lớn');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+B');
    await box(page, 'tel').fill('0912.345.678');
    await box(page, 'name').fill('Lê Thị Lưu Ly');
    const languages = tags(page, 'languages_spoken');
    for (let left = await languages.count(); left > 0; left -= 1) {
      await languages.first().getByRole('button', { name: /^Bỏ / }).click();
    }
    for (const [typed, name] of [
      ['nhat', 'Tiếng Nhật'],
      ['viet', 'Tiếng Việt'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Ngôn ngữ' }).fill(typed);
      await page.getByRole('option', { name }).click();
    }
    expect(await languages.allInnerTexts()).toEqual(['Tiếng Nhật', 'Tiếng Việt']);
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/change-request/', async route => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await saveForm(page);
    await page.locator('form[data-submitting]').waitFor();
    await page.getByText('Đang lưu…').waitFor();
    release();
    await dialog(page, SAVED).waitFor();
    await dialog(page, SAVED).getByText('Đang chờ An Tâm duyệt: Họ và tên.').waitFor();
    const refs = expect.arrayContaining([{ id: expect.any(Number) }]);
    expect(sent).toEqual([
      {
        name: 'Lê Thị Lưu Ly',
        phone: '0912.345.678',
        email: expect.stringContaining('@'),
        description: '<p><strong>Khám tim cho người lớn</strong></p>',
        services_free: expect.any(String),
        position: 'Trưởng khoa Tim mạch',
        experience_full: expect.any(String),
        achievements: expect.any(String),
        version: expect.any(String),
        title: expect.any(Number),
        occupation: expect.any(Number),
        degrees: refs,
        services: refs,
        specialities: refs,
        workplaces: refs,
        qualifications: refs,
        languages_spoken: [{ id: expect.any(Number) }, { id: expect.any(Number) }],
      },
    ]);
    await expect
      .poll(() => reported.hits().map(({ path: at }) => at))
      .toContain(`/sua-thong-tin/bac-si/thanh-cong/${id}`);
    await dialog(page, SAVED).getByRole('button', { name: 'OK' }).click();
    await overlayClosed(page);

    const note = page.locator('[data-waiting=name]');
    expect(await note.innerText()).toMatch(/Đang hiển thị\s+Lê Thị Lưu\s+Chờ duyệt\s+Lê Thị Lưu Ly/);
    expect(await box(page, 'name').inputValue()).toBe('Lê Thị Lưu Ly');
    await box(page, 'email').fill('dang-go@antam.example');
    await note.getByRole('button', { name: /^Rút lại/ }).click();
    await note.waitFor({ state: 'detached' });
    expect(await box(page, 'name').inputValue()).toBe('Lê Thị Lưu');
    expect(await box(page, 'email').inputValue()).toBe('dang-go@antam.example');
    await saveForm(page);
    await dialog(page, SAVED).getByText('Những gì bạn sửa đã hiển thị').waitFor();
    await page.goto(`/bac-si/le-thi-luu-${id}/`);
    await page.locator('strong').filter({ hasText: 'Khám tim cho người lớn' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/bac-si/le-thi-luu-${id}/`);
    await page.goto(path);
    expect(await box(page, 'tel').inputValue()).toBe('0912 345 678');
  });

  it('[ERR-38] [ERR-39] [ERR-40] [API-41] [TRK-32] says what failed with a code, and keeps what was typed', async () => {
    const profile = await ownProfile('Lê Thị Lỗi', { consent: 'undecided' });
    const { page, mistakes } = profile;
    const reported = listenToHits(page);
    await openForm(profile);
    await rewrite(page, 'Thành tích', 'Bằng khen năm 2020');
    await page.route('**/change-request/', route =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, body: 'ABC123' }) : route.continue(),
    );
    await saveForm(page);
    const alert = dialog(page, FAILED);
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/sua-thong-tin/bac-si/loi');
    await alert.getByRole('button', { name: 'OK' }).click();
    expect(await editor(page, 'Thành tích').innerText()).toBe('Bằng khen năm 2020');
    await page.unroute('**/change-request/');
    await box(page, 'email').fill('không phải email');
    await saveForm(page);
    await alert.getByText(/^Email: /).waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await box(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await editor(page, 'Thành tích').innerText()).toBe('Bằng khen năm 2020');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('is refused in the second of two tabs with the way to the newest version; nothing typed is lost', async () => {
    const profile = await ownProfile('Lê Thị Hai');
    const { page, context, path } = profile;
    await openForm(profile);
    const other = await context.newPage();
    await openForm({ page: other, path });
    await rewrite(other, 'Giới thiệu', 'Thẻ thứ hai');
    await saveForm(other);
    await dialog(other, SAVED).waitFor();
    await other.close();
    await rewrite(page, 'Giới thiệu', 'Thẻ thứ nhất');
    await saveForm(page);
    await dialog(page, FAILED).getByText('vừa được lưu ở một nơi khác').waitFor();
    const link = dialog(page, FAILED).getByRole('link', { name: 'Mở bản mới nhất trong thẻ khác' });
    expect(await link.getAttribute('href')).toBe(path);
    await dialog(page, FAILED).getByRole('button', { name: 'OK' }).click();
    expect(await editor(page, 'Giới thiệu').innerText()).toBe('Thẻ thứ nhất');
  });
});

describe('the page of the own profile', () => {
  it('[ROLE-27] belongs to its owner alone: others read so, and visitors are asked to log in', async () => {
    const { page, context } = await visit('');
    await page.goto(`/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`);
    await page.waitForURL('**/dang-nhap**');
    await logIn(context, 'clinic');
    await page.goto(`/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`);
    await page.getByText('không quản lý trang này').waitFor();
  });

  it('saves plain fields without script, and takes back what waits', async () => {
    const { page, context } = visitPlainly();
    const id = await giveProfile(context, 'Lê Thị Trơn');
    await page.goto(`/sua-thong-tin/bac-si/${id}/`);
    await page.getByLabel('Họ và tên').fill('Lê Thị Trơn Tru');
    await page.getByLabel('Thành tích').fill('Một dòng\n\nHai dòng');
    await page.getByRole('button', { name: 'Lưu hồ sơ' }).click();
    await page.getByText(SAVED).waitFor();
    expect(await page.content()).toContain('Một dòng');
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe('Lê Thị Trơn Tru');
    expect((await page.content()).match(/data-waiting="\w+"/g)).toEqual(['data-waiting="name"']);
    await page.getByRole('button', { name: /^Rút lại/ }).click();
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe('Lê Thị Trơn');
    await page.goto(`/bac-si/le-thi-tron-${id}/`);
    expect(await page.content()).toContain('<p>Một dòng</p><p>Hai dòng</p>');
  });

  it('opens from the workspace of a professional, and from no workspace of a place', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'doctor');
    await page.goto('/quan-ly/bac-si/1/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Trang quản lý' }).getByRole('link', { name: 'Hồ sơ' }).click();
    await page.waitForURL('**/sua-thong-tin/bac-si/1/');
    await logIn(context, 'clinic');
    await page.goto(`/quan-ly/co-so-y-te/${PLACES.clinic.id}/`);
    expect(await page.getByRole('link', { name: 'Hồ sơ', exact: true }).count()).toBe(0);
  });
});
