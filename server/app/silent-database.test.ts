import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixedClock } from '../platform/clock/clock.ts';
import { textOf } from '../platform/db/text.ts';
import { defineFeature } from '../platform/features/feature.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { type BreakableApp, startBreakableApp } from '../testing/breakable-app.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';

const RAISE = `insert into content_version (name, version) values ('silent', 1)
  on conflict (name) do update set version = content_version.version + 1`;

/** One endpoint that reads and one that writes. */
const plain = defineFeature({
  name: 'plain',
  uses: [],
  endpoints: ({ db }) => [
    endpoint({
      method: 'GET',
      path: '/api/v1/plain/',
      summary: 'Reads',
      access: 'public',
      answer: z.number(),
      handle: async () => (await textOf(db.read).all("select 1 from content_version where name = 'silent'")).length,
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/plain/',
      summary: 'Writes',
      access: 'public',
      answer: z.null(),
      handle: async () => {
        await db.transaction(unit => textOf(unit).sql(RAISE));
        return null;
      },
    }),
  ],
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a PostgreSQL that says nothing', () => {
  const clock = fixedClock(new Date());
  let app: BreakableApp;
  let site: FakeSite;
  beforeAll(async () => {
    site = createFakeSite();
    app = await startBreakableApp({ site, features: [plain], services: { clock }, queryMs: 2_000 });
    await read();
    expect((await write()).status).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    site.remove();
  });

  const get = (path: string) => fetch(app.url + path, { headers: { accept: 'text/html' } });
  const read = () => app.request('/api/v1/plain/');
  const write = () => app.request('/api/v1/plain/', { method: 'POST' });
  const statuses = async (answers: readonly Promise<Response>[]) =>
    (await Promise.all(answers)).map(answer => answer.status);

  it('lets no request wait for ever, and cached pages are served', async () => {
    const before = await (await get('/cached/')).text();
    app.silence();
    clock.advance(1_000);
    const cached = [get('/cached/'), get('/cached/')];
    const others = [get('/other/'), get('/other/'), read(), write()];
    expect(await statuses(cached)).toEqual([200, 200]);
    expect(await statuses(others)).toEqual([503, 503, 503, 503]);
    const late = await get('/cached/');
    expect([late.status, await late.text()]).toEqual([200, before]);
    app.speak();
    expect(await statuses([get('/other/'), get('/cached/'), read(), write()])).toEqual([200, 200, 200, 200]);
  });
});
