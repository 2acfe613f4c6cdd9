import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Problem } from '../errors/problem.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { serveUploads, type UploadGate, withPreviewedPictures } from './serve-uploads.ts';

let app: TestApp;
let url: string;
const OPEN: UploadGate = {
  isShown: async key => !key.startsWith('kin-'),
  mayOpen: async (_, { cookie }) => cookie === 'me',
  isPreviewed: async () => false,
};
const ended = new AbortController();
beforeAll(async () => {
  app = await startTestApp();
  const { files } = app.services;
  await files.put('anh-320.webp', Buffer.from('<script>alert(1)</script>'), { contentType: 'image/webp' });
  await files.put('kin-320.webp', Buffer.from('x'), { contentType: 'image/webp' });
  await files.put('bang.csv', Buffer.from('a,b'), { contentType: 'text/csv; charset=utf-8' });
  await files.put('private/goc.jpg', Buffer.from('x'), { contentType: 'image/jpeg' });
  url = await served(files);
});
afterAll(async () => {
  ended.abort();
  await app.close();
});

/** Serves these files to all whom the gate lets in; answers the address. */
async function served(files: FileStore): Promise<string> {
  const koa = new Koa();
  koa.use(async (ctx, next) => {
    await next().catch(error => {
      ctx.status = error instanceof Problem ? error.status : 500;
    });
  });
  koa.use(serveUploads(files, OPEN));
  const answer = koa.callback();
  const server = createServer((request, response) => void answer(request, response));
  server.listen({ port: 0, signal: ended.signal });
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : expect.fail()}/uploads/`;
}

const SEALED = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

it.each([
  ['anh-320.webp', 'image/webp', 'inline'],
  ['bang.csv', 'text/csv; charset=utf-8', 'attachment'],
])(
  'an uploaded file (%s) is what its name says, runs nothing and stays where it is',
  async (key, type, disposition) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${url}${key}`, { method });
      expect(answer.status).toBe(200);
      const headers = { ...SEALED, 'content-type': type, 'content-disposition': disposition };
      expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300');
    }
  },
);

it('a file that is not shown is sent to whom the gate lets in, and to no cache', async () => {
  expect((await fetch(`${url}kin-320.webp`)).status).toBe(404);
  const answer = await fetch(`${url}kin-320.webp`, { headers: { cookie: 'me' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

it('what is private, or no key of a file, has no address', async () => {
  for (const key of ['private/goc.jpg', 'private%2fgoc.jpg', '..%2fantam.sqlite', 'anh-320.svg', 'ANH-320.webp']) {
    expect([key, (await fetch(`${url}${key}`)).status]).toEqual([key, 404]);
    expect([key, (await app.request(`/uploads/${key}`)).status]).toEqual([key, 404]);
  }
});

it('a file that was found after its reader has left is closed, also where it had to wait for an earlier answer', async () => {
  const { files } = app.services;
  const asked = Promise.withResolvers<void>();
  const found = Promise.withResolvers<StoredFile>();
  const slow: FileStore = {
    ...files,
    get: async key => {
      // The first answer never comes, so the second one waits for it.
      if (key === 'bang.csv') return new Promise(() => undefined);
      asked.resolve();
      return found.promise;
    },
  };
  const answer = new Koa().use(serveUploads(slow, OPEN)).callback();
  const server = createServer((request, response) => void answer(request, response)).listen(0);
  const left = new Promise(resolve => server.once('connection', socket => socket.once('close', resolve)));
  await once(server, 'listening');
  const address = server.address();
  const reader = connect(typeof address === 'object' && address ? address.port : expect.fail());
  for (const key of ['bang.csv', 'anh-320.webp']) {
    reader.write(`GET /uploads/${key} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }
  await asked.promise;
  reader.resetAndDestroy();
  await left;
  const file = (await files.get('anh-320.webp')) ?? expect.fail();
  found.resolve(file);
  await expect.poll(() => file.stream.closed).toBe(true);
  server.close();
});

it('a preview opens own pictures by its token, and reveals it to no other site', () => {
  const elsewhere = '<a href="https://bv.example/wp-content/uploads/2024/05/a.pdf">';
  const own = '<img src="/uploads/a.webp" srcset="/uploads/a.webp 1x,/uploads/b.webp 2x">';
  expect(withPreviewedPictures(elsewhere + own, 'khoa')).toBe(
    `${elsewhere}<img src="/uploads/a.webp?xem-truoc=khoa" srcset="/uploads/a.webp?xem-truoc=khoa 1x,/uploads/b.webp?xem-truoc=khoa 2x">`,
  );
});
