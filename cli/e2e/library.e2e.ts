import { DISEASES, DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, visit } from './support/chromium.ts';

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
    expect(
      await page
        .getByRole('region', { name: /^Bác sĩ Tim mạch/ })
        .getByRole('article')
        .count(),
    ).toBeGreaterThan(0);
  });

  it('begins with 115 where it cannot wait', async () => {
    const { page } = await openPage(DISEASES.stroke.path);
    await page.getByRole('region', { name: 'Cấp cứu' }).getByRole('link', { name: 'Gọi 115' }).waitFor();
  });

  it('has one address, is no page under an unknown id, and tells search engines what it is', async () => {
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
});
