import { DISEASES, DRUGS, PLANS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, letThingsMove, openPage, visit } from './support/chromium.ts';
import { product } from './support/product.ts';
import { list, search } from './support/search-box.ts';
import { PHONE } from './support/sizes.ts';

letThingsMove();

describe('a disease', () => {
  it('[DIS-01] [UI-34] is read with its list of contents, when to see a doctor, and doctors of its speciality', async () => {
    const { page } = await openPage(DISEASES.bloodPressure.path);
    expect(await page.locator('#disease-detail h1').innerText()).toBe(DISEASES.bloodPressure.name);
    await page.getByText('Tình trạng này còn được gọi là').waitFor();
    const contents = page.getByRole('navigation', { name: 'Trong trang này' });
    await contents.getByRole('link', { name: 'Điều trị' }).click();
    await expect.poll(() => contents.locator('[aria-current]').innerText()).toBe('Điều trị');
    expect(new URL(page.url()).hash).toBe('#dieu-tri');
    const box = page.getByRole('region', { name: 'Khi nào cần đi khám' });
    expect(await box.innerText()).toContain('Gọi 115 ngay');
    const headings = await page.locator('#disease-detail article section h2').allInnerTexts();
    expect(headings.slice(0, 2)).toEqual(['Tổng quan', 'Khi nào cần đi khám']);
    const way = page.getByRole('link', { name: /^Xem bác sĩ Tim mạch/ });
    expect((await way.boundingBox())?.y).toBeLessThan(500);
    expect(
      await page
        .getByRole('region', { name: /^Bác sĩ Tim mạch/ })
        .getByRole('article')
        .count(),
    ).toBeGreaterThan(0);
  });

  it('folds its list of contents on phones', async () => {
    const { page } = await openPage(DISEASES.bloodPressure.path, { viewport: PHONE });
    await hydrated(page);
    const contents = page.getByRole('navigation', { name: 'Trong trang này' });
    const link = contents.getByRole('link', { name: 'Điều trị' });
    expect(await link.isVisible()).toBe(false);
    await contents.getByText('Trong trang này').click();
    await link.click();
    expect(new URL(page.url()).hash).toBe('#dieu-tri');
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(() => link.isVisible()).toBe(true);
  });

  it('begins with 115 where it cannot wait', async () => {
    const { page } = await openPage(DISEASES.stroke.path);
    await page.getByRole('region', { name: 'Cấp cứu' }).getByRole('link', { name: 'Gọi 115' }).waitFor();
  });

  it('has one address, is no page under an unknown id, and describes itself to search engines', async () => {
    const { page } = await openPage(`/benh/ten-cu-${DISEASES.diabetes.id}/`);
    expect(new URL(page.url()).pathname).toBe(DISEASES.diabetes.path);
    expect((await page.goto('/benh/khong-co-99999/'))?.status()).toBe(404);
    await page.goto(DISEASES.diabetes.path);
    const data = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join('\n');
    expect(data).toContain('"@type":"MedicalCondition"');
    expect(data).toContain('"codingSystem":"ICD-10"');
  });

  it('leads to its drugs, and they lead back', async () => {
    const { page } = await openPage(DISEASES.diabetes.path);
    await page.getByRole('link', { name: DRUGS.metformin.name, exact: true }).click();
    await page.getByRole('heading', { name: DRUGS.metformin.name, level: 1 }).waitFor();
    await page.getByRole('link', { name: DISEASES.diabetes.name, exact: true }).click();
    await page.getByRole('heading', { name: DISEASES.diabetes.name, level: 1 }).waitFor();
  });
});

describe('a speciality', () => {
  it('leads to its diseases, and to all of them', async () => {
    const { page } = await openPage('/chuyen-khoa/tim-mach/');
    const block = page.getByRole('region', { name: 'Bệnh thường gặp' });
    expect(await block.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      DISEASES.diabetes.name,
      DISEASES.bloodPressure.name,
    ]);
    await block.getByRole('link', { name: 'Xem 2 bệnh Tim mạch' }).click();
    await page.getByRole('heading', { name: 'Bệnh Tim mạch', level: 1 }).waitFor();
    expect(await page.locator('#list article').count()).toBe(2);
    await page.goBack();
    await block.getByRole('link', { name: DISEASES.bloodPressure.name }).click();
    await page.getByRole('heading', { name: DISEASES.bloodPressure.name, level: 1 }).waitFor();
  });

  it('without a disease says nothing of diseases', async () => {
    const { page } = await openPage('/chuyen-khoa/rang-ham-mat/');
    expect(await page.getByText('Bệnh thường gặp').count()).toBe(0);
  });
});

