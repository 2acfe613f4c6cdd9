import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { giveProfile, SAVED } from './support/own-profile.ts';
import { visitPlainly } from './support/plain-page.ts';

describe('the page of the own profile', () => {
  it('[ROLE-27] belongs to its owner alone: others read so, and visitors are asked to log in', async () => {
    const { page, context } = await visit('');
    await page.goto(`/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`);
    await page.waitForURL('**/dang-nhap**');
    await logIn(context, 'clinic');
    await page.goto(`/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`);
    await page.getByText('không quản lý trang này').waitFor();
  });

  it('saves plain fields without script, and takes back what waits', async () => {
    const { page, context } = visitPlainly();
    const id = await giveProfile(context, 'Lê Thị Trơn');
    await page.goto(`/sua-thong-tin/bac-si/${id}/`);
    await page.getByLabel('Họ và tên').fill('Lê Thị Trơn Tru');
    await page.getByLabel('Thành tích').fill('Một dòng\n\nHai dòng');
    await page.getByRole('button', { name: 'Lưu hồ sơ' }).click();
    await page.getByText(SAVED).waitFor();
    expect(await page.content()).toContain('Một dòng');
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe('Lê Thị Trơn Tru');
    expect((await page.content()).match(/data-waiting="\w+"/g)).toEqual(['data-waiting="name"']);
    await page.getByRole('button', { name: /^Rút lại/ }).click();
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe('Lê Thị Trơn');
    await page.goto(`/bac-si/le-thi-tron-${id}/`);
    expect(await page.content()).toContain('<p>Một dòng</p><p>Hai dòng</p>');
  });

  it('opens from the workspace of a professional, and from no workspace of a place', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'doctor');
    await page.goto('/quan-ly/bac-si/1/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Trang quản lý' }).getByRole('link', { name: 'Hồ sơ' }).click();
    await page.waitForURL('**/sua-thong-tin/bac-si/1/');
    await logIn(context, 'clinic');
    await page.goto(`/quan-ly/co-so-y-te/${PLACES.clinic.id}/`);
    expect(await page.getByRole('link', { name: 'Hồ sơ', exact: true }).count()).toBe(0);
  });
});
