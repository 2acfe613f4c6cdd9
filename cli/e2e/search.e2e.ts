import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { type SearchAnswer, searchAnswer } from '@antam/server/features/search/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeBrowserAfterAll, hydrated, visit } from './support/chromium.ts';
import { recordCalls, recordedOn } from './support/recorder.ts';

closeBrowserAfterAll();

const LABEL = 'Tìm bác sĩ, cơ sở y tế, chuyên khoa';
/** A page whose only search box is the header's. */
const PAGE = '/dich-vu/';

const box = (page: Page) => page.getByRole('combobox', { name: LABEL }).first();
const list = (page: Page) => page.getByRole('listbox', { name: LABEL });
const options = (page: Page) => list(page).getByRole('option');
const calledWords = (url: string) => new URL(url, 'http://site').searchParams.get('q');

async function openPage(path = PAGE) {
  const opened = await visit(path);
  await hydrated(opened.page);
  return opened;
}

/** Types into the header's box; answers what the site was told. */
async function search(page: Page, words: string): Promise<SearchAnswer> {
  const answer = page.waitForResponse(response => calledWords(response.url()) === words);
  await box(page).fill(words);
  const groups = searchAnswer.parse(await (await answer).json());
  if (groups.length > 0) await list(page).waitFor();
  return groups;
}

