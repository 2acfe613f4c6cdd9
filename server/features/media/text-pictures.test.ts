import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPictureAddress } from '../../platform/contract/formatted-text.ts';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let editor: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = await logIn(app, ACCOUNTS.editor.email);
});
afterAll(() => app.close());

const count = async () => (await textOf(app.services.db.primary).all('select id from text_picture')).length;

function send(bytes?: Buffer): Promise<Response> {
  const body = new FormData();
  if (bytes) body.set('image', new Blob([new Uint8Array(bytes)]), 'anh.jpg');
  return editor('/api/admin/text-pictures/', { method: 'POST', body });
}

describe('[UI-33] a picture within a text', () => {
  it('is encoded again without what the camera wrote, and has an address that texts may name', async () => {
    const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'Nguoi Chup' } })
      .jpeg()
      .toBuffer();
    const answer = await send(bytes);
    expect(answer.status).toBe(200);
    const picture: { url: string; width: number; height: number } = await answer.json();
    expect(picture).toMatchObject({ width: 960, height: 480 });
    expect(isPictureAddress(picture.url)).toBe(true);
    const shown = Buffer.from(await (await app.request(picture.url)).arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 960 });
    expect(shown.includes('Nguoi Chup')).toBe(false);
  });

  it('is refused in plain words where it is none, and leaves nothing', async () => {
    const before = await count();
    const none = await send();
    expect(none.status).toBe(422);
    expect(await none.json()).toMatchObject({ image: ['Xin chọn ảnh PNG hoặc JPEG.'] });
    expect((await send(Buffer.from('GIF89a'))).status).toBe(415);
    expect(await count()).toBe(before);
  });
});
