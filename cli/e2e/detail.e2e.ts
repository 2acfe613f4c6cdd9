import { LONG_SERVICE, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeBrowserAfterAll, hydrated, visit } from './support/chromium.ts';
import { changeAnswer, openInside } from './support/inside.ts';
import { watchMotion, watchTransition } from './support/motion.ts';

closeBrowserAfterAll();

async function openPage(path: string, options = {}) {
  const opened = await visit(path, options);
  await hydrated(opened.page);
  return opened;
}

const placeOf = async (page: Page, id: number): Promise<PlaceDetail> =>
  (await page.request.get(`/api/v1/place/${id}/`)).json();
const professionalOf = async (page: Page, id: number): Promise<ProfessionalDetail> =>
  (await page.request.get(`/api/v1/professional/${id}/`)).json();

const visibleTexts = async (items: Locator) => {
  const texts: string[] = [];
  for (const item of await items.all()) if (await item.isVisible()) texts.push(await item.innerText());
  return texts;
};
const more = (within: Locator) => within.getByRole('button', { name: /^(Xem thêm|Thu gọn)/ });

describe('detail pages', () => {
  it('[DET-01] has the facility’s name, address and facts in the server’s HTML', async () => {
    const { page } = await visit(PLACES.hospital.path, { javaScriptEnabled: false });
    const place = await placeOf(page, PLACES.hospital.id);
    const text = await page.locator('main').innerText();
    expect(await page.locator('h1').innerText()).toBe(PLACES.hospital.name);
    for (const fact of [place.address, 'Đống Đa, trước 7/2025', 'Nhận BHYT', 'Bệnh viện đa khoa', LONG_SERVICE.name])
      expect(text).toContain(fact);
    for (const { name } of [...place.specialities, ...place.services]) expect(text).toContain(name);
    expect(text).toMatch(/350\.000\s₫ – 500\.000\s₫/);
    expect(await page.title()).toContain(PLACES.hospital.name);
  });

  it('[DET-02] has the doctor’s name, specialities and facts in the server’s HTML', async () => {
    const { page } = await visit(PROFESSIONALS.mai.path, { javaScriptEnabled: false });
    const doctor = await professionalOf(page, PROFESSIONALS.mai.id);
    const text = await page.locator('main').innerText();
    expect(await page.locator('h1').innerText()).toBe('PGS.TS.BS Nguyễn Thị Mai');
    const { specialities, services, degrees, qualifications, languages_spoken, workplaces } = doctor;
    const named = [specialities, services, degrees, qualifications, languages_spoken, workplaces].flat();
    expect(named.length).toBeGreaterThan(25);
    for (const { name } of named) expect(text).toContain(name);
    for (const fact of [
      'Trưởng khoa Tim mạch',
      'Giải thưởng thầy thuốc trẻ, năm 2006',
      'Tư vấn kết quả điện tim',
      '1998',
    ])
      expect(text).toContain(fact);
  });

  it('leaves out the sections of an empty profile', async () => {
    for (const { path, name } of [PLACES.bare, PROFESSIONALS.bare]) {
      const { page, mistakes, context } = await openPage(path);
      expect(await page.locator('h1').innerText()).toContain(name);
      const main = await page.locator('main').innerText();
      expect(main).not.toMatch(/null|undefined|NaN|Dịch vụ\n|Giờ mở cửa|Hình ảnh/);
      expect(mistakes).toEqual([]);
      await context.close();
    }
  });

  it('answers 404 for what is unknown, not public or no address, and 301 for a wrong slug', async () => {
    const { page } = await visit('');
    const unknown = ['/bac-si/khong-co-999999/', '/bac-si/x-99999999999999/', '/co-so-y-te/khong-so/'];
    for (const path of [...unknown, PLACES.draft.path, PLACES.hidden.path, PROFESSIONALS.draft.path]) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Không tìm thấy trang');
    }
    const wrong = await page.request.get('/bac-si/ten-cu-1/', { maxRedirects: 0 });
    expect([wrong.status(), wrong.headers().location]).toEqual([301, PROFESSIONALS.mai.path]);
  });
});

