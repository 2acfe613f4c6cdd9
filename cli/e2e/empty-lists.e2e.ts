import { describe, expect, it } from 'vitest';
import { openPage, openShared } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';
import { box, list, options, PAGE } from './support/search-box.ts';
import { violationsInBothLooks } from './support/violations.ts';

const WAYS = 'Gần nhất với điều bạn tìm';
const EMPTY = '/bac-si/?provinces=ca-mau&specialities=tim-mach';

/** The number that a text begins with. */
const counted = (text: string) => Number(/\d[\d.]*/.exec(text)?.[0].replaceAll('.', '') ?? Number.NaN);

describe('an empty list', () => {
  it('says what is near, as links to lists of just as many', async () => {
    const { page, mistakes } = await openShared(EMPTY);
    await page.getByRole('heading', { name: 'Chưa có bác sĩ Tim mạch nào tại Cà Mau.' }).waitFor();
    const chips = page.getByRole('list', { name: 'Đang lọc theo' });
    expect(await chips.getByRole('link', { name: 'Bỏ lọc Cà Mau' }).isVisible()).toBe(true);
    const ways = page.getByRole('navigation', { name: WAYS });
    const [first] = await ways.getByRole('link').allInnerTexts();
    await ways.getByRole('link').first().click();
    await page.waitForURL(url => url.search !== new URL(EMPTY, url).search);
    await page.locator('#list article').first().waitFor();
    expect(counted(await page.locator('h1').innerText())).toBe(counted(first ?? ''));
    expect(mistakes).toEqual([]);
  });

  it('leads on without script, and breaks nothing in either look', async () => {
    const { page } = visitPlainly();
    await page.goto(EMPTY);
    await page.getByRole('navigation', { name: WAYS }).getByRole('link').first().click();
    expect(await page.locator('#list article').count()).toBeGreaterThan(0);
    const { page: seen } = await openShared(EMPTY);
    expect(await violationsInBothLooks(seen, { isColourful: false, within: 'main' })).toEqual([]);
  });

  it('leads to what is less than ten kilometres away once the position is known', async () => {
    const { page } = await openPage('/bac-si/?sort_by=location', {
      geolocation: { latitude: 21.0278, longitude: 105.8342 },
      permissions: ['geolocation'],
    });
    await page.locator('[data-distance]').first().waitFor();
    await page.goto('/bac-si/?near=10');
    await page.getByRole('link', { name: 'Bỏ lọc Cách bạn dưới 10 km' }).waitFor();
    const texts = await page.locator('#list [data-distance]').allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every(text => Number.parseFloat(text.replace(/[^\d,]/g, '').replace(',', '.')) <= 10)).toBe(true);
  });
});

it.each([
  ['/khuyen-mai/?province=ca-mau', 'Ưu đãi gần nhất', '/khuyen-mai/'],
  ['/hoi-bac-si/?q=qqqzzzxxx&speciality=tim-mach', WAYS, '/hoi-bac-si/'],
  ['/benh/?letter=W&speciality=tim-mach', WAYS, '/benh/'],
  ['/thuoc/?group=N&letter=W', WAYS, '/thuoc/'],
  ['/trieu-chung/?letter=W&speciality=nhi-khoa', WAYS, '/trieu-chung/'],
])('the empty list %s leads to as many as it says, without script', async (path, name, base) => {
  const { page } = visitPlainly();
  await page.goto(path);
  const way = page.getByRole('navigation', { name }).getByRole('link').first();
  const count = counted(await way.innerText());
  await way.click();
  expect(new URL(page.url()).pathname).toBe(base);
  expect(await page.locator('#list > li').count()).toBe(Math.min(count, 60));
});

describe('a query for an empty list', () => {
  it('leads to the same lists from the results and from the suggestions', async () => {
    const { page, mistakes } = await openShared(`/tim-kiem/?${new URLSearchParams({ q: 'bác sĩ tim mạch cà mau' })}`);
    await page.getByText('Chưa có bác sĩ Tim mạch ở Cà Mau.').waitFor();
    const chips = page.getByRole('list', { name: 'An Tâm đang tìm theo' });
    expect(await chips.getByRole('link', { name: 'Bỏ Cà Mau' }).isVisible()).toBe(true);
    const found = page.getByRole('navigation', { name: WAYS });
    const texts = await found.getByRole('link').allInnerTexts();
    const results = page.url();
    await page.goto(PAGE);
    await box(page).fill('bác sĩ tim mạch cà mau');
    await list(page).getByText('Chưa có bác sĩ Tim mạch ở Cà Mau.').waitFor();
    const rows = await options(page).allInnerTexts();
    expect(rows.slice(0, texts.length).map(row => row.trim())).toEqual(texts.map(text => text.trim()));
    await page.goto(results);
    expect(await violationsInBothLooks(page, { isColourful: false, within: 'main' })).toEqual([]);
    expect(mistakes).toEqual([]);
  });
});
