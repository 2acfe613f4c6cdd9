import { LONG_SERVICE, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { letThingsMove, openShared } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';
import { placeOf, professionalOf } from './support/records.ts';

letThingsMove();

describe('detail pages', () => {
  it('[DET-01] has the facility’s name, address and facts in the server’s HTML', async () => {
    const { page, context } = visitPlainly();
    await page.goto(PLACES.hospital.path);
    const place = await placeOf(context, PLACES.hospital.id);
    const text = await page.locator('main').innerText();
    expect(await page.locator('h1').innerText()).toBe(PLACES.hospital.name);
    for (const fact of [place.address, 'Đống Đa (cũ)', 'Nhận BHYT', 'Bệnh viện đa khoa', LONG_SERVICE.name])
      expect(text).toContain(fact);
    for (const { name } of [...place.specialities, ...place.services]) expect(text).toContain(name);
    expect(text).toMatch(/350\.000\s₫ – 500\.000\s₫/);
    expect(await page.locator('title').innerText()).toContain(PLACES.hospital.name);
  });

  it('[DET-02] has the doctor’s name, specialities and facts in the server’s HTML', async () => {
    const { page, context } = visitPlainly();
    await page.goto(PROFESSIONALS.mai.path);
    const doctor = await professionalOf(context, PROFESSIONALS.mai.id);
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

  it('prints what a patient takes along: no booking, no buttons of reviews, the address and the day', async () => {
    const { page } = await openShared(PLACES.hospital.path);
    const place = await placeOf(page, PLACES.hospital.id);
    const main = page.locator('main');
    const heading = main.getByRole('heading', { name: 'Đặt khám' });
    const write = main.getByRole('link', { name: 'Viết nhận xét' });
    expect([await heading.isVisible(), await write.isVisible()]).toEqual([true, true]);
    await page.emulateMedia({ media: 'print' });
    expect([await heading.isVisible(), await write.isVisible()]).toEqual([false, false]);
    expect((await main.innerText()).replaceAll('\u00a0', ' ')).toContain(place.address);
    await page.getByText(/^In từ .* ngày \d\d-\d\d-\d{4}$/).waitFor();
  });

  it('has all actions of the bar at its foot within the window of a small phone, whether there are two or three', async () => {
    const { page } = await openShared(PLACES.hospital.path);
    const { mai, longText, sixteenServices } = PROFESSIONALS;
    const counts = new Set<number>();
    for (const { path } of [PLACES.hospital, mai, longText, sixteenServices]) {
      await page.goto(path);
      const actions = page.locator('[data-bottom-action] a');
      counts.add(await actions.count());
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const boxes = await actions.evaluateAll(all => all.map(action => action.getBoundingClientRect().right));
        expect([path, width, boxes.filter(right => right > width)]).toEqual([path, width, []]);
      }
    }
    expect(counts).toContain(2);
    expect(counts).toContain(3);
  });

  it('leaves out the sections of an empty profile', async () => {
    for (const { path, name } of [PLACES.bare, PROFESSIONALS.bare]) {
      const { page } = visitPlainly();
      await page.goto(path);
      expect(await page.locator('h1').innerText()).toContain(name);
      expect(await page.locator('main').innerText()).not.toMatch(/null|undefined|NaN|Giờ mở cửa|Hình ảnh/);
      expect(await page.locator('main h2').count()).toBeGreaterThan(0);
      expect(
        await page
          .locator('main')
          .getByRole('heading', { name: /^Dịch vụ/ })
          .count(),
      ).toBe(0);
    }
  });

  it('answers 404 for a record that is unknown or not public and for a malformed address, and 301 for a wrong slug', async () => {
    const { context } = visitPlainly();
    const unknown = ['/bac-si/khong-co-999999/', '/bac-si/x-99999999999999/', '/co-so-y-te/khong-so/'];
    for (const path of [...unknown, PLACES.draft.path, PLACES.hidden.path, PROFESSIONALS.draft.path]) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Không tìm thấy trang');
    }
    const wrong = await context.request.get('/bac-si/ten-cu-1/', { maxRedirects: 0 });
    expect([wrong.status(), wrong.headers().location]).toEqual([301, PROFESSIONALS.mai.path]);
  });
});
