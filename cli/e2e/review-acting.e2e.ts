import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { openConsole } from './support/console.ts';
import { logIn, write } from './support/log-in.ts';
import { PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const { clinic } = PLACES;
const TEXT = 'Phòng khám sạch, nhân viên chỉ đường tận nơi cho người lớn tuổi.';

/** A published review of the clinic by a visitor; its author's name is its own. */
async function published(context: BrowserContext, name: string): Promise<void> {
  const body = {
    name,
    email: `${crypto.randomUUID()}@thu.example`,
    place: clinic.id,
    comment: TEXT,
    overall_rating: 5,
  };
  const posted = await (await write(context, 'POST', '/api/v1/place/comment/create/', body)).json();
  const staff = await openConsole('moderator', '/');
  const path = `/api/admin/comments/${posted.id}/decision/`;
  const decided = await write(staff.context, 'POST', path, { decision: 'publish' });
  expect(decided.status(), await decided.text()).toBe(200);
}

describe('what visitors do about a review', () => {
  it('[REV-39] [REV-40] [REV-46] [REV-48] [ROLE-08] votes count, switch, and are marked after a reload', async () => {
    const { page, context, mistakes } = await visit('');
    await published(context, 'Người Được Chấm');
    await logIn(context, 'user');
    await page.goto(clinic.path);
    await hydrated(page);
    const review = page.getByRole('article', { name: 'Nhận xét của Người Được Chấm' });
    await review.getByRole('button', { name: 'Hữu ích (0)', exact: true }).click();
    await review.getByRole('button', { name: 'Hữu ích (1)', exact: true, pressed: true }).waitFor();
    await review.getByRole('button', { name: 'Không hữu ích (0)', exact: true }).click();
    await review.getByRole('button', { name: 'Không hữu ích (1)', exact: true, pressed: true }).waitFor();
    await page.reload();
    await review.getByRole('button', { name: 'Không hữu ích (1)', exact: true, pressed: true }).waitFor();
    expect(await review.getByRole('button', { name: 'Hữu ích (0)', exact: true }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it('[REV-53] visitors without an account are asked to sign up', async () => {
    const { page, context, calls } = await visit('');
    await published(context, 'Người Chờ Phiếu');
    await page.goto(clinic.path);
    await hydrated(page);
    const review = page.getByRole('article', { name: 'Nhận xét của Người Chờ Phiếu' });
    await review.getByRole('button', { name: 'Hữu ích (0)', exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng ký/);
    expect(calls).not.toContain('/api/v1/comment-voting/');
  });

  it('[ROLE-19] [ROLE-20] [REV-30] [REV-34] the owner of the page answers and edits, on a phone too', async () => {
    const { context } = await visit('');
    await published(context, 'Người Được Đáp');
    const { page, context: ofOwner } = await visit('', { viewport: PHONE });
    await logIn(ofOwner, 'clinic');
    await page.goto(clinic.path);
    await hydrated(page);
    const review = page.getByRole('article', { name: 'Nhận xét của Người Được Đáp' });
    await review.getByRole('button', { name: /^Trả lời/ }).click();
    await review.getByLabel('Trả lời của bạn').fill('Cảm ơn bạn, hẹn gặp lại lần tái khám.');
    expect(await violations(page)).toEqual([]);
    await review.getByRole('button', { name: 'Gửi trả lời' }).click();
    await review.getByText('Cảm ơn bạn, hẹn gặp lại lần tái khám.').waitFor();
    await review.getByRole('button', { name: 'Sửa' }).first().click();
    await expect.poll(() => review.getByLabel('Sửa nhận xét').inputValue()).toBe(TEXT);
    await review.getByLabel('Sửa nhận xét').fill('Phòng khám sạch, nhân viên nhiệt tình.');
    await review.getByRole('button', { name: 'Lưu' }).click();
    await review.getByText('Phòng khám sạch, nhân viên nhiệt tình.').waitFor();
    await page.reload();
    await review.getByText('Xem bản gốc').click();
    await review.getByText(TEXT).waitFor();
    await review.getByText('Cảm ơn bạn, hẹn gặp lại lần tái khám.').waitFor();
  });
});
