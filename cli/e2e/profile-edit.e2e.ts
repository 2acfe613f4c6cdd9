import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { behindBottomBar } from './support/bottom-bar.ts';
import { listenToHits } from './support/hits.ts';
import { overlayClosed } from './support/overlays.ts';
import { box, dialog, editor, openForm, ownProfile, rewrite, SAVED, saveForm } from './support/own-profile.ts';
import { bodiesOf } from './support/request-bodies.ts';
import { PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';
import { walked } from './support/walked.ts';

const EDITORS = ['Chức vụ', 'Giới thiệu', 'Dịch vụ miễn phí', 'Kinh nghiệm', 'Thành tích'];
const chosen = (page: Page, name: string) =>
  box(page, name).evaluate(select =>
    select instanceof HTMLSelectElement ? [...select.selectedOptions].map(({ text }) => text) : [],
  );
const tags = (page: Page, type: string) => page.locator(`[data-tag-box=${type}] [data-tag]`);
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
});
