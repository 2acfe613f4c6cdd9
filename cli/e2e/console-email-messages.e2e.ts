import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInConsole, heading, openConsole, press } from './support/console.ts';
import { write } from './support/log-in.ts';
import { linkInMessage } from './support/messages.ts';
import { unexpected } from './support/mistakes.ts';
import { passMinutes, product } from './support/product.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const EMAIL = 'nhan-vien-moi@antam.example';

/** Nothing can be delivered while a file is in the place of the mail folder. */
async function withoutMail<T>(work: () => Promise<T>): Promise<T> {
  const { mailFolder } = product;
  // It is made with the first email message.
  await mkdir(mailFolder, { recursive: true });
  await rename(mailFolder, `${mailFolder}.away`);
  await writeFile(mailFolder, '');
  try {
    return await work();
  } finally {
    await rm(mailFolder);
    await rename(`${mailFolder}.away`, mailFolder);
  }
}

async function expectAccessible(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

const waiting = `/letters?filter=${encodeURIComponent(JSON.stringify({ state: 'waiting' }))}`;

it('an email message that could not be sent is found with the reason, and sent again with one press', async () => {
  const { page, context, mistakes } = await openConsole('admin', '/letters');
  await withoutMail(async () => {
    const body = { name: 'Bùi Nhân Viên', email: EMAIL, role: 'editor' };
    expect((await write(context, 'POST', '/api/admin/accounts', body)).status()).toBe(200);
    await expect
      .poll(async () => {
        const answer = await context.request.get(
          `/api/admin/letters?filter=${encodeURIComponent('{"state":"waiting"}')}`,
        );
        return (await answer.json())[0]?.attempts ?? 0;
      })
      .toBeGreaterThan(0);
    await goInConsole(page, waiting);
    await page.getByText('Chưa tới được máy chủ thư').first().waitFor();
    expect(await page.getByText('n…@antam.example').count()).toBe(1);
    expect(await page.getByText(EMAIL).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Gửi lại thư/ }).click();
    await page.getByText('Thư sẽ được gửi lại ngay.').waitFor();
  });
  // It waits longer after each attempt.
  await passMinutes(20);
  expect(await linkInMessage(EMAIL, '/quen-mat-khau/')).toContain('/quen-mat-khau/');
  expect(unexpected(mistakes)).toEqual([]);
});

it('a job that waits is listed, and what is kept of a person is shown and erased', async () => {
  const { page, mistakes } = await openConsole('admin', '/jobs');
  await heading(page, 'Việc chạy nền').waitFor();
  await expectAccessible(page);
  await goInConsole(page, '/people');
  await page.getByLabel(/^Email/).fill('thu@antam.example');
  await press(page, 'Xem');
  await page.getByRole('heading', { name: 'Đang lưu về thu@antam.example' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Xoá hết …');
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá hết' }).click();
  await page.getByText('Đã xoá mọi dữ liệu của người này.').waitFor();
  await page.getByLabel(/^Email/).fill('thu@antam.example');
  await press(page, 'Xem');
  await page.getByText('An Tâm không lưu gì về thu@antam.example.').waitFor();
  expect(unexpected(mistakes)).toEqual([]);
});