describe('gallery', () => {
  const block = (page: Page) => page.locator('[data-media-block]');
  const thumbs = (page: Page) => block(page).locator('[data-sync-target$="-primary"] li a');
  const slides = '.image-gallery-slide';
  const stage = (page: Page) => block(page).locator('[data-sync-target$="-thumbs"]');
  const dialog = (page: Page) => page.getByRole('dialog');

  async function openGallery(options = {}) {
    const opened = await openPage(PLACES.hospital.path, options);
    await opened.page.locator('.image-gallery').waitFor();
    return opened;
  }
  /** Index of the slide that fills the carousel. */
  const shownSlide = (box: Locator) =>
    box.locator(slides).evaluateAll(all => {
      const frame = all[0]?.closest('.image-gallery-swipe')?.getBoundingClientRect();
      return all.findIndex(slide => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2);
    });
  const selectedThumbs = (page: Page) =>
    thumbs(page).evaluateAll(all => {
      const colours = all.map(thumb => getComputedStyle(thumb).borderTopColor);
      const plain = colours.find((colour, _, list) => list.filter(other => other === colour).length > 1);
      return colours.flatMap((colour, at) => (colour === plain ? [] : [at]));
    });

  it('[DET-03, DET-05, DET-06, DET-16] has a large carousel and a row of thumbnails that name each other', async () => {
    const { page, mistakes } = await openGallery();
    expect(await stage(page).locator(slides).count()).toBe(9);
    expect(await thumbs(page).count()).toBe(9);
    const large = await stage(page).boundingBox();
    expect(large?.width).toBeGreaterThan(600);
    const pairs = await block(page)
      .locator('[data-sync-target]')
      .evaluateAll(all => all.map(({ id, dataset }) => [`#${id}`, dataset.syncTarget]));
    expect(pairs).toHaveLength(2);
    expect(pairs[0]).toEqual(pairs[1]?.toReversed());
    for (const [, target] of pairs) expect(await page.locator(`[id="${target?.slice(1)}"]`).count()).toBe(1);
    const picture = stage(page).locator(slides).first().locator('img');
    expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
    expect(mistakes).toEqual([]);
  });

  it('[DET-07, DET-09] moves the thumbnails with the large carousel, and highlights only the shown one', async () => {
    const { page } = await openGallery({ viewport: { width: 500, height: 900 } });
    const next = stage(page).getByRole('button', { name: 'Ảnh sau' });
    for (let step = 1; step < 8; step++) {
      await next.click();
      // The carousel takes one step at a time, and no press meanwhile.
      await page.waitForTimeout(350);
      await expect.poll(() => shownSlide(stage(page))).toBe(step);
      await expect.poll(() => selectedThumbs(page)).toEqual([step]);
      expect(await thumbs(page).nth(step).getAttribute('aria-current')).toBe('true');
      await expect
        .poll(() =>
          thumbs(page)
            .nth(step)
            .evaluate(thumb => {
              const [box, row] = [thumb.getBoundingClientRect(), thumb.closest('ul')?.getBoundingClientRect()];
              return row !== undefined && box.left >= row.left - 1 && box.right <= row.right + 1;
            }),
        )
        .toBe(true);
    }
  });

  it('[DET-08] moves the large carousel to the thumbnail that is clicked', async () => {
    const { page } = await openGallery();
    await thumbs(page).nth(2).click();
    await expect.poll(() => shownSlide(stage(page))).toBe(2);
    await expect.poll(() => selectedThumbs(page)).toEqual([2]);
    const { media } = await placeOf(page, PLACES.hospital.id);
    const shown = stage(page).locator(slides).nth(2).locator('img');
    expect(await shown.getAttribute('src')).toBe(media.pictures[2]?.url);
    expect(await shown.isVisible()).toBe(true);
  });

  it('[DET-10, DET-11, DET-12, DET-13] opens one full-size picture at a time, with arrows that slide for 500 ms', async () => {
    const { page, mistakes } = await openGallery();
    const { media } = await placeOf(page, PLACES.hospital.id);
    await stage(page).locator(slides).first().click();
    await dialog(page).locator(slides).first().waitFor();
    const visible = () =>
      dialog(page)
        .locator('img')
        .evaluateAll(all =>
          all
            .filter(image => {
              const { left, right, width } = image.getBoundingClientRect();
              return width > 0 && right > 1 && left < innerWidth - 1 && image.checkVisibility();
            })
            .map(image => image.getAttribute('src')),
        );
    expect(await visible()).toEqual([media.pictures[0]?.origin_url]);
    const previous = dialog(page).getByRole('button', { name: 'Ảnh trước' });
    const next = dialog(page).getByRole('button', { name: 'Ảnh sau' });
    expect(await next.isVisible()).toBe(true);
    const slid = await watchTransition(page, 'dialog .image-gallery-slides-container');
    await next.click();
    expect(await slid()).toEqual({ property: 'transform', duration: 500 });
    await expect.poll(() => shownSlide(dialog(page))).toBe(1);
    expect(await visible()).toEqual([media.pictures[1]?.origin_url]);
    expect(await previous.isVisible()).toBe(true);
    await previous.click();
    await expect.poll(visible).toEqual([media.pictures[0]?.origin_url]);
    expect(mistakes).toEqual([]);
  });

  it('follows the arrow keys in the full screen, and leaves the gallery at the picture it showed', async () => {
    const { page } = await openGallery();
    await stage(page).getByRole('button', { name: 'Xem toàn màn hình', exact: true }).click();
    await dialog(page).locator(slides).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownSlide(dialog(page))).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => selectedThumbs(page)).toEqual([1]);
    await expect.poll(() => shownSlide(stage(page))).toBe(1);
  });

  it('[DET-14, DET-15] names its full-size pictures and the origin picture in the page', async () => {
    const { page } = await visit(PLACES.hospital.path, { javaScriptEnabled: false });
    const { media } = await placeOf(page, PLACES.hospital.id);
    const full = z.array(z.string()).parse(JSON.parse((await block(page).getAttribute('data-full-images')) ?? ''));
    const origin = (await block(page).getAttribute('data-origin-image')) ?? '';
    expect(full).toEqual(media.pictures.map(({ origin_url }) => origin_url));
    expect(full).toHaveLength(8);
    for (const url of [...full, origin]) {
      const answer = await page.request.get(url);
      expect([url, answer.status(), answer.headers()['content-type']]).toEqual([url, 200, 'image/webp']);
    }
  });

  it('[DET-37] shows the video’s thumbnail from its provider, and the player only when asked for', async () => {
    const { page, context } = await visit('');
    const asked: string[] = [];
    const picture = await (await page.request.get('/icons/apple-touch-icon.png')).body();
    await context.route('https://i.ytimg.com/**', route => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: picture });
    });
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    const { media } = await placeOf(page, PLACES.hospital.id);
    const thumb = thumbs(page).last().locator('img');
    await thumb.scrollIntoViewIfNeeded();
    await expect.poll(() => thumb.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(asked).toContain(media.videos[0]?.thumbnail_url);
    expect(new URL(asked[0] ?? '').hostname).toBe('i.ytimg.com');
    await page.locator('.image-gallery').waitFor();
    await thumbs(page).last().click();
    expect(await page.locator('iframe').count()).toBe(0);
    await stage(page)
      .getByRole('button', { name: /^Phát video/ })
      .click();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  it('leads to the pictures without script', async () => {
    const { page } = await visit(PLACES.hospital.path, { javaScriptEnabled: false });
    await thumbs(page).nth(1).click();
    expect((await page.request.get(page.url())).headers()['content-type']).toBe('image/webp');
  });
});

