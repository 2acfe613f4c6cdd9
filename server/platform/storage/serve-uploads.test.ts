import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { files } = app.services;
  await files.put('anh-320.webp', Buffer.from('<script>alert(1)</script>'), { contentType: 'image/webp' });
  await files.put('bang.csv', Buffer.from('a,b'), { contentType: 'text/csv; charset=utf-8' });
  await files.put('private/goc.jpg', Buffer.from('x'), { contentType: 'image/jpeg' });
});
afterAll(() => app.close());

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
      const answer = await app.request(`/uploads/${key}`, { method });
      expect(answer.status).toBe(200);
      const headers = { ...SEALED, 'content-type': type, 'content-disposition': disposition };
      expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  },
);

it('what is private, or no key of a file, has no address', async () => {
  for (const key of ['private/goc.jpg', 'private%2fgoc.jpg', '..%2fantam.sqlite', 'anh-320.svg', 'ANH-320.webp']) {
    expect([key, (await app.request(`/uploads/${key}`)).status]).toEqual([key, 404]);
  }
});
