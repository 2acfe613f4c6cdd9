import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { unexpected } from './support/mistakes.ts';
import { openForm, ownProfile } from './support/own-profile.ts';
import { bodiesOf } from './support/request-bodies.ts';
import { partsOf } from './support/sent-parts.ts';
import { walked } from './support/walked.ts';

const NOT_UPLOADED = 'Có lỗi khi tải ảnh lên. Bạn có muốn thử lại không?';
const NOT_MAIN = 'Có lỗi khi xét ảnh đại diện, vui lòng thử lại!';
const DELETE = 'Bạn có chắc chắn muốn xoá ảnh này không?';
const NOT_DELETED = 'Có lỗi khi xoá ảnh, vui lòng thử lại!';

const png = async (background: string) => ({
  name: 'anh.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .png()
    .toBuffer(),
});

describe('pictures of the own profile', () => {
  const seen = walked(async () => {
    const profile = await ownProfile('Lê Thị Ảnh');
    const { page, id, mistakes } = profile;
    const path = `/api/v1/professional/${id}/image/`;
    const uploads = await partsOf(page, 'PUT', path);
    await openForm(profile);
    const pictures = page.locator('[data-picture]');
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const choose = page.locator('[data-pictures] [type=file]');
    expect(await pictures.count()).toBe(0);

    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route(`**${path}`, async route => {
      await held;
      await route.continue();
    });
    await choose.setInputFiles(await png('#336699'));
    await page.locator('[data-uploading]').getByRole('progressbar').waitFor();
    const isBusy = await choose.isDisabled();
    release();
    await expect.poll(() => pictures.count()).toBe(1);
    await page.locator('[data-uploading]').waitFor({ state: 'detached' });
    await page.unroute(`**${path}`);
    const [firstUpload] = uploads;

    await page.route(`**${path}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
    await choose.setInputFiles(await png('#993366'));
    await dialog(NOT_UPLOADED).getByText('ABC123').waitFor();
    await dialog(NOT_UPLOADED).getByRole('button', { name: 'Huỷ' }).click();
    await dialog(NOT_UPLOADED).waitFor({ state: 'detached' });
    const afterCancel = [await pictures.count(), await page.locator('[data-uploading]').count()];
    await choose.setInputFiles(await png('#993366'));
    await dialog(NOT_UPLOADED).waitFor();
    await page.unroute(`**${path}`);
    await dialog(NOT_UPLOADED).getByRole('button', { name: 'Thử lại' }).click();
    await expect.poll(() => pictures.count()).toBe(2);
    const tries = uploads.length;

    const second = Number(await pictures.last().getAttribute('data-picture'));
    const one = `${path}${second}/`;
    const bodies = bodiesOf(page, 'PUT', one);
    const radio = (at: number) => pictures.nth(at).getByRole('radio');
    const mainAtFirst = [await radio(0).isChecked(), await radio(1).isChecked()];
    await page.route(`**${one}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
    await radio(1).click();
    await dialog(NOT_MAIN).getByRole('button', { name: 'OK' }).click();
    await dialog(NOT_MAIN).waitFor({ state: 'detached' });
    const mainAfterFailure = await radio(0).isChecked();
    const remove = pictures.last().getByRole('link', { name: /^Xoá/ });
    await remove.click();
    await dialog(DELETE).getByRole('button', { name: 'Huỷ' }).click();
    await dialog(DELETE).waitFor({ state: 'detached' });
    await remove.click();
    await dialog(DELETE).getByRole('button', { name: 'Xoá ảnh' }).click();
    await dialog(NOT_DELETED).getByRole('button', { name: 'OK' }).click();
    await dialog(NOT_DELETED).waitFor({ state: 'detached' });
    const leftAfterFailure = await pictures.count();
    await page.unroute(`**${one}`);

    await radio(1).click();
    await expect.poll(() => radio(1).isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => radio(1).isChecked()).toBe(true);
    const shown = await (await page.request.get(`/api/v1/professional/${id}/`)).json();
    await openForm(profile);
    await pictures.last().getByRole('link', { name: /^Xoá/ }).click();
    await dialog(DELETE).getByRole('button', { name: 'Xoá ảnh' }).click();
    await expect.poll(() => pictures.count()).toBe(1);
    expect(await radio(0).isChecked()).toBe(true);
    await page.reload();
    expect(unexpected(mistakes)).toEqual([]);
    return {
      isBusy,
      firstUpload,
      afterCancel,
      tries,
      mainAtFirst,
      mainAfterFailure,
      leftAfterFailure,
      second,
      bodies,
      publicPicture: shown.picture.id,
      left: await pictures.count(),
    };
  });

  it('[API-42] [PROF-48] are sent one by one, and the field waits meanwhile', async () => {
    const { firstUpload, isBusy } = await seen();
    expect(firstUpload).toEqual({ images: ['anh.png'] });
    expect(isBusy).toBe(true);
  });

  it('[ERR-42] [PROF-50] that failed to be sent are left out where the owner cancels', async () => {
    expect((await seen()).afterCancel).toEqual([1, 0]);
  });

  it('[ERR-43] [PROF-16] [PROF-49] that failed to be sent are sent again where the owner wants it', async () => {
    expect((await seen()).tries).toBe(4);
  });

  it('[ERR-44] [PROF-17] keep their main one where another could not be chosen', async () => {
    const { mainAtFirst, mainAfterFailure } = await seen();
    expect(mainAtFirst).toEqual([true, false]);
    expect(mainAfterFailure).toBe(true);
  });

  it('[API-43] [PROF-51] have the main one that was chosen, which the public page shows', async () => {
    const { second, bodies, publicPicture } = await seen();
    expect(bodies).toEqual([
      { main: true, id: second },
      { main: true, id: second },
    ]);
    expect(publicPicture).toBe(second);
  });

  it('[ERR-45] [ERR-46] stay where the owner says no, and where deleting failed', async () => {
    expect((await seen()).leftAfterFailure).toBe(2);
  });

  it('[API-44] [PROF-18] are gone once they are deleted', async () => {
    expect((await seen()).left).toBe(1);
  });
});