describe('long lists', () => {
  const services = (page: Page) => page.locator('#dich-vu');
  const items = (page: Page) => services(page).locator('[data-cols] > li');
  const columns = (list: Locator) =>
    list.evaluate(
      element =>
        new Set(
          [...element.children]
            .filter(li => li.checkVisibility())
            .map(li => Math.round(li.getBoundingClientRect().left)),
        ).size,
    );

  it('[DET-18, DET-20, DET-22] shows the first 11 of 16 items in 3 columns, and the rest on request', async () => {
    const { page } = await openPage(PROFESSIONALS.sixteenServices.path);
    const { services: all } = await professionalOf(page, PROFESSIONALS.sixteenServices.id);
    expect(all).toHaveLength(16);
    const shown = await visibleTexts(items(page));
    expect(shown).toHaveLength(11);
    for (const [at, text] of shown.entries()) expect(text).toContain(all[at]?.name);
    expect(await columns(services(page).locator('[data-cols]'))).toBe(3);
    await more(services(page)).click();
    expect(await visibleTexts(items(page))).toHaveLength(16);
    await more(services(page)).click();
    expect(await visibleTexts(items(page))).toHaveLength(11);
  });

  it('[DET-19] shows all of 15 items without a control', async () => {
    const { page } = await openPage(PROFESSIONALS.fifteenServices.path);
    expect(await visibleTexts(items(page))).toHaveLength(15);
    expect(await more(services(page)).count()).toBe(0);
  });

  it('[DET-21] shows “Nội soi” and “ nội  SOI ” once', async () => {
    const { page } = await visit(PROFESSIONALS.doubles.path, { javaScriptEnabled: false });
    const { services: all } = await professionalOf(page, PROFESSIONALS.doubles.id);
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nội soi', ' nội  SOI ']));
    const texts = await items(page).allInnerTexts();
    expect(texts.filter(text => /^\s*nội\s+soi\s*$/i.test(text))).toEqual(['Nội soi']);
    expect(texts).toHaveLength(2);
  });

  it('[DET-23] has as many columns as data-cols says', async () => {
    const { page } = await openPage(PLACES.hospital.path);
    const list = page.locator('#chuyen-khoa [data-cols]');
    expect(await list.getAttribute('data-cols')).toBe('2');
    expect(await columns(list)).toBe(2);
  });

  it('[DET-38] counts 15 after the repetitions are dropped', async () => {
    const { page } = await visit('');
    const variants = [
      { count: 15, doubles: 1, shown: 15, toggle: 0 },
      { count: 16, doubles: 1, shown: 11, toggle: 1 },
      { count: 10, doubles: 0, shown: 10, toggle: 0 },
      { count: 11, doubles: 0, shown: 11, toggle: 0 },
    ];
    for (const { count, doubles, shown, toggle } of variants) {
      await page.goto('/dich-vu/');
      const { id, path } = PROFESSIONALS.sixteenServices;
      await changeAnswer<ProfessionalDetail>(page, `professional/${id}/`, ({ services: all }) => {
        const kept = all.slice(0, count);
        const again = kept.slice(0, doubles).map(item => ({
          ...item,
          slug: `${item.slug}-2`,
          name: ` ${item.name.toLocaleUpperCase('vi').replaceAll(' ', '  ')} `,
        }));
        return { services: [...kept, ...again] };
      });
      await openInside(page, path);
      await services(page).waitFor();
      expect([count, (await visibleTexts(items(page))).length]).toEqual([count, shown]);
      expect([count, await more(services(page)).count()]).toEqual([count, toggle]);
      await page.unrouteAll();
    }
  });

  it('[DET-28, DET-38] folds a side list of 11 entries after 10, and leaves one of 10 as it is', async () => {
    const sideList = (page: Page) => page.getByRole('list', { name: 'Trình độ chuyên môn' });
    const { page } = await openPage(PROFESSIONALS.mai.path);
    expect(await visibleTexts(sideList(page).locator('li'))).toHaveLength(10);
    const toggle = sideList(page).locator('xpath=..').getByRole('button', { name: 'Xem thêm 1' });
    await toggle.click();
    expect(await visibleTexts(sideList(page).locator('li'))).toHaveLength(11);
    const { page: other } = await openPage(PROFESSIONALS.tuan.path);
    expect(await visibleTexts(sideList(other).locator('li'))).toHaveLength(10);
    expect(await more(sideList(other).locator('xpath=..')).count()).toBe(0);
  });
});

