import { describe, expect, it } from 'vitest';
import { hydrated, letThingsMove, visit } from './support/chromium.ts';
import { product } from './support/product.ts';

letThingsMove();

describe('lists by the visitor’s position', () => {
  it('[LIST-27] [LIST-28] [STORE-11] sorts by the distance to the browser’s position', async () => {
    const { page, context } = await visit('/co-so-y-te/', {
      geolocation: { latitude: 10.77, longitude: 106.7 },
      permissions: ['geolocation'],
    });
    await hydrated(page);
    await page.selectOption('select[name=sort_by]', 'location');
    await page.waitForURL(/sort_by=location/);
    await page.locator('[data-distance]').first().waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'user_location');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toEqual({ lat: 10.77, lon: 106.7 });
    const texts = await page.locator('#list [data-distance]').allInnerTexts();
    const shown = texts.map(text => /(\d[\d.]*,\d)\skm/.exec(text)?.[1] ?? '');
    expect(shown.every(text => /^[\d.]+,\d$/.test(text))).toBe(true);
    const distances = shown.map(text => Number(text.replaceAll('.', '').replace(',', '.')));
    expect(distances.length).toBeGreaterThan(3);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const map = JSON.parse((await page.locator('[data-places]').first().textContent()) ?? '[]');
    const first = await page.locator('#list article h2').first().innerText();
    const nearest = map.find(({ name }: { name: string }) => name === first);
    expect(distances[0]).toBeCloseTo(haversine(10.77, 106.7, nearest.lat, nearest.long), 1);
  });

  it('[LIST-31] asks for the position when “Gần tôi” of the home page opens a list, and is busy until the browser answers', async () => {
    const { page } = await visit('', {
      lasting: true,
      permissions: ['geolocation'],
      geolocation: { latitude: 21, longitude: 105.8 },
    });
    await page.addInitScript(() => {
      const real = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) =>
        window.addEventListener('position-allowed', () => real(...given), { once: true });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Gần tôi' }).click();
    await page.waitForURL('/co-so-y-te/?sort_by=location');
    await page.locator('button[aria-busy=true]').filter({ hasText: 'Cập nhật vị trí' }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('position-allowed')));
    await page.locator('[data-distance]').first().waitFor();
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0);
    await page.getByRole('link', { name: 'Bỏ xếp theo gần tôi' }).click();
    await page.waitForURL('/co-so-y-te/');
  });

  it('[ERR-34] [ERR-35] [ERR-36] says how to allow the position when the browser refuses it, and forgets the old one', async () => {
    const { page, context } = await visit('', { permissions: [] });
    await context.addCookies([
      {
        name: 'user_location',
        value: encodeURIComponent('{"lat":21,"lon":105.8}'),
        url: product.origin,
      },
    ]);
    await page.goto('/co-so-y-te/?sort_by=location');
    await hydrated(page);
    await page.getByRole('button', { name: 'Cập nhật vị trí' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'cho phép truy cập toạ độ' });
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Trình duyệt đang chặn vị trí');
    expect((await context.cookies()).some(({ name }) => name === 'user_location')).toBe(false);
    await page.goto('/co-so-y-te/?sort_by=location');
    await alert.waitFor();
    expect(await page.getByText('Chưa biết vị trí').count()).toBe(0);
    await alert.getByRole('button', { name: 'Đóng thông báo' }).click();
    expect(await page.getByText('Chưa biết vị trí').count()).toBe(1);
  });
});

/** Great-circle distance in kilometres on a sphere of 6371 km. */
function haversine(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lon2 - lon1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}
