import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stopClock } from './support/driven-clock.ts';
import { openForm, ownProfile } from './support/own-profile.ts';

const tags = (page: Page, type: string) => page.locator(`[data-tag-box=${type}] [data-tag]`);

it('[PROF-12] [PROF-14] [PROF-15] a box for tags finds 400 ms after the last key, adds nothing twice, and is empty after a choice', async () => {
  const profile = await ownProfile('Lê Thị Thẻ', { lasting: true });
  const { page, calls } = profile;
  await page.clock.install();
  await openForm(profile);
  const search = page.getByRole('combobox', { name: 'Dịch vụ', exact: true });
  await search.focus();
  await page.waitForLoadState('networkidle');
  const pass = await stopClock(page);
  const asked = () => calls.filter(call => call.startsWith('/api/v1/professional-edit/search/'));
  await search.pressSequentially('kham noi');
  await pass(399);
  expect(asked()).toEqual([]);
  await pass(1);
  await expect.poll(asked).toEqual(['/api/v1/professional-edit/search/?q=kham%20noi&doc_type=service']);
  const rows = page.locator('[data-tag-box] [role=option]');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  expect(await rows.count()).toBeLessThanOrEqual(6);
  const before = await tags(page, 'service').count();
  const name = await rows.first().innerText();
  await rows.first().click();
  expect(await search.inputValue()).toBe('');
  await expect.poll(() => tags(page, 'service').count()).toBe(before + 1);
  await search.pressSequentially('kham noi');
  await pass(400);
  await rows.filter({ hasText: name }).first().click();
  expect(await search.inputValue()).toBe('');
  expect(await tags(page, 'service').count()).toBe(before + 1);
  await page.getByRole('button', { name: `Bỏ ${name}`, exact: true }).click();
  await expect.poll(() => tags(page, 'service').count()).toBe(before);

  const places = page.getByRole('combobox', { name: 'Nơi làm việc' });
  await places.pressSequentially('truc lam');
  await pass(400);
  await expect.poll(() => rows.first().innerText()).toMatch(/Trúc Lam[\s\S]*Nguyễn Đình Chiểu/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Đặt .*Trúc Lam.* làm nơi làm việc chính$/ }).click();
  expect(await tags(page, 'place').first().innerText()).toMatch(/Trúc Lam[\s\S]*Nơi làm việc chính/);
  await page.getByRole('combobox', { name: 'Chuyên khoa', exact: true }).pressSequentially('nhi');
  await pass(400);
  await expect.poll(() => asked().at(-1)).toContain('doc_type=speciality');
});
