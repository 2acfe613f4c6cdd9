import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { mediaBlockOf } from '../../testing/media-block.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPicture } from './commands/add-picture.ts';
import { addVideo } from './commands/add-video.ts';
import { deleteMedia, deleteMediaOf, handleDeleteFiles } from './commands/delete-media.ts';
import { setMainPicture } from './commands/update-picture.ts';
import { mediaBlock, picture } from './contract.ts';
import { type Fetch, handleFetchThumbnail } from './jobs/fetch-thumbnail.ts';
import { mainPictures } from './media.repository.ts';
import type { Owner } from './media-writes.ts';

let app: TestApp;
let directory: Directory;
let nextOwner = 1_000;

beforeAll(async () => {
  app = await startTestApp();
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const newOwner = (): Owner => ({ kind: 'place', id: nextOwner++ });
/** Whose pictures everybody may open. */
const shownOwner = async (): Promise<Owner> => ({ kind: 'place', id: await directory.addPlace() });
const png = (width = 800, height = 600, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const blockOf = (owner: Owner) => mediaBlockOf(app.services.db, owner.kind, owner.id);
const mainOf = async (owner: Owner) => (await mainPictures(app.services.db, owner.kind, [owner.id])).get(owner.id);

async function runJobs(fetchUrl: Fetch = () => Promise.reject(new Error('no network in tests'))): Promise<void> {
  const { db, clock, log, files } = app.services;
  const handlers = [handleDeleteFiles(files), handleFetchThumbnail(app.services, fetchUrl)];
  await createWorker({ db, clock, log, handlers }).drain();
}

describe('a picture', () => {
  it('is stored in all sizes, each served under the address of the media block', async () => {
    const owner = await shownOwner();
    await addPicture(app.services, { owner, sender: 1, bytes: await png(2000, 1500), caption: '  Sảnh   chính ' });
    const block = mediaBlock.parse(await blockOf(owner));
    const [shown] = block.pictures;
    expect(shown).toMatchObject({ width: 1600, height: 1200, caption: 'Sảnh chính' });
    expect(shown?.sizes.map(size => size.width)).toEqual([320, 640, 960, 1600]);
    expect(shown?.origin_url).toBe(shown?.sizes.at(-1)?.url);
    expect(shown?.url).toBe(shown?.sizes[1]?.url);
    const addresses = [shown?.thumbnail_url, ...(shown?.sizes.map(size => size.url) ?? [])];
    for (const address of addresses) {
      const answer = await app.request(address ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    }
  });

  it('leaves neither row nor file when it is refused', async () => {
    const owner = newOwner();
    const problem = await problemOf(
      addPicture(app.services, { owner, sender: 1, bytes: Buffer.from('<svg onload=alert(1)>') }),
    );
    expect(problem).toMatchObject({ status: 415 });
    expect(await blockOf(owner)).toEqual({ pictures: [], videos: [] });
  });

  it('leaves no file when the transaction fails', async () => {
    const put: string[] = [];
    const stored = new Set<string>();
    const files = {
      ...app.services.files,
      put: async (key: string) => {
        put.push(key);
        stored.add(key);
      },
      delete: async (key: string) => void stored.delete(key),
    };
    const clock = {
      now: () => {
        throw new Error('clock broke');
      },
    };
    const adding = addPicture({ ...app.services, files, clock }, { owner: newOwner(), sender: 1, bytes: await png() });
    await expect(adding).rejects.toThrow('clock broke');
    expect(put.length).toBeGreaterThan(3);
    expect([...stored]).toEqual([]);
  });

  it('removes what it had stored when the store fails half-way', async () => {
    const stored = new Set<string>();
    const files = {
      ...app.services.files,
      put: async (key: string) => {
        if (key.includes('-640')) throw new Error('disk full');
        stored.add(key);
      },
      delete: async (key: string) => void stored.delete(key),
    };
    const owner = newOwner();
    await expect(addPicture({ ...app.services, files }, { owner, sender: 1, bytes: await png() })).rejects.toThrow(
      'disk full',
    );
    expect([...stored]).toEqual([]);
    expect((await blockOf(owner)).pictures).toEqual([]);
  });

  it('is the main one when it is the first, until another is chosen', async () => {
    const owner = newOwner();
    const first = await addPicture(app.services, { owner, sender: 1, bytes: await png() });
    const second = await addPicture(app.services, { owner, sender: 1, bytes: await png() });
    expect((await mainOf(owner))?.id).toBe(first);
    await setMainPicture(app.services, owner, second);
    expect(picture.parse(await mainOf(owner)).id).toBe(second);
    expect((await blockOf(owner)).pictures.map(({ id }) => id)).toEqual([second, first]);
    const problem = await problemOf(setMainPicture(app.services, newOwner(), second));
    expect(problem.status).toBe(404);
    expect((await mainOf(owner))?.id).toBe(second);
  });

  it('is the only main picture even when several are uploaded at once', async () => {
    const owner = newOwner();
    const bytes = await png(100, 100);
    await Promise.all(Array.from({ length: 6 }, (_, sender) => addPicture(app.services, { owner, sender, bytes })));
    const rows = await textOf(app.services.db.read).all('select id from media where owner_id = ? and is_main', [
      owner.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await blockOf(owner)).pictures).toHaveLength(6);
  });

  it('is deleted with its files, and another becomes the main one', async () => {
    const owner = await shownOwner();
    const first = await addPicture(app.services, { owner, sender: 1, bytes: await png() });
    const second = await addPicture(app.services, { owner, sender: 1, bytes: await png() });
    const shown = await mainOf(owner);
    expect((await problemOf(deleteMedia(app.services, newOwner(), first))).status).toBe(404);
    await deleteMedia(app.services, owner, first);
    expect((await mainOf(owner))?.id).toBe(second);
    await runJobs();
    for (const address of [shown?.url, shown?.thumbnail_url, shown?.origin_url]) {
      expect((await app.request(address ?? '')).status).toBe(404);
    }
    expect((await app.request((await mainOf(owner))?.url ?? '')).status).toBe(200);
    expect((await problemOf(deleteMedia(app.services, owner, first))).status).toBe(404);
    await app.services.db.transaction(unit => deleteMediaOf(unit, app.services, owner));
    expect(await blockOf(owner)).toEqual({ pictures: [], videos: [] });
  });
});

describe('a video', () => {
  it('is shown by the thumbnail of its provider', async () => {
    const owner = newOwner();
    await addVideo(app.services, { owner, url: 'https://youtu.be/aqz-KE-bpKQ', caption: 'Giới thiệu' });
    const { videos } = mediaBlock.parse(await blockOf(owner));
    expect(videos).toMatchObject([
      {
        provider: 'youtube',
        caption: 'Giới thiệu',
        thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
        embed_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      },
    ]);
    expect(await mainOf(owner)).toBeUndefined();
  });

  it('is refused from another site, and when it is there already', async () => {
    const owner = newOwner();
    const problem = await problemOf(addVideo(app.services, { owner, url: 'https://example.com/film.mp4' }));
    expect(problem.status).toBe(422);
    expect(problem.fields?.url?.[0]).toContain('YouTube hoặc Vimeo');
    await addVideo(app.services, { owner, url: 'https://youtu.be/aqz-KE-bpKQ' });
    const again = problemOf(addVideo(app.services, { owner, url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }));
    expect((await again).status).toBe(409);
  });

  it('at Vimeo gets the address of its thumbnail from there, later', async () => {
    const owner = newOwner();
    await addVideo(app.services, { owner, url: 'https://vimeo.com/76979871' });
    const thumbnail = async () => (await blockOf(owner)).videos[0]?.thumbnail_url;
    expect(await thumbnail()).toBe('https://vumbnail.com/76979871.jpg');
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ thumbnail_url: 'https://i.vimeocdn.com/video/452001751_640', title: 'x' }));
    }).listen(0, '127.0.0.1');
    await new Promise(resolve => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await runJobs((url, init) => fetch(url.replace('https://vimeo.com', `http://127.0.0.1:${port}`), init));
    server.close();
    expect(asked).toEqual(['/api/oembed.json?width=640&url=https%3A%2F%2Fvimeo.com%2F76979871']);
    expect(await thumbnail()).toBe('https://i.vimeocdn.com/video/452001751_640');
  });

  it.each([
    ['another host', 200, { thumbnail_url: 'https://evil.example/x.jpg' }, 1],
    ['no such video', 404, {}, 0],
    ['a failure', 503, {}, 1],
  ])('keeps its first thumbnail when Vimeo answers %s', async (_name, status, body, waiting) => {
    const owner = newOwner();
    const id = await addVideo(app.services, { owner, url: 'https://vimeo.com/76979871' });
    await runJobs(async () => Response.json(body, { status }));
    expect((await blockOf(owner)).videos[0]?.thumbnail_url).toBe('https://vumbnail.com/76979871.jpg');
    const left = await textOf(app.services.db.read).all<{ payload: unknown }>(
      `select payload from outbox_message where topic = 'media.fetch-thumbnail' and done_at is null`,
    );
    const ids = left.map(row => (typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload).id);
    expect(ids.filter(known => known === id)).toHaveLength(waiting);
  });
});

