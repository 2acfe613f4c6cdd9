import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';
import type { StaffPicture } from '../media/staff-contract.ts';

let places: PlaceConsole;
beforeAll(async () => {
  places = await openPlaceConsole();
});
afterAll(() => places.app.close());

describe('pictures', () => {
  const image = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const upload = (id: number, bytes: Buffer, caption?: string) => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)]), 'anh.jpg');
    if (caption !== undefined) form.set('caption', caption);
    return places.request(`/api/admin/places/${id}/pictures`, { method: 'POST', body: form });
  };
  const picturesOf = async (id: number) => (await places.editor.get<StaffPicture[]>(`places/${id}/pictures`)).json;

  it('are added, described, chosen and deleted, and the page shows it at once', async () => {
    const place = await places.create();
    const first = (await (await upload(place.id, await image('#336699'), ' Mặt  tiền ')).json()) as StaffPicture;
    expect(first).toMatchObject({ caption: 'Mặt tiền', is_main: true });
    const second = (await (await upload(place.id, await image('#993366'))).json()) as StaffPicture;
    expect((await places.app.request(first.url)).headers.get('content-type')).toBe('image/webp');
    const path = `places/${place.id}/pictures/${second.id}`;
    expect((await places.editor.update<StaffPicture>(path, { caption: 'Phòng chờ' })).json).toMatchObject({
      caption: 'Phòng chờ',
    });
    expect((await places.editor.update<StaffPicture>(path, { is_main: true })).json).toMatchObject({
      is_main: true,
      caption: 'Phòng chờ',
    });
    expect((await picturesOf(place.id)).map(({ id, is_main }) => [id, is_main])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const detail = (await (await places.app.request(`/api/v1/place/${place.id}/`)).json()) as {
      media: { pictures: StaffPicture[] };
    };
    expect(detail.media.pictures.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await places.editor.remove(path)).status).toBe(200);
    expect(await picturesOf(place.id)).toMatchObject([{ id: first.id, is_main: true }]);
    expect(await places.lastAudit()).toMatchObject({ action: 'place.picture-delete', subject_id: place.id });
  });

  it('make the place more complete, without a conflict for a form that is open', async () => {
    const place = await places.create();
    const relevance = async () =>
      (
        await textOf(places.app.services.db.read).first<{ relevance: number }>(
          'select relevance from place where id = ?',
          [place.id],
        )
      )?.relevance ?? 0;
    const before = await relevance();
    expect((await upload(place.id, await image('#336699'))).status).toBe(200);
    expect(await relevance()).toBeGreaterThan(before);
    const { status } = await places.editor.update(`places/${place.id}`, { ...place, address: '1 Hàng Bài' });
    expect(status).toBe(200);
  });

  it('are refused when they are no pictures, too large, another owner’s or nobody’s', async () => {
    const [place, other] = [await places.create(), await places.create()];
    expect((await upload(place.id, Buffer.from('<svg onload=alert(1)>'))).status).toBe(415);
    expect((await upload(place.id, Buffer.alloc(8 * 1_048_576 + 1))).status).toBe(413);
    expect((await upload(99_999_999, await image('#336699'))).status).toBe(404);
    const nothing = await places.request(`/api/admin/places/${place.id}/pictures`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(nothing.status).toBe(422);
    const picture = (await (await upload(place.id, await image('#336699'))).json()) as StaffPicture;
    expect((await places.editor.update(`places/${other.id}/pictures/${picture.id}`, { is_main: true })).status).toBe(
      404,
    );
    expect((await places.editor.remove(`places/${other.id}/pictures/${picture.id}`)).status).toBe(404);
    expect(
      (await places.editor.update(`places/${place.id}/pictures/${picture.id}`, { caption: 'x'.repeat(201) })).status,
    ).toBe(422);
    expect(await picturesOf(place.id)).toHaveLength(1);
  });
});