describe('search suggestions', () => {
  it('[SRCH-01, SRCH-16, SRCH-30] shows what is found under the title of its kind, without a login', async () => {
    const { page, mistakes } = await openPage();
    const groups = await search(page, 'nguyễn thị mai');
    const doctors = list(page).getByRole('group', { name: 'Bác sĩ' });
    expect(await doctors.getByRole('option').first().innerText()).toContain(PROFESSIONALS.mai.name);
    for (const { items } of groups) {
      for (const { name } of items.slice(0, 3)) expect(await list(page).innerText()).toContain(name);
    }
    expect(mistakes).toEqual([]);
  });

  it('[SRCH-17] opens the address of the row that is clicked', async () => {
    const { page, calls } = await openPage();
    const [group] = await search(page, 'sen hạ');
    const item = group?.items[0];
    expect(item?.absolute_url).toBe(PLACES.hospital.path);
    await options(page).filter({ hasText: PLACES.hospital.name }).first().click();
    await page.waitForURL(`**${PLACES.hospital.path}`);
    await page.getByRole('heading', { level: 1, name: PLACES.hospital.name }).waitFor();
    expect(await list(page).count()).toBe(0);
    expect(calls.some(call => call.startsWith(`/api/v1/place/${PLACES.hospital.id}`))).toBe(true);
    expect((await page.request.get(PLACES.hospital.path)).status()).toBe(200);
  });

  it('[SRCH-18, SRCH-19] shows a doctor’s picture and specialities in the row', async () => {
    const { page } = await openPage();
    const groups = await search(page, 'trần anh tuấn');
    const found = groups.flatMap(({ items }) => items).find(({ absolute_url: url }) => url === PROFESSIONALS.tuan.path);
    const row = options(page).filter({ hasText: PROFESSIONALS.tuan.name });
    const picture = row.locator('img');
    expect(found?.main_thumbnail_image).toMatch(/^\/uploads\//);
    expect(await picture.getAttribute('src')).toBe(found?.main_thumbnail_image);
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(found?.specialities_nested).toEqual(['Nhi khoa', 'Dinh dưỡng']);
    expect(await row.innerText()).toContain('Nhi khoa, Dinh dưỡng');
  });

  it('[SRCH-20] shows a facility’s address in the row', async () => {
    const { page } = await openPage();
    const groups = await search(page, 'trúc lam');
    const place = await (await page.request.get(`/api/v1/place/${PLACES.clinic.id}/`)).json();
    const found = groups.flatMap(({ items }) => items).find(({ absolute_url: url }) => url === PLACES.clinic.path);
    expect(found?.address).toBe(place.address);
    expect(await list(page).locator(`a[href="${PLACES.clinic.path}"]`).innerText()).toContain(place.address);
  });

  it('[SRCH-24] finds accented names by words without accents', async () => {
    const { page } = await openPage();
    await search(page, 'bac si nguyen thi mai');
    expect(await list(page).innerText()).toContain(PROFESSIONALS.mai.name);
    await search(page, 'phong kham truc lam');
    expect(await list(page).innerText()).toContain(PLACES.clinic.name);
  });

  it('[SRCH-25, SRCH-26, SRCH-28, SRCH-29] hides when the box is emptied or blank, on Escape and without results', async () => {
    const { page } = await openPage();
    for (const blank of ['', '   ']) {
      await search(page, 'sen hạ');
      await box(page).fill(blank);
      await list(page).waitFor({ state: 'detached' });
    }
    await search(page, 'sen hạ');
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe('sen hạ');
    await search(page, 'mây trắng');
    expect(await search(page, 'qqqzzzxxx')).toEqual([]);
    await list(page).waitFor({ state: 'detached' });
  });

  it('[SRCH-27] looks nothing up for blank text', async () => {
    const { page, calls } = await openPage();
    await box(page).pressSequentially('   ', { delay: 30 });
    await page.waitForTimeout(1_000);
    expect(calls).toEqual([]);
    expect(await list(page).count()).toBe(0);
  });

  it('[SRCH-31, SRCH-32] moves through the rows by the arrow keys, tells assistive technology, and opens one by Enter', async () => {
    const { page } = await openPage();
    const input = box(page);
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    await search(page, 'khoa');
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    expect(await input.getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'));
    const focusedRow = async () => {
      const selected = await list(page).locator('[aria-selected=true]').all();
      expect(selected).toHaveLength(1);
      const id = await selected[0]?.getAttribute('id');
      expect(await input.getAttribute('aria-activedescendant')).toBe(id);
      const ids = await options(page).evaluateAll(rows => rows.map(row => row.id));
      return ids.indexOf(id ?? '');
    };
    const paint = (row: number) =>
      options(page)
        .nth(row)
        .evaluate(element => getComputedStyle(element).backgroundColor);
    const plain = await paint(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow()).toBe(1);
    expect(await paint(1)).not.toBe(plain);
    await page.keyboard.press('ArrowUp');
    expect(await focusedRow()).toBe(0);
    expect(await paint(1)).toBe(plain);
    expect(await input.evaluate(element => element === document.activeElement)).toBe(true);
    const to = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
  });

  it('keeps a row that the arrow keys reach in view', async () => {
    const { page } = await visit(PAGE, { viewport: { width: 1280, height: 500 } });
    await hydrated(page);
    await search(page, 'khoa');
    const last = options(page).last();
    expect(await options(page).count()).toBeGreaterThan(8);
    await page.keyboard.press('ArrowUp');
    const [frame, row] = [await list(page).boundingBox(), await last.boundingBox()];
    expect(await last.getAttribute('aria-selected')).toBe('true');
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1);
  });

  it('[SRCH-41] shows the best three of each group in the answer’s order, and a row to all of them', async () => {
    const { page } = await openPage();
    const groups = await search(page, 'khoa');
    expect(groups.length).toBeGreaterThan(2);
    expect(groups.some(({ items }) => items.length > 3)).toBe(true);
    const shown = await list(page)
      .getByRole('group')
      .evaluateAll(boxes =>
        boxes.map(group => [...group.querySelectorAll('[role=option]')].map(row => row.getAttribute('href'))),
      );
    expect(shown).toEqual(
      groups.map(({ items, list_url }) => [...items.slice(0, 3).map(({ absolute_url }) => absolute_url), list_url]),
    );
    expect(
      await list(page)
        .getByText(/^Xem tất cả/)
        .count(),
    ).toBe(groups.length);
  });

  it('[SRCH-34] shows six groups of an answer that has more', async () => {
    const { page } = await openPage();
    const kinds = [
      'professional',
      'place',
      'service',
      'speciality',
      'thread',
      'disease',
      'drug_medication',
      'collection',
    ];
    const answer = kinds.map(kind => ({
      object_type: kind === 'collection' ? 'collection_index_place' : `${kind}_index`,
      list_url: `/${kind}/`,
      items: Array.from({ length: 10 }, (_, at) => ({
        ...{ name: `${kind} ${at}`, absolute_url: `/${kind}/${at}/`, main_thumbnail_image: null },
        ...{ specialities_nested: [], address: '', body_search: '', type: '' },
      })),
    }));
    await page.route('**/api/v1/search?*', route => route.fulfill({ json: answer }));
    await box(page).fill('từ có ở khắp nơi');
    await list(page).waitFor();
    expect(await list(page).getByRole('group').count()).toBe(6);
    expect(await options(page).count()).toBe(6 * 4);
  });

  it('[SRCH-35] looks up 200 ms after the last key, and no beginning of the words', async () => {
    const { page } = await visit('');
    await recordCalls(page);
    await page.goto(PAGE);
    await hydrated(page);
    await box(page).pressSequentially('khoan', { delay: 50 });
    await list(page).waitFor();
    const { keys, calls } = await recordedOn(page);
    expect(keys).toHaveLength(5);
    expect(calls.map(({ what }) => calledWords(what))).toEqual(['khoan']);
    const waited = (calls[0]?.at ?? 0) - (keys.at(-1)?.at ?? 0);
    expect(waited).toBeGreaterThanOrEqual(195);
    expect(waited).toBeLessThan(600);
  });

  it('[SRCH-36, SRCH-42, HEAD-14] rests 400 ms after a lookup, then looks up the last words, within the province', async () => {
    const { page, context } = await visit('');
    await context.addCookies([
      { name: 'province', value: 'ha-noi', url: new URL((await page.request.get('/healthz')).url()).origin },
    ]);
    await recordCalls(page);
    await page.goto(PAGE);
    await hydrated(page);
    // In the page, so that nothing but the page's own clock spaces the keys.
    await box(page).evaluate(async input => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const type = (words: string) => {
        write?.call(input, words);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
      type('s');
      await wait(230);
      type('se');
      await wait(60);
      type('sen');
      await wait(900);
    });
    const { calls } = await recordedOn(page);
    expect(calls.map(({ what }) => calledWords(what))).toEqual(['s', 'sen']);
    expect(calls.every(({ what }) => new URL(what, 'http://site').searchParams.get('province') === 'ha-noi')).toBe(
      true,
    );
    const apart = (calls[1]?.at ?? 0) - (calls[0]?.at ?? 0);
    expect(apart).toBeGreaterThanOrEqual(398);
    expect(apart).toBeLessThan(800);
  });

  it('asks only the search in the header’s box and the home page’s', async () => {
    for (const path of [PAGE, '/']) {
      const { page, calls } = await openPage(path);
      const input = page.getByRole('combobox', { name: LABEL }).last();
      await input.fill('nhi khoa');
      await list(page).waitFor();
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.every(call => call.startsWith('/api/v1/search?'))).toBe(true);
    }
  });

  it('hides the suggestions when the visitor goes on with Tab, and shows them again on the next key', async () => {
    const { page } = await openPage();
    await search(page, 'nhi');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await list(page).waitFor({ state: 'detached' });
    await search(page, 'nhi khoa');
    expect(await list(page).isVisible()).toBe(true);
  });
});