describe('doctors near the visitor', () => {
  const nearest = 'Bác sĩ Nội tổng quát gần bạn nhất';

  it('on the page of a drug are those of the province chosen, and the nearest once the position is known', async () => {
    const { page } = await visit('', {
      geolocation: { latitude: 10.77, longitude: 106.7 },
      permissions: ['geolocation'],
    });
    await page.goto(DRUGS.paracetamol.path);
    await hydrated(page);
    await page.getByRole('region', { name: 'Bác sĩ Nội tổng quát', exact: true }).waitFor();
    await page.locator('header').getByRole('combobox', { name: 'Tỉnh/Thành phố' }).selectOption('ho-chi-minh');
    const there = page.getByRole('region', { name: 'Bác sĩ Nội tổng quát tại TP. Hồ Chí Minh' });
    await there.waitFor();
    expect((await there.getByRole('heading', { level: 3 }).allInnerTexts()).toSorted()).toEqual([
      expect.stringContaining('Hồ Bảo Ngọc'),
      expect.stringContaining('Ngô Đức Thịnh'),
    ]);
    await page.goto('/bac-si/?sort_by=location');
    await page.locator('#list [data-distance]').first().waitFor();
    await page.goto(DRUGS.paracetamol.path);
    const near = page.getByRole('region', { name: nearest });
    const distances = await near.locator('[data-distance]').allInnerTexts();
    expect(distances.length).toBeGreaterThan(2);
    expect(distances[0]).toMatch(/^Cách \d,\d\skm/);
    expect(distances.at(-1)).toMatch(/^Cách 1\.\d{3},\d\skm/);
    await near.getByRole('link', { name: 'Xem danh sách' }).click();
    await page.waitForURL(/specialities=noi-tong-quat&sort_by=location$/);
  });

  it('are shown to nobody else: neither their place nor their province stays on a page', async () => {
    const position = 'user_location=%7B%22lat%22%3A10.77%2C%22lon%22%3A106.7%7D';
    const read = async (path: string, cookie: string) => {
      const answer = await fetch(product.origin + path, { headers: { cookie } });
      return { html: await answer.text(), stored: answer.headers.get('cache-control') };
    };
    for (const { path } of [DRUGS.paracetamol, DISEASES.bloodPressure, DISEASES.dengue]) {
      for (const first of [true, false]) {
        const near = await read(path, `${position}; province=ho-chi-minh`);
        expect([path, first, near.stored]).toEqual([path, first, 'private, no-store']);
        expect(near.html).toMatch(/Bác sĩ [^<]+ gần bạn nhất/);
        expect(near.html).toContain('data-distance');
        const there = await read(path, 'province=ho-chi-minh');
        expect(there.html).toMatch(/Bác sĩ [^<]+ tại TP\. Hồ Chí Minh/);
        const nowhere = await read(path, '');
        expect(nowhere.html).not.toMatch(/Bác sĩ [^<]+ tại TP\. Hồ Chí Minh/);
        for (const { html } of [there, nowhere]) {
          expect(html).not.toContain('gần bạn nhất');
          expect(html).not.toContain('data-distance');
        }
      }
    }
    const broken = await read(DRUGS.paracetamol.path, 'user_location=%7B%22lat%22%3A999%7D; province=ho-chi-minh');
    expect(broken.html).toMatch(/Bác sĩ [^<]+ tại TP\. Hồ Chí Minh/);
  });
});

describe('the list of diseases', () => {
  it('[DIS-02] is narrowed by speciality and letter without script', async () => {
    const { page } = await visit('', { javaScriptEnabled: false });
    await page.goto('/benh/');
    await page.getByLabel('Chuyên khoa', { exact: true }).selectOption('tim-mach');
    await page.locator('#disease-list form').getByRole('button', { name: 'Tìm' }).click();
    await page.getByRole('heading', { name: 'Bệnh Tim mạch', level: 1 }).waitFor();
    await page.getByRole('navigation', { name: 'Theo chữ cái' }).getByRole('link', { name: 'T', exact: true }).click();
    await page.waitForURL(/letter=T/);
    expect(await page.locator('#list h2').allInnerTexts()).toEqual([DISEASES.bloodPressure.name]);
  });
});

