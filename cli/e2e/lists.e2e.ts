import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';

const filterButton = 'a:has-text("Bộ lọc")';
const leadTo = async (path: string) => {
  const { page } = visitPlainly();
  await page.goto(path);
  return page;
};

describe('lists', () => {
  it('[LIST-01, LIST-03] lists doctors in server-rendered HTML', async () => {
    const page = await leadTo('/bac-si/');
    expect(await page.locator('#list').count()).toBe(1);
    expect(await page.locator('#list article').count()).toBe(20);
    expect(await page.locator('h1').innerText()).toMatch(/^\d+ bác sĩ/);
  });

  it('[LIST-02, LIST-03] lists places in server-rendered HTML', async () => {
    const page = await leadTo('/co-so-y-te/');
    expect(await page.locator('#list').innerText()).toContain(PLACES.hospital.name);
  });

  it('[LIST-06, LIST-08, LIST-36] opens the doctors’ filter overlay with Vietnamese tabs', async () => {
    const { page, mistakes } = await openShared('/bac-si/');
    await page.click(filterButton);
    const tabs = page.getByRole('dialog').getByRole('tab');
    await tabs.first().waitFor();
    const labels = (await tabs.allInnerTexts()).map(text => text.replace(/\s*\d+.*$/s, '').trim());
    expect(labels.sort()).toEqual(
      [
        'Chuyên khoa',
        'Dịch vụ',
        'Tỉnh/Thành phố',
        'Quận/Huyện',
        'Học hàm',
        'Học vị',
        'Trình độ chuyên môn',
        'Nghề nghiệp',
        'Ngôn ngữ',
      ].sort(),
    );
    expect(mistakes).toEqual([]);
  });

  it('[LIST-07, LIST-08, LIST-36] opens the places’ filter overlay with Vietnamese tabs', async () => {
    const { page } = await openShared('/co-so-y-te/');
    await page.click(filterButton);
    const tabs = page.getByRole('dialog').getByRole('tab');
    await tabs.first().waitFor();
    const labels = (await tabs.allInnerTexts()).map(text => text.replace(/\s*\d+.*$/s, '').trim());
    expect(labels.sort()).toEqual(['Loại cơ sở', 'Chuyên khoa', 'Dịch vụ', 'Tỉnh/Thành phố', 'Quận/Huyện'].sort());
  });

  it('[LIST-19, LIST-20, LIST-21] applies ticks of two types as comma-joined parameters', async () => {
    const { page } = await openShared('/bac-si/');
    const before = await page.locator('h1').innerText();
    await page.click(filterButton);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /Tim mạch/ }).check();
    await dialog.getByRole('checkbox', { name: /Nhi khoa/ }).check();
    await dialog.getByRole('tab', { name: /Tỉnh/ }).click();
    await dialog.getByRole('checkbox', { name: /Hà Nội/ }).check();
    const apply = dialog.getByRole('button', { name: /^Xem \d+ kết quả/ });
    const promised = Number(/\d+/.exec(await apply.innerText())?.[0]);
    await apply.click();
    await page.waitForURL(url => url.searchParams.has('provinces'));
    const query = new URL(page.url()).searchParams;
    expect(query.getAll('specialities')).toHaveLength(1);
    expect(query.get('specialities')?.split(',').sort()).toEqual(['nhi-khoa', 'tim-mach']);
    expect(query.get('provinces')).toBe('ha-noi');
    await page.waitForFunction(text => document.querySelector('h1')?.textContent !== text, before);
    expect(Number(/\d+/.exec(await page.locator('h1').innerText())?.[0])).toBe(promised);
  });

  it('[LIST-22, LIST-23] embeds the filter settings as JSON, from which the overlay ticks the options of the address', async () => {
    const source = await leadTo('/bac-si/?specialities=tim-mach');
    const embedded = JSON.stringify(JSON.parse(await source.locator('#page-data').innerText()));
    for (const setting of ['specialities', 'Chuyên khoa', 'Tim mạch', 'Nhi khoa', 'checked']) {
      expect(embedded).toContain(`"${setting}"`);
    }
    const { page, calls } = await openShared('/bac-si/?specialities=tim-mach');
    await page.click(filterButton);
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('checkbox', { name: /Tim mạch/ }).isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: /Nhi khoa/ }).isChecked()).toBe(false);
    expect(calls.filter(call => call.startsWith('/api/v1/filter/'))).toEqual([]);
  });

  it('[LIST-23] [LIST-25] [LIST-26] shows the options of the address ticked, searches options without accents and case, and keeps ticked ones visible', async () => {
    const { page } = await openShared('/bac-si/?specialities=tim-mach&provinces=da-nang');
    await page.click(filterButton);
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('checkbox', { name: /Tim mạch/ }).isChecked()).toBe(true);
    await dialog.getByRole('tab', { name: /Tỉnh/ }).click();
    const panel = dialog.getByRole('tabpanel', { name: /Tỉnh/ });
    expect(await panel.getByRole('checkbox', { name: /Đà Nẵng/ }).isChecked()).toBe(true);
    for (const query of ['ha noi', 'HÀ NỘI']) {
      await panel.getByRole('searchbox').fill(query);
      await expect.poll(() => panel.getByRole('checkbox').count()).toBe(2);
      expect(await panel.getByRole('checkbox', { name: /Hà Nội/ }).isVisible()).toBe(true);
      expect(await panel.getByRole('checkbox', { name: /Đà Nẵng/ }).isVisible()).toBe(true);
    }
  });

  it('[LIST-32, API-35] asks for the districts of a ticked province', async () => {
    const { page, calls } = await openShared('/co-so-y-te/');
    await page.click(filterButton);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: /Tỉnh/ }).click();
    await dialog.getByRole('checkbox', { name: /Hà Nội/ }).check();
    await dialog.getByRole('tab', { name: /Quận/ }).click();
    await dialog.getByRole('checkbox', { name: /Đống Đa/ }).waitFor();
    expect(calls.filter(call => call.startsWith('/api/v1/filter/districts/?provinces=ha-noi'))).toHaveLength(1);
  });

  it('[LIST-35] pages with links that work without script', async () => {
    const page = await leadTo('/bac-si/');
    const first = await page.locator('#list h2').allInnerTexts();
    await page.locator('a[rel=next]').first().click();
    expect(page.url()).toMatch(/\?page=2$/);
    const second = await page.locator('#list h2').allInnerTexts();
    expect(second.some(name => first.includes(name))).toBe(false);
    expect(await page.locator('a[rel=prev]').count()).toBeGreaterThan(0);
  });

  it('says when each doctor is free next, and narrows the list to this week and orders it by time, without script', async () => {
    const page = await leadTo('/bac-si/');
    const all = await page.locator('h1').innerText();
    await page.getByRole('link', { name: /^Còn lịch tuần này/ }).click();
    expect(new URL(page.url()).search).toBe('?available=week');
    expect(await page.locator('#list article').count()).toBeGreaterThan(0);
    expect(await page.locator('#list [data-next-free]').count()).toBe(await page.locator('#list article').count());
    expect(await page.locator('[data-next-free]').first().innerText()).toMatch(
      /^Còn lịch sớm nhất: (Thứ (Hai|Ba|Tư|Năm|Sáu|Bảy)|Chủ Nhật) \d\d-\d\d, \d\dh\d\d$/,
    );
    expect(await page.locator('h1').innerText()).toMatch(/ còn lịch tuần này$/);
    await page.locator('select[name=sort_by]').selectOption('soonest');
    await page.getByRole('button', { name: 'Sắp xếp' }).click();
    expect(new URL(page.url()).search).toBe('?available=week&sort_by=soonest');
    const times = page.locator('#list [data-next-free] time');
    const starts: string[] = [];
    for (let at = 0; at < (await times.count()); at++)
      starts.push((await times.nth(at).getAttribute('datetime')) ?? '');
    expect(starts.length).toBeGreaterThan(1);
    expect(starts).toEqual(starts.toSorted());
    await page.getByRole('link', { name: /^Bộ lọc/ }).click();
    await page.getByRole('button', { name: 'Xem kết quả' }).click();
    expect(new URL(page.url()).searchParams.get('available')).toBe('week');
    await page.getByRole('link', { name: 'Bỏ lọc Còn lịch tuần này' }).click();
    expect(await page.locator('h1').innerText()).toBe(all);
  });

  it('shows prices of services where a card is wide, with two lines of a long name', async () => {
    const { page } = await openShared('/bac-si/');
    for (const path of ['/bac-si/', '/co-so-y-te/']) {
      await page.goto(path);
      const prices = page.locator('#list [data-card-prices]');
      for (const [width, shows] of [
        [1280, true],
        [768, true],
        [360, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, width, await prices.first().isVisible()]).toEqual([path, width, shows]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      expect(await prices.first().locator('dt').count()).toBeLessThanOrEqual(3);
      await page.setViewportSize({ width: 1280, height: 800 });
      const heights = await prices.locator('dt').evaluateAll(names => names.map(name => name.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(45);
      expect(await prices.first().locator('dd').first().textContent()).toMatch(/^(từ )?[\d.]+\s₫$/);
    }
  });

  it('[LIST-36] filters, orders and removes filters without script', async () => {
    const page = await leadTo('/co-so-y-te/');
    await page.getByRole('link', { name: /^Bộ lọc/ }).click();
    expect(page.url()).toContain('/co-so-y-te/bo-loc/');
    await page.locator('summary').filter({ hasText: 'Tỉnh/Thành phố' }).click();
    await page.getByRole('checkbox', { name: /Hà Nội/ }).check();
    await page.getByRole('checkbox', { name: /Đà Nẵng/ }).check();
    await page.getByRole('button', { name: 'Xem kết quả' }).click();
    expect(new URL(page.url()).search).toBe('?provinces=ha-noi,da-nang');
    await page.locator('select[name=sort_by]').selectOption('name');
    await page.getByRole('button', { name: 'Sắp xếp' }).click();
    expect(page.url()).toContain('sort_by=name');
    await page.getByRole('link', { name: 'Bỏ lọc Đà Nẵng' }).click();
    expect(new URL(page.url()).searchParams.get('provinces')).toBe('ha-noi');
  });

  it('[LIST-33, LIST-05] shows a collection with its members and their map', async () => {
    const { page, mistakes } = await openShared('/tuyen-chon/');
    await page.getByRole('link', { name: 'Cơ sở y tế nên biết' }).click();
    await page.waitForURL(/\/tuyen-chon\/[a-z-]+-1\/$/);
    await page.getByRole('heading', { level: 1, name: 'Cơ sở y tế nên biết' }).waitFor();
    expect(await page.locator('#list article').count()).toBeGreaterThan(1);
    expect(await page.locator('aside [data-map]').isVisible()).toBe(true);
    expect(mistakes).toEqual([]);
  });

  it('[LIST-34] answers every decided path, and redirects the form without the slash', async () => {
    const { context } = visitPlainly();
    for (const path of [
      '/',
      '/tim-kiem/',
      '/bac-si/',
      '/co-so-y-te/',
      '/chuyen-khoa/',
      '/chuyen-khoa/tim-mach/',
      '/dich-vu/',
      '/tuyen-chon/',
    ]) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      if (path === '/') continue;
      const bare = await context.request.get(path.slice(0, -1), { maxRedirects: 0 });
      expect([bare.status(), bare.headers().location]).toEqual([301, path]);
    }
  });

  it('shows a warning for an unknown filter value, and a suggestion for an empty list', async () => {
    const page = await leadTo('/bac-si/?specialities=khong-co-that');
    expect(await page.locator('main').innerText()).toMatch(/khong-co-that|bỏ qua/i);
    await page.goto('/bac-si/?q=zzzzqqqq');
    expect(await page.getByRole('link', { name: 'Bỏ các bộ lọc' }).isVisible()).toBe(true);
  });
});
