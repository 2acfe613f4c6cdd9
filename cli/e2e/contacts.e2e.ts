import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, openShared } from './support/chromium.ts';
import { openConsole } from './support/console.ts';
import { logIn } from './support/log-in.ts';
import { linkInMessage } from './support/messages.ts';
import { signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';
import { PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const REVEAL = 'Xem số điện thoại';

describe('contact reveal', () => {
  it('[CONT-01] [CONT-04] shows an account the number as a link to call', async () => {
    const { page, context, mistakes } = await openShared('');
    await logIn(context, 'user');
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(0);
    await page.getByRole('button', { name: REVEAL }).click();
    await page.locator('[data-contact] a[href^="tel:"]').waitFor();
    expect(mistakes).toEqual([]);
  });

  it('[CONT-02] [CONT-03] [STORE-12] sends a visitor to the signup and resumes after the login', async () => {
    const { page, context } = await openShared(PROFESSIONALS.mai.path);
    await page.getByRole('link', { name: REVEAL }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng ký/);
    const pending = await page.evaluate(() => localStorage.getItem('antam:pending-contact'));
    expect(JSON.parse(pending ?? '{}')).toMatchObject({ value: { kind: 'professional', id: PROFESSIONALS.mai.id } });
    await logIn(context, 'user');
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-contact]').count()).toBe(0);
    await page.goto(PROFESSIONALS.mai.path);
    await page.locator('[data-contact] a[href^="tel:"]').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('antam:pending-contact'))).toBeNull();
  });

  it('forgets a requested contact after a day', async () => {
    const { page, context } = await openShared(PROFESSIONALS.mai.path);
    await page.evaluate(
      id =>
        localStorage.setItem(
          'antam:pending-contact',
          JSON.stringify({ at: Date.now() - 25 * 3_600_000, value: { kind: 'professional', id } }),
        ),
      PROFESSIONALS.mai.id,
    );
    await logIn(context, 'user');
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-contact]').count()).toBe(0);
  });

  it('[CONT-03] [STORE-12] asks a newcomer to confirm the email address first, and resumes when that is done', async () => {
    const { page, context } = await openShared('');
    const { email } = await signUp(context);
    const first = await linkInMessage(email, '/xac-thuc/');
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    await page.getByRole('button', { name: REVEAL }).click();
    await page.getByText('xin bạn xác thực email trước').waitFor();
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Gửi lại thư xác thực' }).click();
    await page.getByText('Chúng tôi đã gửi một liên kết xác thực mới').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto(await linkInMessage(email, '/xac-thuc/', first));
    await page.getByText('Xác thực email thành công!').waitFor();
    await page.getByRole('link', { name: 'Xem số bạn vừa hỏi' }).click();
    await page.locator('[data-contact] a[href^="tel:"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(PLACES.hospital.path);
    expect(await page.evaluate(() => localStorage.getItem('antam:pending-contact'))).toBeNull();
  });

  it('[ROLE-31] shows moderators the number of refused requests', async () => {
    const { context } = visitPlainly();
    await signUp(context);
    expect((await context.request.get(`/api/v1/place/${PLACES.hospital.id}/phone/`)).status()).toBe(403);
    const { page } = await openConsole('moderator', '/');
    const card = page.getByRole('region', { name: 'Xem số liên hệ, 7 ngày qua' });
    await card.getByText(/^Bị từ chối vì: .*chưa xác thực email [1-9]/).waitFor();
  });

  it('says why a contact cannot be shown, and offers another try', async () => {
    const { page, context } = await openShared('');
    await logIn(context, 'user');
    await page.goto(PLACES.clinic.path);
    await hydrated(page);
    const detail = 'Mỗi ngày bạn xem được liên hệ của 30 nơi. Xin vui lòng quay lại vào ngày mai.';
    await page.route('**/phone/', route => route.fulfill({ status: 429, json: { code: 'CONTACT_QUOTA', detail } }));
    await page.getByRole('button', { name: REVEAL }).click();
    await page.getByText(detail).waitFor();
    await page.unroute('**/phone/');
    await page.getByRole('button', { name: REVEAL }).click();
    await page.locator('[data-contact]').waitFor();
  });

  it('[CONT-05] has no contact in any page before it is requested', async () => {
    const { page } = visitPlainly();
    await page.goto(PLACES.hospital.path);
    const html = await page.content();
    const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main).toContain(PLACES.hospital.name);
    expect(main).not.toMatch(/tel:|mailto:/);
    const scripts = await page.locator('script:not([src])').allInnerTexts();
    expect(scripts.join()).toContain(PLACES.hospital.name);
    expect(scripts.join()).not.toMatch(/"(telephone|phone|email)"/);
  });
});
