import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrated, openShared } from './support/chromium.ts';
import { logIn, write } from './support/log-in.ts';
import { overlayClosed } from './support/overlays.ts';
import { visitPlainly } from './support/plain-page.ts';

const { hospital, clinic, dental } = PLACES;
const { mai, tuan } = PROFESSIONALS;

const heartOf = (page: Page, type: string, id: number) => page.locator(`main [data-favourite="${type}:${id}"]`).first();
const countOn = (page: Page) => page.locator('[data-favourite-count]').first();
const number = async (page: Page) => Number((await countOn(page).innerText()).match(/\d+/)?.[0]);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('antam:pending-favourite'));

/** Bodies of what the page PUTs to the favourite call. */
function watchSaves(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/v1/favourite/')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

beforeEach(async () => {
  const { context } = visitPlainly();
  await logIn(context, 'favourite');
  for (const { id } of [hospital, clinic, dental]) {
    await write(context, 'PUT', '/api/v1/favourite/', { type: 'place', id, added: false });
  }
  for (const { id } of [mai, tuan]) {
    await write(context, 'PUT', '/api/v1/favourite/', { type: 'professional', id, added: false });
  }
});

describe('the heart of an account', () => {
  it('[FAV-01] [FAV-06] [FAV-08] saves a place, then removes it', async () => {
    const { page, context, mistakes } = await openShared('');
    await logIn(context, 'favourite');
    await page.goto(dental.path);
    await hydrated(page);
    const bodies = watchSaves(page);
    const heart = heartOf(page, 'place', dental.id);
    const before = await number(page);
    const saved = page.waitForResponse('**/api/v1/favourite/');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await number(page)).toBe(before + 1);
    await saved;
    await page.reload();
    await hydrated(page);
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    expect(await number(page)).toBe(before);
    expect(bodies).toEqual([
      { type: 'place', id: dental.id, added: true },
      { type: 'place', id: dental.id, added: false },
    ]);
    expect(mistakes).toEqual([]);
  });

  it('[FAV-02] [FAV-07] [FAV-08] waits for the answer, and shows the answered state rather than the requested one', async () => {
    const { page, context } = await openShared('');
    await logIn(context, 'favourite');
    await page.goto(mai.path);
    await hydrated(page);
    let answer: () => void = () => undefined;
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/api/v1/favourite/', async route => {
      await held;
      await route.fulfill({ json: { added: false, count: 0 } });
    });
    const heart = heartOf(page, 'professional', mai.id);
    const before = await number(page);
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-busy')).toBe('true');
    answer();
    await expect.poll(() => heart.getAttribute('aria-busy')).toBeNull();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    expect(await number(page)).toBe(before);
  });
});

describe('the heart of a visitor', () => {
  it('[AUTH-42] [AUTH-44] [AUTH-46] opens the full page in a low window, with source, next and campaign, and says why', async () => {
    const { page } = await openShared(dental.path, { viewport: { width: 1280, height: 799 } });
    await heartOf(page, 'place', dental.id).click();
    await page.waitForURL(/\/dang-ky/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'favourite',
      source: 'favourite',
      next: dental.path,
      utm_source: 'antam',
      utm_medium: 'favourite',
      utm_campaign: 'place',
    });
    await page.locator('main').getByText('Mục bạn vừa chọn sẽ được ghi nhớ').waitFor();
  });

  it('[FAV-12] [FAV-13] is pressed after the login, only on the page where it was pressed before', async () => {
    const { page, context } = await openShared(dental.path);
    await heartOf(page, 'place', dental.id).click();
    await page.getByRole('dialog').waitFor();
    await logIn(context, 'favourite');
    const bodies = watchSaves(page);
    await page.goto(mai.path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(bodies).toEqual([]);
    await page.goto(dental.path);
    const heart = heartOf(page, 'place', dental.id);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(bodies).toEqual([{ type: 'place', id: dental.id, added: true }]);
    await expect.poll(() => stored(page)).toBeNull();
  });

  it('leads to the signup without script', async () => {
    const { page } = visitPlainly();
    await page.goto(dental.path);
    const href = await page.locator(`main [data-favourite="place:${dental.id}"]`).first().getAttribute('href');
    expect(href).toMatch(/^\/dang-ky\?/);
  });
});

