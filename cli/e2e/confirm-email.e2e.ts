import { describe, expect, it } from 'vitest';
import { main, send, WITHOUT_SCRIPT } from './support/account-forms.ts';
import { closeBrowserAfterAll, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { linkInLetter } from './support/letters.ts';
import { signUp } from './support/new-account.ts';

closeBrowserAfterAll();

describe('confirming an e-mail', () => {
  it('[AUTH-06] [AUTH-07] [AUTH-66] [TRK-19] [ERR-22] happens on load, by one POST to the page; again is fine', async () => {
    const { page, context, mistakes } = await visit('');
    const person = await signUp(context);
    const link = await linkInLetter(person.email, '/xac-thuc/');
    const reported = listenToHits(page);
    const posts: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST' && /xac-thuc/.test(request.url())) posts.push(new URL(request.url()).pathname);
    });
    await page.goto(link);
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await page.waitForLoadState('networkidle');
    expect(posts).toEqual([new URL(page.url()).pathname]);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/hoan-thanh/');
    await page.reload();
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await page.goto('/tai-khoan/');
    await main(page).getByText('Đã xác thực').waitFor();
    expect(mistakes).toEqual([]);
  });

  it('[TRK-20] [ERR-23] says that it failed, and with which code', async () => {
    const { page } = await visit('');
    const reported = listenToHits(page);
    await page.goto('/xac-thuc/khong-phai-ma/');
    await main(page).getByText('Xác thực email không thành công!').waitFor();
    expect(await main(page).innerText()).toMatch(/mã lỗi [\da-f-]{36}/);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/loi/');
  });

  it('tries again after a dead network', async () => {
    const { page, context } = await visit('');
    const { email } = await signUp(context);
    const link = await linkInLetter(email, '/xac-thuc/');
    await page.route('**/xac-thuc/**', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto(link);
    await main(page).getByText('Không có kết nối mạng').waitFor();
    await page.unrouteAll();
    await send(page, 'Thử lại');
    await main(page).getByText('Xác thực email thành công!').waitFor();
  });

  it('[AUTH-66] has a button for those without script', async () => {
    const { page, context } = await visit('', WITHOUT_SCRIPT);
    const { email } = await signUp(context);
    await page.goto(await linkInLetter(email, '/xac-thuc/'));
    await send(page, 'Xác thực email');
    expect(await main(page).innerText()).toContain('Xác thực email thành công!');
    await page.goto('/xac-thuc/khong-phai-ma/');
    await send(page, 'Xác thực email');
    expect(await main(page).innerText()).toContain('Xác thực email không thành công!');
  });
});