describe('/uploads/', () => {
  it('answers 304 when the browser has the file, and its length where nothing else is asked for', async () => {
    const owner = await shownOwner();
    await addPicture(app.services, { owner, sender: 1, bytes: await png() });
    const address = (await mainOf(owner))?.url ?? '';
    const answer = await app.request(address);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // Without its own header, fetch would ask caches to be passed by.
    const conditional = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await app.request(address, { headers: conditional });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const head = await app.request(address, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'));
  });

  it.each([
    '/uploads/',
    '/uploads/unknown-640.webp',
    '/uploads/../antam.sqlite',
    '/uploads/%2e%2e%2fantam.sqlite',
    '/uploads/..%5c..%5cantam.sqlite',
    '/uploads/private/secret.jpg',
    '/uploads/private%2fsecret.jpg',
    '/uploads/a.webp%00.png',
    `/uploads/${'a'.repeat(4_000)}.webp`,
    '/uploads/%E1%BA%A1.webp',
    '/uploads/%.webp',
  ])('answers 404 or 400 for %s', async path => {
    const { port } = new URL(app.url);
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect([400, 404, 414]).toContain(status);
  });
});

describe('the queries', () => {
  it('read through an index', async () => {
    if (app.services.db.engine !== 'sqlite') return;
    const plan = await textOf(app.services.db.read).all<{ detail: string }>(
      `explain query plan select id from media
       where owner_kind = 'place' and owner_id in (select value from json_each('[1,2]')) and is_main`,
    );
    expect(plan.map(({ detail }) => detail).join()).toContain('media_main_unique');
  });
});
