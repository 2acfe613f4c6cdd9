import { readConfig } from '@antam/server/platform/env/config.ts';
import { composeMail } from '@antam/server/platform/mail/compose-mail.ts';
import { createFolderTransport } from '@antam/server/platform/mail/mail-folder.ts';
import { writeMessage } from '@antam/server/platform/mail/message.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { product } from './support/product.ts';
import { violationsInBothLooks } from './support/violations.ts';

/** Long past and numbered high, so that messages of other tests neither hide it nor are hidden. */
const CREATED = new Date('2019-04-05T02:05:00Z');
const NAME = '20190405T020500000Z-90000001';
const SUBJECT = 'Xác nhận địa chỉ e-mail của bạn';

beforeAll(async () => {
  const origin = product.origin;
  const content = {
    title: SUBJECT,
    greeting: 'Chào Nguyễn Thị Lan,',
    paragraphs: [
      'Cảm ơn bạn đã đăng ký An Tâm. Hãy xác nhận đây là địa chỉ của bạn, để chúng tôi có thể gửi lịch hẹn và nhắc bạn trước khi khám.',
      'Nếu bạn không đăng ký, xin bỏ qua thư này.',
    ],
    action: { label: 'Xác nhận địa chỉ', url: `${origin}/chuyen-khoa/?ma=kT3vJx0uVQ0o8z4m2cF1` },
    note: 'Liên kết có hiệu lực trong 24 giờ và chỉ dùng được một lần.',
  };
  const message = await writeMessage(
    {
      id: 90_000_001,
      createdAt: CREATED,
      to: 'lan.nguyen@antam.example',
      subject: SUBJECT,
      ...composeMail(content, { origin, supportPhone: '1900 0115', supportEmail: 'hotro@antam.example' }),
    },
    readConfig({ NODE_ENV: 'test', ANTAM_SECRET: 'a secret that only tests ever use', ANTAM_ORIGIN: origin }),
  );
  await createFolderTransport(product.mailFolder).deliver(message, new AbortController().signal);
});

/** What breaks the rules in light and dark, on a desktop and a phone; no page is wider than the window. */
const barriers = (page: Page, without?: string[]) =>
  violationsInBothLooks(page, { isColourful: false, without }, async ({ width }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

describe('the email messages that a developer reads', () => {
  it('are accessible in list and message, in light and dark, on a desktop and a phone', async () => {
    const { page, mistakes } = await visit('/dev/thu/');
    expect(await barriers(page)).toEqual([]);
    await page.goto(`/dev/thu/${NAME}/`);
    // Nothing runs in the frame, so its message is examined by itself.
    const frame = page.locator('iframe[title="Nội dung thư"]');
    expect(await frame.count()).toBe(1);
    await frame.evaluate(element => element.remove());
    expect(await barriers(page)).toEqual([]);
    const message = await page.request.get(`/dev/thu/${NAME}/html/`);
    await page.goto('about:blank');
    await page.setContent(await message.text());
    // A message is a part of a mail program's page, which has the landmarks.
    expect(await barriers(page, ['landmark-one-main', 'region'])).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it('open their links in the whole window, and are at the same position after going back', async () => {
    const { page, mistakes } = await visit('/dev/thu/');
    await page.getByRole('link', { name: SUBJECT }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(SUBJECT);
    expect(await page.getByText('09h05 05-04-2019').count()).toBe(1);
    await page.frameLocator('iframe').getByRole('link', { name: 'Xác nhận địa chỉ' }).click();
    await page.waitForURL(/\/chuyen-khoa\/\?ma=/);
    // Where its script rewrites the address while the way back begins, the browser stays.
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(`/dev/thu/${NAME}/`);
    expect(mistakes).toEqual([]);
  });
});
