import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { signUp } from './support/new-account.ts';
import { type PlainPage, visitPlainly } from './support/plain-page.ts';

const REVEAL = 'Xem số điện thoại';
const plainPage = () => {
  const { page, context } = visitPlainly();
  // The calendar may have a link with the same words, which leads down to this one.
  const signup = page.locator('#lien-he').getByRole('link', { name: REVEAL });
  return { page, context, reveal: page.getByRole('button', { name: REVEAL }), signup };
};
const digits = (text: string) => text.replace(/\D/g, '');

/** The number that the page shows now, and the address to write to. */
async function shownContact(page: Page | PlainPage): Promise<{ phone: string; email: string }> {
  const link = page.locator('[data-contact] a[href^="tel:"]');
  await link.waitFor();
  const email = await page.locator('[data-contact] a[href^="mailto:"]').innerText();
  return { phone: digits(await link.innerText()), email: email.trim() };
}

/** Whether it can be seen without scrolling and nothing lies over it. */
async function isOnTop(page: Page, selector: string): Promise<boolean> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? { x: 0, y: -9, width: 0, height: 0 };
  return page.evaluate(([at, from, what]) => Boolean(document.elementFromPoint(at, from)?.closest(what)), [
    x + width / 2,
    y + height / 2,
    selector,
  ] as const);
}

describe('a contact without script', () => {
  it.each([PLACES.hospital, PROFESSIONALS.mai])(
    '[CONT-01] [CONT-04] [CONT-05] of $name is shown to the account that asks, and to nobody else',
    async ({ path }) => {
      const { page, context, reveal } = plainPage();
      await logIn(context, 'user');
      await page.goto(path);
      expect(await page.locator('main a[href^="tel:"]').count()).toBe(0);
      await reveal.click();
      expect(page.answer.headers.get('cache-control')).toBe('private, no-store');
      const { phone, email } = await shownContact(page);
      expect(phone).toMatch(/^\d{8,11}$/);
      expect(new URL(page.url()).pathname).toBe(path);

      const { page: anonymous } = plainPage();
      const other = plainPage();
      await logIn(other.context, 'newcomer');
      for (const visitor of [anonymous, anonymous, other.page, page]) {
        await visitor.goto(path);
        const html = (await visitor.content()).replace(/[\s.]/g, '');
        const leaks = [email.replaceAll('.', ''), phone.replace(/^0/, '')].filter(secret => html.includes(secret));
        expect(leaks).toEqual([]);
        expect(await visitor.locator('main a[href^="tel:"], main a[href^="mailto:"]').count()).toBe(0);
      }
    },
  );

  it.each([PLACES.hospital, PROFESSIONALS.mai])('of $name is in sight where the form has led', async ({ path }) => {
    const { page, context } = await visit('', { javaScriptEnabled: false });
    await logIn(context, 'user');
    await page.goto(path);
    const reveal = page.getByRole('button', { name: REVEAL });
    const [answer] = await Promise.all([page.waitForResponse(`**${path}`), reveal.click()]);
    expect([answer.request().method(), answer.status()]).toEqual(['POST', 200]);
    await expect.poll(() => isOnTop(page, '[data-contact] a[href^="tel:"]')).toBe(true);
  });

  it('[CONT-02] of a visitor leads through the signup back to the page, where it can be asked for', async () => {
    const { page, context, reveal, signup } = plainPage();
    await page.goto(PROFESSIONALS.mai.path);
    await signup.click();
    expect(new URL(page.url()).pathname).toBe('/dang-ky');
    const next = new URL(page.url()).searchParams.get('next') ?? '';
    expect(next).toBe(PROFESSIONALS.mai.path);
    await logIn(context, 'user');
    await page.goto(next);
    await reveal.click();
    await shownContact(page);
  });

  it('[CONT-04] is refused until the email address is confirmed, with a form that has another email sent', async () => {
    const { page, context, reveal } = plainPage();
    await signUp(context);
    await page.goto(PLACES.hospital.path);
    await reveal.click();
    await page.getByText('xin bạn xác thực email trước').waitFor();
    expect(await page.locator('[data-contact]').count()).toBe(0);
    await page.getByRole('button', { name: 'Gửi lại thư xác thực' }).click();
    await page.getByText('Chúng tôi đã gửi một liên kết xác thực mới').waitFor();
    expect(new URL(page.url()).pathname).toBe('/tai-khoan/');
  });

  it('is refused with the reason and a way to log in where the session has ended meanwhile', async () => {
    const { page, context, reveal, signup } = plainPage();
    await logIn(context, 'user');
    await page.goto(PLACES.hospital.path);
    await context.clearCookies({ name: 'antam_session' });
    await reveal.click();
    await page.getByText('Bạn cần đăng nhập').first().waitFor();
    expect(await page.locator('[data-contact]').count()).toBe(0);
    await signup.waitFor();
  });

  it('stays shown when the script hydrates the page that the form led to', async () => {
    const { page, context, mistakes } = await visit('');
    await logIn(context, 'user');
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    const before = await page.evaluate(() => performance.timeOrigin);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#lien-he form')?.submit());
    await page.waitForFunction(time => performance.timeOrigin > time, before);
    await hydrated(page);
    await shownContact(page);
    expect(mistakes).toEqual([]);
  });
});

describe('a contact with script', () => {
  it('[CONT-02] [CONT-03] is requested again after the login where the session has ended elsewhere', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'user');
    await page.goto(PROFESSIONALS.mai.path);
    await hydrated(page);
    await context.clearCookies({ name: 'antam_session' });
    await page.getByRole('button', { name: REVEAL }).click();
    await page.getByRole('dialog').waitFor();
    const pending = await page.evaluate(() => localStorage.getItem('antam:pending-contact'));
    expect(JSON.parse(pending ?? '{}')).toMatchObject({ value: { kind: 'professional', id: PROFESSIONALS.mai.id } });
    await logIn(context, 'user');
    await page.goto(PROFESSIONALS.mai.path);
    await shownContact(page);
  });
});