describe('a drug', () => {
  it('[DRUG-01] [DRUG-02] is found by its brand name and read with its sections', async () => {
    const { page } = await openPage('/thuoc/');
    await page.getByLabel('Tên thuốc').fill('panadol');
    await page.locator('#drug-list form').getByRole('button', { name: 'Tìm' }).click();
    await page.getByRole('link', { name: DRUGS.paracetamol.name, exact: true }).click();
    await page.getByRole('heading', { name: DRUGS.paracetamol.name, level: 1 }).waitFor();
    for (const title of ['Liều dùng và cách dùng', 'Chống chỉ định', 'Tương tác thuốc', 'Mang thai và cho con bú']) {
      await page.getByRole('region', { name: title }).waitFor();
    }
    expect(await page.locator('#drug-detail').innerText()).toContain('Thuốc không kê đơn');
  });

  it('prints its text alone', async () => {
    const { page } = await openPage(DRUGS.metformin.path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('region', { name: 'Chống chỉ định' }).waitFor();
    for (const hidden of ['Trong trang này', 'Trang']) {
      expect(await page.getByRole('navigation', { name: hidden, exact: true }).count()).toBe(0);
    }
    expect(await page.getByRole('button', { name: 'In trang thuốc' }).count()).toBe(0);
  });

  it('[SRCH-22] shows its type among what was found', async () => {
    const { page } = await openPage('/tim-kiem/?q=glucophage');
    const group = page.getByRole('region', { name: 'Thuốc', exact: true });
    expect(await group.innerText()).toContain('Thuốc kê đơn');
  });

  it('says by which brand it was found, among results, suggestions and in its list', async () => {
    const said = `Panadol: tên thương mại của ${DRUGS.paracetamol.name}`;
    const { page } = await openPage('/tim-kiem/?q=panadol');
    expect(await page.getByRole('region', { name: 'Thuốc', exact: true }).innerText()).toContain(said);
    await hydrated(page);
    await search(page, 'panado');
    expect(await list(page).innerText()).toContain(said);
    await page.goto('/thuoc/?q=panadol');
    expect(await page.locator('#list').innerText()).toMatch(/Paracetamol\s+Panadol/);
  });
});

describe('the page of results', () => {
  it.each([
    ['[SRCH-10]', 'a disease by its name', 'đột quỵ', 'Bệnh', DISEASES.stroke],
    ['[SRCH-10]', 'a disease as people call it', 'tiểu đường', 'Bệnh', DISEASES.diabetes],
    ['[SRCH-10] [SRCH-24]', 'the same without accents', 'tieu duong', 'Bệnh', DISEASES.diabetes],
    ['[SRCH-11]', 'a drug by its name', 'amlodipin', 'Thuốc', DRUGS.amlodipine],
    ['[SRCH-11]', 'a drug by its brand', 'panadol', 'Thuốc', DRUGS.paracetamol],
    ['[SRCH-12]', 'a plan of insurance by its name', 'sức khoẻ sen việt', 'Bảo hiểm', PLANS.lotus],
    ['[SRCH-12] [SRCH-24]', 'the same without accents', 'suc khoe sen viet', 'Bảo hiểm', PLANS.lotus],
    ['[SRCH-12]', 'a plan of insurance by a benefit', 'bảo hiểm thai sản', 'Bảo hiểm', PLANS.lotus],
  ])('%s has %s without script: “%s”', async (_, __, words, group, { name, path }) => {
    const answer = await fetch(`${product.origin}/tim-kiem/?q=${encodeURIComponent(words)}`);
    expect(answer.status).toBe(200);
    const [, html = ''] = (await answer.text()).split(/(?=<main)/);
    const section = html.split('<section').find(part => new RegExp(`<h2[^>]*>(<[^>]*>)*${group}\\b`).test(part)) ?? '';
    expect(section).toContain(`href="${path}"`);
    expect(section.replaceAll(/<[^>]+>/g, '')).toContain(name);
    expect(section).toMatch(/href="\/(benh|thuoc|bao-hiem)\/\?q=/);
  });
});