describe('/ghi-nho/', () => {
  it('[FAV-15] [FAV-16] [FAV-21] lists favourites and asks before it removes one', async () => {
    const { page, context, mistakes } = await openShared('');
    await logIn(context, 'favourite');
    await write(context, 'PUT', '/api/v1/favourite/', { type: 'place', id: hospital.id, added: true });
    await write(context, 'PUT', '/api/v1/favourite/', { type: 'professional', id: mai.id, added: true });
    await page.goto('/ghi-nho/');
    await hydrated(page);
    expect(await page.locator('main nav [aria-current="page"]').innerText()).toBe('Danh sách ghi nhớ');
    expect(await page.locator('[data-favourite-total]').innerText()).toBe('2');
    await page.getByRole('button', { name: `Bỏ ghi nhớ ${hospital.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Bạn có chắc chắn muốn bỏ ghi nhớ cơ sở y tế / bác sĩ này?').waitFor();
    await dialog.getByRole('button', { name: 'Bỏ ghi nhớ' }).click();
    await expect.poll(() => page.locator(`#list a[href="${hospital.path}"]`).count()).toBe(0);
    expect(await page.locator('[data-favourite-total]').innerText()).toBe('1');
    await overlayClosed(page);
    await page.reload();
    expect(await page.locator(`#list a[href="${hospital.path}"]`).count()).toBe(0);
    expect(mistakes).toEqual([]);
  });

  it('[FAV-17] [FAV-20] removes a favourite from list and count even when the call fails, and says so', async () => {
    const { page, context } = await openShared('');
    await logIn(context, 'favourite');
    await write(context, 'PUT', '/api/v1/favourite/', { type: 'place', id: clinic.id, added: true });
    await page.goto('/ghi-nho/');
    await hydrated(page);
    await page.route('**/api/v1/favourite/', route => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
    await page.getByRole('button', { name: `Bỏ ghi nhớ ${clinic.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ ghi nhớ' }).click();
    await expect.poll(() => page.locator('[data-favourite-total]').innerText()).toBe('0');
    await page.getByText('Chưa bỏ ghi nhớ được. Lần mở trang sau').waitFor();
    await page.unroute('**/api/v1/favourite/');
    await overlayClosed(page);
    await page.reload();
    expect(await page.locator('#list').innerText()).toContain(clinic.name);
  });

  it('[FAV-22] shows visitors how to begin', async () => {
    const { page } = visitPlainly();
    await page.goto('/ghi-nho/');
    await page.getByRole('heading', { name: 'Đăng nhập để xem những gì bạn đã ghi nhớ' }).waitFor();
    expect(await page.locator('main a[href="/tai-khoan/"]').count()).toBe(0);
  });
});

describe('tracking', () => {
  async function openReported() {
    const { page, context } = await openShared('');
    await logIn(context, 'favourite');
    const seen: string[] = [];
    await context.route('**/api/v1/analytics/', route => {
      seen.push(route.request().postData() ?? '');
      return route.continue();
    });
    await page.goto(dental.path);
    await hydrated(page);
    const heart = heartOf(page, 'place', dental.id);
    const pressAndSee = async (path: string) => {
      await heart.click();
      await expect.poll(() => seen.join('\n')).toContain(`"${path}"`);
    };
    return { page, heart, seen, pressAndSee };
  }

  it('[TRK-33] [TRK-35] reports that a favourite was saved and removed', async () => {
    const { pressAndSee } = await openReported();
    await pressAndSee('/ghi-nho/them-moi/hoan-thanh/');
    await pressAndSee('/ghi-nho/loai-bo/hoan-thanh/');
  });

  it('[TRK-34] [TRK-36] reports that saving and removing failed', async () => {
    const { page, heart, seen, pressAndSee } = await openReported();
    await page.route('**/api/v1/favourite/', route => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
    await pressAndSee('/ghi-nho/them-moi/loi/');
    await page.unroute('**/api/v1/favourite/');
    await heart.click();
    // The heart is filled before the server has answered; that it has is said by the report.
    await expect.poll(() => seen.join('\n')).toContain('"/ghi-nho/them-moi/hoan-thanh/"');
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await page.route('**/api/v1/favourite/', route => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
    await pressAndSee('/ghi-nho/loai-bo/loi/');
    expect(new URL(page.url()).pathname).toBe(dental.path);
    await page.unroute('**/api/v1/favourite/');
    await pressAndSee('/ghi-nho/loai-bo/hoan-thanh/');
  });

  it('[FAV-18] [FAV-19] stores the favourite and opens the signup where the account may not save it', async () => {
    const { page, heart } = await openReported();
    await page.route('**/api/v1/favourite/', route =>
      route.fulfill({ status: 403, json: { code: 'SIGNUP_REQUIRED' } }),
    );
    await heart.click();
    await page.getByRole('dialog').waitFor();
    expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ value: { type: 'place', id: dental.id } });
  });
});
