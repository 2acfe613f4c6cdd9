import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createDirectory } from '../../testing/directory.ts';
import { mediaBlockOf } from '../../testing/media-block.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { addPicture } from './commands/add-picture.ts';
import { deleteMedia } from './commands/delete-media.ts';

it('a picture that is taken down at one server is gone from its addresses at another, before any job is done', async () => {
  const here = await startTestApp();
  const { database, storage } = here.services.config;
  const there = await startTestApp({ config: { storage }, database: () => database });
  try {
    const owner = { kind: 'place', id: await (await createDirectory(here.services)).addPlace() };
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    await addPicture(here.services, { owner, sender: 1, bytes, caption: 'Sảnh' });
    const { pictures } = await mediaBlockOf(here.services.db, owner.kind, owner.id);
    const [shown] = pictures;
    const addresses = [shown?.thumbnail_url ?? '', ...(shown?.sizes.map(({ url }) => url) ?? [])];
    const answers = (status: number) => addresses.map(address => [address, status]);
    const statuses = async (request: typeof here.request) =>
      Promise.all(addresses.map(async address => [address, (await request(address)).status]));
    expect(addresses.length).toBeGreaterThan(2);
    expect(await statuses(there.request)).toEqual(answers(200));
    await deleteMedia(here.services, owner, shown?.id ?? 0);
    expect(await statuses(there.request)).toEqual(answers(404));
    expect(await statuses(here.request)).toEqual(answers(404));
  } finally {
    await there.close();
    await here.close();
  }
});
