import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { logIn, write } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

const { clinic } = PLACES;
const TEXT = 'Bác sĩ giải thích cặn kẽ, phòng chờ thoáng và yên tĩnh.';

describe('the workspace of a provider', () => {
  it('asks a visitor to log in and leads on to the one page that the account manages', async () => {
    const { page, context } = visitPlainly();
    await page.goto('/quan-ly/');
    expect(new URL(page.url()).pathname).toBe('/dang-nhap');
    await logIn(context, 'clinic');
    await page.goto('/tai-khoan/');
    await page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: 'Trang quản lý' }).click();
    await page.getByRole('heading', { level: 1, name: clinic.name }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/quan-ly/co-so-y-te/${clinic.id}/`));
  });

  it('[ROLE-19] shows comments, which the owner answers in their place', async () => {
    const { context: ofVisitor } = visitPlainly();
    const name = 'Người Khám Sáng';
    const body = { name, email: 'sang@thu.example', place: clinic.id, comment: TEXT, overall_rating: 5 };
    const posted = await (await write(ofVisitor, 'POST', '/api/v1/place/comment/create/', body)).json();
    const { context: ofStaff } = visitPlainly();
    await logIn(ofStaff, 'moderator');
    await write(ofStaff, 'POST', `/api/admin/comments/${posted.id}/decision/`, { decision: 'publish' });

    const { page, context, mistakes } = await visit('', { viewport: PHONE });
    await logIn(context, 'clinic');
    await page.goto(`/quan-ly/co-so-y-te/${clinic.id}/nhan-xet/`);
    await hydrated(page);
    const review = page.getByRole('article', { name: `Nhận xét của ${name}` });
    await review.getByRole('button', { name: /^Trả lời/ }).click();
    await review.getByLabel('Trả lời của bạn').fill('Cảm ơn bạn đã tin tưởng phòng khám.');
    await review.getByRole('button', { name: 'Gửi trả lời' }).click();
    await review.getByText('Cảm ơn bạn đã tin tưởng phòng khám.').waitFor();
    expect(await violationsInBothLooks(page, { isColourful: true, within: 'main' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  });
});
