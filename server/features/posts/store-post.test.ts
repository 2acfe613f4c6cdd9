import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { sizeKey } from '../../platform/images/image-sizes.ts';
import { uploaderOf } from '../../platform/images/uploader-of.ts';
import { createDiscussions, type Discussions } from '../../testing/discussions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { cleanHtml, cleanPostBody } from './commands/clean-post-body.ts';
import { receiveImages, withImages } from './commands/receive-images.ts';
import { type PostToStore, storePost } from './commands/store-post.ts';
import { openingPost, repliesOf } from './queries/posts-of.ts';

let app: TestApp;
let discussions: Discussions;
beforeAll(async () => {
  app = await startTestApp();
  discussions = createDiscussions(app.services);
});
afterAll(() => app.close());

const counts = (id: number) =>
  textOf(app.services.db.primary).first(
    'select last_position, reply_count, answer_count, thank_count from thread where id = ?',
    [id],
  );

async function reply(id: number, vary: Partial<PostToStore> = {}) {
  const body = await cleanPostBody(`Câu trả lời ${randomBytes(8).toString('hex')} dài vừa đủ.`);
  return app.services.db.transaction(unit =>
    storePost(unit, app.services, {
      discussion: { kind: 'thread', id },
      place: 'reply',
      author: { accountId: null, name: 'Người Thử' },
      body,
      hidingCreator: false,
      censorImages: false,
      answerType: 'member',
      replyer: null,
      objections: [],
      status: 'published',
      images: [],
      ...vary,
    }),
  );
}

describe('storing a post', () => {
  it('gives 50 parallel replies the positions 1 to 50, and all of them are there in that order', async () => {
    const { id } = await discussions.thread();
    const stored = await Promise.all(Array.from({ length: 50 }, () => reply(id)));
    const positions = stored.map(({ position }) => position).sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    const shown = await repliesOf(app.services, { kind: 'thread', id }, { offset: 0, limit: 100 });
    expect(shown.map(({ position }) => position)).toEqual(positions);
    expect(await counts(id)).toMatchObject({ last_position: 50, reply_count: 50, answer_count: 0 });
  });

  it('counts answers apart, and nothing of what waits', async () => {
    const { id } = await discussions.thread();
    await reply(id, { answerType: 'professional' });
    await reply(id, { status: 'pending', objections: ['Có liên kết'] });
    expect(await counts(id)).toMatchObject({ last_position: 2, reply_count: 1, answer_count: 1 });
    expect(await repliesOf(app.services, { kind: 'thread', id }, { offset: 0, limit: 10 })).toHaveLength(1);
  });

  it('[FORUM-56] reveals nothing about an author who hides their name but that', async () => {
    const { id } = await discussions.thread({ hiding: true });
    const question = await openingPost(app.services, { kind: 'thread', id });
    expect(question?.created_by).toEqual({ name: 'Thành viên ẩn danh', official: false });
    expect(JSON.stringify(question)).not.toContain('Người Hỏi Thử');
  });
});

describe('the words of a post', () => {
  it('become paragraphs where they are plain text, with their signs as they were typed', async () => {
    expect(await cleanHtml('Sốt > 39 độ & ho\r\n\r\nđã <ba> ngày\nrồi')).toEqual({
      html: '<p>Sốt &gt; 39 độ &amp; ho</p><p>đã &lt;ba&gt; ngày<br />rồi</p>',
      text: 'Sốt > 39 độ & ho\nđã <ba> ngày\nrồi',
    });
  });

  it('keep no script, no style and no picture of members, and recommend no link of theirs', async () => {
    const sent =
      '<p style="color:red" onclick="a()">Xem <a href="https://a.example/">đây</a><script>b()</script><img src="/uploads/a.webp"></p>';
    expect((await cleanHtml(sent)).html).toBe(
      '<p>Xem <a href="https://a.example/" rel="nofollow ugc noopener">đây</a></p>',
    );
    expect((await cleanHtml(sent, 'full')).html).toContain('<img src="/uploads/a.webp"');
  });

  it.each([
    ['too short', 'Quá ngắn'],
    ['short but for markup', `<p>${'<b></b>'.repeat(20)}Ngắn</p>`],
    ['too long', 'a '.repeat(5_001)],
  ])('are refused where they are %s', async (_, text) => {
    await expect(cleanPostBody(text)).rejects.toMatchObject({ status: 422, fields: { body: [expect.any(String)] } });
  });
});

describe('the pictures of a post', () => {
  const picture = async () => {
    const noise = randomBytes(400 * 300 * 3);
    const bytes = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Lê Thị Bí Mật' } })
      .toBuffer();
    return { name: 'benh-an-cua-lan.jpg', bytes };
  };
  const read = async (key: string) => {
    const file = await app.services.files.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of file?.stream ?? []) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  };

  it('[FORUM-98] of a censored post show blurred copies, and originals lie where no address leads', async () => {
    const options = { censored: true, uploader: uploaderOf(1) };
    const [image] = await receiveImages(app.services, [await picture()], options);
    expect(image?.originalKey).toMatch(/^private\/[0-9a-f]{32}\.webp$/);
    const blurred = await sharp(await read(sizeKey(image?.key ?? '', 400))).stats();
    const original = await sharp(await read(image?.originalKey ?? '')).stats();
    expect(original.channels[0]?.stdev).toBeGreaterThan(5 * (blurred.channels[0]?.stdev ?? 99));
    for (const address of [image?.originalKey ?? '', encodeURIComponent(image?.originalKey ?? '')]) {
      expect((await app.request(`/uploads/${address}`)).status).toBe(404);
    }
  });

  it('lose what the camera wrote into them and the names that they had', async () => {
    const options = { censored: false, uploader: uploaderOf(1) };
    const [image] = await receiveImages(app.services, [await picture()], options);
    expect(image?.key).toMatch(/^[0-9a-f]{32}$/);
    const bytes = await read(sizeKey(image?.key ?? '', 400));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Bí Mật')).toBe(false);
  });

  it('are deleted where the post cannot be stored', async () => {
    const kept = await receiveImages(app.services, [await picture()], { censored: true, uploader: uploaderOf(1) });
    expect(await app.services.files.exists(sizeKey(kept[0]?.key ?? '', 400))).toBe(true);
    const failing = withImages(app.services, kept, Promise.reject(new Error('Không lưu được')));
    await expect(failing).rejects.toThrow('Không lưu được');
    expect(await app.services.files.exists(sizeKey(kept[0]?.key ?? '', 400))).toBe(false);
    expect(await app.services.files.exists(kept[0]?.originalKey ?? '')).toBe(false);
  });
});
