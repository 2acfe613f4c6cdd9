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
import { walked } from './support/walked.ts';

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

  it('[PROF-01] is reached from the account, has no mistakes and no small targets', async () => {
    const profile = await ownProfile('Lê Thị Trang', { viewport: PHONE });
    const { page, mistakes } = profile;
    await page.goto('/tai-khoan/');
    await page.getByRole('link', { name: /^Sửa hồ sơ bác sĩ/ }).click();
    await page.waitForURL(`**${profile.path}`);
    await openForm(profile);
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  describe('that was just opened', () => {
    const seen = walked(async () => {
      const profile = await ownProfile('Lê Thị Trang', { viewport: PHONE });
      const { page, id } = profile;
      await openForm(profile);
      await expect.poll(() => tags(page, 'place').allInnerTexts()).toHaveLength(2);
      const isRich = (name: string) => editor(page, name).evaluate(part => part.closest('[data-rich-text]') !== null);
      const several = async (name: string, kind: string) => ({
        isMultiple: await box(page, name).evaluate(select => select.hasAttribute('multiple')),
        isVisible: await box(page, name).isVisible(),
        shown: (await tags(page, kind).allInnerTexts()).toSorted(),
        chosen: (await chosen(page, name)).toSorted(),
      });
      const tools = page.locator('[data-rich-text]').first().getByRole('button');
      return {
        id,
        isRich: Object.fromEntries(await Promise.all(EDITORS.map(async name => [name, await isRich(name)] as const))),
        tools: await tools.evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label'))),
        boxes: await page
          .locator('[data-tag-box]')
          .evaluateAll(all => all.map(each => each.getAttribute('data-tag-box'))),
        values: {
          id: await box(page, 'id').inputValue(),
          name: await box(page, 'name').inputValue(),
          tel: await box(page, 'tel').inputValue(),
          email: await box(page, 'email').inputValue(),
        },
        occupation: await chosen(page, 'occupation'),
        title: await chosen(page, 'title'),
        degrees: await several('degrees', 'degrees'),
        language: await several('language', 'languages_spoken'),
        position: await editor(page, 'Chức vụ').innerText(),
        firstPlace: await tags(page, 'place').first().innerText(),
      };
    });

    it.each([
      ['PROF-02', 'Chức vụ'],
      ['PROF-03', 'Giới thiệu'],
      ['PROF-04', 'Dịch vụ miễn phí'],
      ['PROF-05', 'Kinh nghiệm'],
      ['PROF-06', 'Thành tích'],
    ])('[%s] has an editor of formatted text for “%s”', async (_, name) => {
      expect((await seen()).isRich[name]).toBe(true);
    });

    it('[PROF-07] has few tools in these editors', async () => {
      expect((await seen()).tools).toEqual([
        'Chữ đậm',
        'Chữ nghiêng',
        'Căn trái',
        'Căn giữa',
        'Căn phải',
        'Danh sách',
        'Danh sách đánh số',
      ]);
    });

    it('[PROF-08] [PROF-09] [PROF-10] has boxes for tags, among them services, specialities and workplaces', async () => {
      const { boxes, firstPlace, position } = await seen();
      expect(boxes).toHaveLength(6);
      expect(boxes).toEqual(expect.arrayContaining(['service', 'speciality', 'place']));
      expect(firstPlace).toContain(PLACES.hospital.name);
      expect(position).toBe('Trưởng khoa Tim mạch');
    });

    it('[PROF-34] [PROF-41] names the professional by id and name', async () => {
      const { values, id } = await seen();
      expect(values).toMatchObject({ id: String(id), name: 'Lê Thị Trang' });
    });

    it('[PROF-35] [PROF-36] has the occupation and the title chosen', async () => {
      const { occupation, title } = await seen();
      expect([occupation, title]).toEqual([['Bác sĩ'], ['Phó Giáo sư']]);
    });

    it.each([
      ['PROF-37', 'degrees'],
      ['PROF-38', 'language'],
    ] as const)('[%s] allows several choices of %s, shown as tags', async (_, field) => {
      expect((await seen())[field]).toMatchObject({ isMultiple: true, isVisible: false });
      expect((await seen())[field].shown).toEqual((await seen())[field].chosen);
    });

    it('has several degrees, and Vietnamese among the languages', async () => {
      const { degrees, language } = await seen();
      expect(degrees.chosen.length).toBeGreaterThan(1);
      expect(language.chosen).toContain('Tiếng Việt');
    });

    it('[PROF-39] [PROF-40] has the email address and the phone number', async () => {
      const { values } = await seen();
      expect(values.email).toContain('@');
      expect(values.tel).toMatch(/^0\d{3} \d{3} \d{3}$/);
    });
  });

  describe('that is saved', () => {
    const sentBodies = walked(async () => {
      const profile = await ownProfile('Lê Thị Gửi');
      const { page, id } = profile;
      const sent = bodiesOf(page, 'PUT', `/api/v1/professional/${id}/change-request/`);
      await openForm(profile);
      await rewrite(page, 'Giới thiệu', 'Khám tim cho người lớn');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+B');
      await box(page, 'tel').fill('0912.345.678');
      await box(page, 'name').fill('Lê Thị Gửi Đi');
      await saveForm(page);
      await dialog(page, SAVED).waitFor();
      return sent;
    });
    const refs = expect.arrayContaining([{ id: expect.any(Number) }]);

    it.each([
      ['PROF-19', 'name', 'Lê Thị Gửi Đi'],
      ['PROF-20', 'phone', '0912.345.678'],
      ['PROF-21', 'email', expect.stringContaining('@')],
      ['PROF-22', 'description', '<p><strong>Khám tim cho người lớn</strong></p>'],
      ['PROF-23', 'services_free', expect.any(String)],
      ['PROF-24', 'title', expect.any(Number)],
      ['PROF-25', 'degrees', refs],
      ['PROF-26', 'occupation', expect.any(Number)],
      ['PROF-27', 'position', 'Trưởng khoa Tim mạch'],
      ['PROF-28', 'services', refs],
      ['PROF-29', 'experience_full', expect.any(String)],
      ['PROF-30', 'achievements', expect.any(String)],
      ['PROF-31', 'specialities', refs],
      ['PROF-32', 'languages_spoken', refs],
      ['PROF-33', 'workplaces', refs],
    ])('[%s] sends its %s', async (_, field, value) => {
      expect(await sentBodies()).toEqual([expect.objectContaining({ [field]: value })]);
    });

    it('sends nothing but its fields and its version', async () => {
      expect(await sentBodies()).toEqual([
        {
          name: expect.any(String),
          phone: expect.any(String),
          email: expect.any(String),
          description: expect.any(String),
          services_free: expect.any(String),
          position: expect.any(String),
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
          languages_spoken: refs,
        },
      ]);
    });
  });

  it('[PROF-42] [TRK-31] [ERR-41] says that it was saved, and shows what waits beside what is public', async () => {
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
    expect(sent).toMatchObject([{ languages_spoken: [{ id: expect.any(Number) }, { id: expect.any(Number) }] }]);
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

  it('[API-41] [TRK-32] that is refused is reported, and keeps what was typed', async () => {
    const profile = await ownProfile('Lê Thị Mất', { consent: 'undecided' });
    const { page } = profile;
    const reported = listenToHits(page);
    await openForm(profile);
    await rewrite(page, 'Thành tích', 'Bằng khen năm 2020');
    await page.route('**/change-request/', route =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, body: 'ABC123' }) : route.continue(),
    );
    await saveForm(page);
    await dialog(page, FAILED).waitFor();
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/sua-thong-tin/bac-si/loi');
  });

  it('[ERR-38] [ERR-39] [ERR-40] says what failed with a code, and keeps what was typed', async () => {
    const profile = await ownProfile('Lê Thị Lỗi');
    const { page, mistakes } = profile;
    await openForm(profile);
    await rewrite(page, 'Thành tích', 'Bằng khen năm 2020');
    await page.route('**/change-request/', route =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, body: 'ABC123' }) : route.continue(),
    );
    await saveForm(page);
    const alert = dialog(page, FAILED);
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/);
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
