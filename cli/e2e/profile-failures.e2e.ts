import { describe, expect, it } from 'vitest';
import { listenToHits } from './support/hits.ts';
import { unexpected } from './support/mistakes.ts';
import { box, dialog, editor, FAILED, openForm, ownProfile, rewrite, SAVED, saveForm } from './support/own-profile.ts';

describe('the form of the own profile', () => {
  it('[API-41] [TRK-32] that is refused is reported, and keeps what was typed', async () => {
    const profile = await ownProfile('Lê Thị Mất', { consent: 'undecided' });
    const { page } = profile;
    const reported = listenToHits(page);
    await openForm(profile);
    await rewrite(page, 'Thành tích', 'Bằng khen năm 2020');
    await page.route('**/change-request/', route =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, body: 'ABC123' }) : route.continue(),
    );
    await saveForm(page);
    await dialog(page, FAILED).waitFor();
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/sua-thong-tin/bac-si/loi');
  });

  it('[ERR-38] [ERR-39] [ERR-40] says what failed with a code, and keeps what was typed', async () => {
    const profile = await ownProfile('Lê Thị Lỗi');
    const { page, mistakes } = profile;
    await openForm(profile);
    await rewrite(page, 'Thành tích', 'Bằng khen năm 2020');
    await page.route('**/change-request/', route =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, body: 'ABC123' }) : route.continue(),
    );
    await saveForm(page);
    const alert = dialog(page, FAILED);
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/);
    await alert.getByRole('button', { name: 'OK' }).click();
    expect(await editor(page, 'Thành tích').innerText()).toBe('Bằng khen năm 2020');
    await page.unroute('**/change-request/');
    await box(page, 'email').fill('không phải email');
    await saveForm(page);
    await alert.getByText(/^Email: /).waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await box(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await editor(page, 'Thành tích').innerText()).toBe('Bằng khen năm 2020');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('is refused in the second of two tabs with the way to the newest version; nothing typed is lost', async () => {
    const profile = await ownProfile('Lê Thị Hai');
    const { page, context, path } = profile;
    await openForm(profile);
    const other = await context.newPage();
    await openForm({ page: other, path });
    await rewrite(other, 'Giới thiệu', 'Thẻ thứ hai');
    await saveForm(other);
    await dialog(other, SAVED).waitFor();
    await other.close();
    await rewrite(page, 'Giới thiệu', 'Thẻ thứ nhất');
    await saveForm(page);
    await dialog(page, FAILED).getByText('vừa được lưu ở một nơi khác').waitFor();
    const link = dialog(page, FAILED).getByRole('link', { name: 'Mở bản mới nhất trong thẻ khác' });
    expect(await link.getAttribute('href')).toBe(path);
    await dialog(page, FAILED).getByRole('button', { name: 'OK' }).click();
    expect(await editor(page, 'Giới thiệu').innerText()).toBe('Thẻ thứ nhất');
  });
});
