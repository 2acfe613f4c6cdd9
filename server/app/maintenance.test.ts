import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixedClock } from '../platform/clock/clock.ts';
import { Secret } from '../platform/env/secret.ts';
import { readCookie } from '../platform/http/cookies.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { defineTopic, handle } from '../platform/jobs/topic.ts';
import { setMaintenance } from '../platform/maintenance/maintenance.ts';
import { createFormSite, type FormSite } from '../testing/form-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { closeServices, createServices } from './create-services.ts';
import { createWork } from './create-work.ts';

const NOW = new Date('2026-11-28T15:00:00Z');
const TEXT = 'Chúng tôi chuyển sang máy mới.';

let app: TestApp;
let site: FormSite;
let clock: ReturnType<typeof fixedClock>;
beforeAll(async () => {
  clock = fixedClock(NOW);
  site = await createFormSite();
  const google = { clientId: 'antam', clientSecret: new Secret('not asked for') };
  app = await startTestApp({ site, services: { clock }, config: { socialLogin: { google } } });
});
afterAll(() => app.close());
beforeEach(() => setMaintenance(app.services, null));

const begin = (startsAt = clock.now()) => setMaintenance(app.services, { startsAt, text: TEXT });
const ask = { title: 'Trẻ sốt ba ngày', body: 'Cháu sốt ba ngày nay, tôi nên làm gì?' };
const post = (path: string, body: unknown) =>
  app.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe('during maintenance', () => {
  it('every page and list is read, and the site stays ready', async () => {
    await begin();
    for (const path of ['/readyz', '/api/v1/site/', '/api/v1/professional/', '/']) {
      expect([path, (await app.request(path)).status]).toEqual([path, 200]);
    }
  });

  it('a write is answered by 503 that says so, and when to try again', async () => {
    await begin();
    const answer = await post('/api/v1/thread/', ask);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
    expect(await answer.json()).toMatchObject({
      code: 'MAINTENANCE',
      detail: `An Tâm đang bảo trì: mọi trang vẫn đọc được, nhưng chưa lưu hay gửi được gì. ${TEXT} Những gì bạn đã nhập vẫn còn đây, xin vui lòng thử lại sau ít phút.`,
    });
  });

  it('a form without script comes back with what was typed, and says why', async () => {
    await begin();
    const page = await fetch(`${app.url}/dang-nhap`);
    const token =
      page.headers
        .getSetCookie()
        .map(line => readCookie(line, 'XSRF-TOKEN'))
        .find(Boolean) ?? '';
    const body = new URLSearchParams({ email: 'ai@example.vn', password: 'mật khẩu', xsrf_token: token });
    const headers = { cookie: `XSRF-TOKEN=${token}`, accept: 'text/html' };
    const answer = await fetch(`${app.url}/dang-nhap`, { method: 'POST', body, headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const shown = site.asked.at(-1);
    expect(shown?.formResult).toMatchObject({ values: { email: 'ai@example.vn' }, problem: { code: 'MAINTENANCE' } });
    expect(shown?.html).toContain('An Tâm đang bảo trì: mọi trang vẫn đọc được');
  });

  it('the way to a social login is a page that says so', async () => {
    await begin();
    const answer = await fetch(`${app.url}/dang-nhap/google/`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('An Tâm đang bảo trì')]);
  });

  it('who leaves is logged out, and a schedule is looked at before it is saved', async () => {
    await begin();
    expect((await post('/dang-xuat/', {})).status).toBe(200);
    // Refused for another reason than the maintenance: nobody is logged in.
    expect((await post('/api/v1/calendar/manage/preview/', {})).status).toBe(401);
  });

  it('workers take no job until it is over', async () => {
    const topic = defineTopic('test.maintenance', z.object({}));
    let done = 0;
    const counting = handle(topic, async () => {
      done += 1;
    });
    const worker = createWork(app.services, { pollMs: 5 }, { handlers: [counting], schedule: async () => undefined });
    await begin();
    await app.services.db.transaction(unit => enqueue(unit, topic, {}, { now: clock.now() }));
    worker.start();
    try {
      await sleep(300);
      expect(done).toBe(0);
      await setMaintenance(app.services, null);
      await expect.poll(() => done).toBe(1);
    } finally {
      await worker.stop();
    }
  });
});

describe('a maintenance', () => {
  it('that is announced is on every page at once, and refuses nothing before its time', async () => {
    expect(await (await app.request('/')).text()).not.toContain('Bảo trì từ');
    const other = await createServices(app.services.config, { clock });
    try {
      await setMaintenance(other, { startsAt: new Date(NOW.getTime() + 3_600_000), text: TEXT });
    } finally {
      await closeServices(other);
    }
    // Other processes of PostgreSQL look for changes five times a second.
    clock.advance(1_000);
    expect(await (await app.request('/')).text()).toContain('Bảo trì từ 23h00 ngày 28-11-2026.');
    expect((await post('/api/v1/thread/', {})).status).toBe(422);
    clock.advance(3_600_000);
    expect((await post('/api/v1/thread/', {})).status).toBe(503);
  });

  it('that has ended is on no page any more, and writes are taken', async () => {
    await begin();
    expect(await (await app.request('/')).text()).toContain('Bảo trì từ');
    await setMaintenance(app.services, null);
    expect(await (await app.request('/')).text()).not.toContain('Bảo trì từ');
    expect((await post('/api/v1/thread/', {})).status).toBe(422);
  });
});
