import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImagePool, type ImagePool } from '../../platform/images/image-pool.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { FAKE_DECODER, fakePicture } from '../../testing/fake-pictures.ts';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';
import type { StaffPicture } from '../media/staff-contract.ts';

let images: ImagePool;
let places: PlaceConsole;
beforeAll(async () => {
  const limits = { processes: 1, waiting: 0, waitingOfOne: 0, runMs: 60_000 };
  images = createImagePool({ log: createLogger('silent'), script: FAKE_DECODER, limits });
  places = await openPlaceConsole({ images });
});
afterAll(() => places.app.close());

const upload = (id: number, deed: string) => {
  const form = new FormData();
  form.set('image', new Blob([fakePicture(deed)]), 'anh.png');
  return places.request(`/api/admin/places/${id}/pictures`, { method: 'POST', body: form });
};
const picturesOf = async (id: number) => (await places.editor.get<StaffPicture[]>(`places/${id}/pictures`)).json;

describe('a picture that takes the decoder too long', () => {
  it('is refused, and the next picture is accepted', async () => {
    const place = await places.create();
    const refused = await upload(place.id, 'crash');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'IMAGE_BROKEN', detail: expect.stringContaining('ảnh khác') });
    expect((await upload(place.id, 'answer')).status).toBe(200);
    expect(await picturesOf(place.id)).toHaveLength(1);
  });

  it('keeps no other request waiting, and one upload too many is answered with when to retry', async () => {
    const place = await places.create();
    // Whichever comes first hangs; the other one finds no place.
    const [one, other] = [upload(place.id, 'hang'), upload(place.id, 'hang')];
    const refused = await Promise.race([one, other]);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ code: 'IMAGES_BUSY', detail: expect.stringContaining('thử lại') });
    expect((await places.app.request(`/api/v1/place/${place.id}/`)).status).toBe(200);
    await images.close();
    expect((await Promise.all([one, other])).map(({ status }) => status)).toEqual([503, 503]);
    expect(await picturesOf(place.id)).toEqual([]);
  });
});