describe('search results', () => {
  it('shows every kind that was found after Enter in the header’s box', async () => {
    const { page, mistakes } = await openPage();
    await box(page).fill('sen hạ');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tim-kiem\/\?q=sen/);
    await page.getByRole('heading', { level: 1, name: /sen hạ/ }).waitFor();
    expect(await page.locator('main article').filter({ hasText: PLACES.hospital.name }).count()).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
  });

  it('works without script, in the chosen province', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const form = page.locator('main form[action="/tim-kiem/"]');
    await form.getByRole('combobox', { name: LABEL }).fill('kham nhi');
    await form.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).selectOption('ho-chi-minh');
    await form.getByRole('button', { name: 'Tìm' }).click();
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get('q'), url.searchParams.get('province')]).toEqual([
      '/tim-kiem/',
      'kham nhi',
      'ho-chi-minh',
    ]);
    expect(await page.locator('main').innerText()).toContain('Khám nhi');
    await page.locator('header').getByRole('combobox', { name: LABEL }).fill('nha khoa mây trắng');
    await page.keyboard.press('Enter');
    await page.waitForURL(to => to.searchParams.get('q') === 'nha khoa mây trắng');
    expect(await page.locator('main article').first().innerText()).toContain(PLACES.dental.name);
  });

  it('says what to do when nothing is found, and what to type when nothing was typed', async () => {
    const { page } = await visit('/tim-kiem/?q=qqqzzzxxx', { javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain('Chưa tìm thấy gì cho “qqqzzzxxx”');
    expect(await page.getByRole('link', { name: 'Xem các chuyên khoa' }).isVisible()).toBe(true);
    await page.goto('/tim-kiem/');
    expect(await page.locator('main').innerText()).toContain('Bạn đang tìm gì?');
  });
});