describe('long texts', () => {
  const text = (page: Page) => page.locator('#gioi-thieu [content-length]');
  const shown = async (page: Page) =>
    (
      await text(page)
        .locator('p')
        .or(text(page).and(page.locator('p')))
        .first()
        .innerText()
    ).trim();
  const plain = (html: string) => html.replace(/<\/?p>/g, '').normalize('NFC');

  it('[DET-17, DET-24, DET-35] cuts 700 characters after 400, with an ellipsis, opens and folds them again', async () => {
    const { page } = await openPage(PROFESSIONALS.longText.path);
    const whole = plain((await professionalOf(page, PROFESSIONALS.longText.id)).description);
    expect(whole).toHaveLength(700);
    expect(await shown(page)).toBe(`${whole.slice(0, 400).trimEnd()}…`);
    const control = more(text(page));
    await control.click();
    expect(await shown(page)).toBe(whole);
    expect(await control.getAttribute('aria-expanded')).toBe('true');
    await control.click();
    expect(await shown(page)).toBe(`${whole.slice(0, 400).trimEnd()}…`);
  });

  it('[DET-26, DET-27] cuts a text of 501 characters, not one of 500', async () => {
    const { page } = await openPage(PROFESSIONALS.text501.path);
    const longer = plain((await professionalOf(page, PROFESSIONALS.text501.id)).description);
    expect(longer).toHaveLength(501);
    expect(await shown(page)).toBe(`${longer.slice(0, 400).trimEnd()}…`);
    const { page: other } = await openPage(PROFESSIONALS.text500.path);
    const whole = plain((await professionalOf(other, PROFESSIONALS.text500.id)).description);
    expect(whole).toHaveLength(500);
    expect(await shown(other)).toBe(whole);
    expect(await more(other.locator('#gioi-thieu')).count()).toBe(0);
  });

  it('shows a long text whole without script', async () => {
    const { page } = await visit(PROFESSIONALS.longText.path, { javaScriptEnabled: false });
    const whole = plain((await professionalOf(page, PROFESSIONALS.longText.id)).description);
    expect(await shown(page)).toBe(whole);
    expect(await more(page.locator('#gioi-thieu')).filter({ visible: true }).count()).toBe(0);
  });

  it('[DET-29] folds formatted text when 40 px or more would be hidden', async () => {
    const { page } = await visit('');
    for (const [hidden, toggles] of [
      [39, 0],
      [40, 1],
    ] as const) {
      await page.goto('/dich-vu/');
      await changeAnswer<ProfessionalDetail>(page, `professional/${PROFESSIONALS.longText.id}/`, () => ({
        description: `<h3 style="margin:0;height:${240 + hidden}px">Quá trình</h3>`,
      }));
      await openInside(page, PROFESSIONALS.longText.path);
      const section = page.locator('#gioi-thieu');
      await section.getByText('Quá trình').waitFor();
      await page.waitForTimeout(200);
      expect([hidden, await more(section).count()]).toEqual([hidden, toggles]);
      await page.unrouteAll();
    }
  });
});

describe('bar of sections', () => {
  const wrapper = (page: Page) => page.locator('.sticky-wrapper[data-sticky-list]');
  const isStuck = (page: Page) => wrapper(page).locator('> .is-sticky').count();
  const headerBottom = (page: Page) =>
    page.locator('[data-site-header]').evaluate(header => header.getBoundingClientRect().bottom);
  const scrollPage = (page: Page, top: number) =>
    page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const barTop = async (page: Page) => (await wrapper(page).boundingBox())?.y;

  it('[DET-30, DET-32, DET-33, DET-34] sticks right below the header, and carries is-sticky meanwhile', async () => {
    const { page } = await openPage(PROFESSIONALS.mai.path);
    expect(await wrapper(page).count()).toBe(1);
    expect(await isStuck(page)).toBe(0);
    const start = (await barTop(page)) ?? 0;
    expect(start).toBeGreaterThan(200);
    await scrollPage(page, start + 500);
    await expect.poll(() => isStuck(page)).toBe(1);
    await expect.poll(() => barTop(page)).toBe(52);
    expect(await headerBottom(page)).toBe(52);
    await scrollPage(page, start + 400);
    await expect.poll(() => barTop(page)).toBe(72);
    await expect.poll(() => headerBottom(page)).toBe(72);
    expect(await isStuck(page)).toBe(1);
    await scrollPage(page, 0);
    await expect.poll(() => isStuck(page)).toBe(0);
  });

  it('[DET-31, UI-08] scrolls to each section: header, bar and 10 px below the top of the window', async () => {
    const { page, mistakes } = await openPage(PROFESSIONALS.mai.path);
    const links = wrapper(page).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(4);
    const bar = (await wrapper(page).boundingBox())?.height ?? 0;
    let exact = 0;
    for (let at = 0; at < count; at++) {
      const id = (await links.nth(at).getAttribute('href'))?.slice(1) ?? '';
      const watched = await watchMotion(page, 'body', 'scrollY', 900);
      await links.nth(at).click();
      await watched();
      const [top, rest] = await page.evaluate(
        name => [
          document.getElementById(name)?.getBoundingClientRect().top ?? 0,
          document.documentElement.scrollHeight - innerHeight - scrollY,
        ],
        id,
      );
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      // The page may end before the section can reach its place.
      if ((rest ?? 0) <= 1) expect(top).toBeLessThan(900);
      else {
        expect([id, Math.round((top ?? 0) - (await headerBottom(page)) - bar)]).toEqual([id, 10]);
        exact++;
      }
      expect(await links.nth(at).getAttribute('aria-current')).toBe('location');
    }
    expect(exact).toBeGreaterThan(1);
    expect(mistakes).toEqual([]);
  });
});
