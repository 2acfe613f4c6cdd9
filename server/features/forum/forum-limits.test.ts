import { aThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visitorAt } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOO_FAST = 'Bạn thao tác quá nhanh, xin vui lòng thử lại sau ít phút.';

let app: TestApp;
let minh: Request;
let thu: Request;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  [minh, thu] = [await logIn(app, ACCOUNTS.user.email), await logIn(app, ACCOUNTS.favourite.email)];
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Limits count by the machine's clock. */
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms + 1_000);

/** Somebody who is logged in, at another network address. */
const at =
  (request: Request, address: string): Request =>
  (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return request(path, { ...init, headers });
  };

const form = (fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

/** What a call answers, without what changes from one to the next. */
const refusalOf = async (answer: Response) => ({
  status: answer.status,
  isLater: Number(answer.headers.get('retry-after')) > 0,
  said: await answer.json(),
});

/** Calls that nothing comes of: the address pays for them before anything that was sent is read. */
const VAIN: ReadonlyArray<readonly [what: string, points: number, send: (who: Request) => Promise<Response>]> = [
  ['questions', 10, who => who('/api/v1/thread/', { method: 'POST', body: form({ title: '' }) })],
  ['replies', 30, who => who('/api/v1/post/', { method: 'POST', body: form({ body: '' }) })],
  ['reports', 20, who => who('/api/v1/post-report/99999999/', { method: 'POST', body: '{"reason":"spam"}' })],
];

describe('the limit of a network address', () => {
  it.each(VAIN)(
    'refuses more %s than %i an hour, says so, counts no other address, and lets go after the hour',
    async (what, points, send) => {
      const address = `203.0.113.${VAIN.findIndex(([name]) => name === what) + 1}`;
      const here = at(minh, address);
      for (let sent = 0; sent < points; sent += 1) expect((await send(here)).status).toBeLessThan(429);
      const refused = await refusalOf(await send(here));
      expect(refused).toMatchObject({ status: 429, isLater: true });
      expect(JSON.stringify(refused.said)).toContain(TOO_FAST);
      expect((await send(at(thu, '198.51.100.9'))).status).not.toBe(429);
      pass(HOUR_MS);
      expect((await send(here)).status).not.toBe(429);
    },
  );

  it('leaves everything readable to whom it refuses to write', async () => {
    const { id } = await aThread(app.services.db);
    const here = visitorAt(app, '203.0.113.77');
    for (let sent = 0; sent < 11; sent += 1)
      await here('/api/v1/thread/', { method: 'POST', body: form({ title: '' }) });
    expect((await here(`/api/v1/thread/${id}/`)).status).toBe(200);
  });
});

describe('the limit of an email address', () => {
  it('refuses a fourth question in a day, from wherever it comes, so that nobody floods it with letters', async () => {
    let asked = 0;
    const ask = (email: string) => {
      asked += 1;
      const question = {
        ...{ name: 'Lê Thị Khách', email, title: `Đau lưng khi ngồi lâu lần thứ ${asked}`, hiding_creator: 'false' },
        body: `Em bị đau lưng khi ngồi lâu đã ${asked} tuần, xin bác sĩ tư vấn giúp em.`,
      };
      return visitorAt(app, `192.0.2.${asked}`)('/api/v1/thread/', { method: 'POST', body: form(question) });
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await ask('nhan-thu@thu.example')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await refusalOf(await ask('Nhan-Thu@thu.example'));
    expect(refused).toMatchObject({ status: 429, isLater: true });
    expect(JSON.stringify(refused.said)).toContain(TOO_FAST);
    expect((await ask('nguoi-khac@thu.example')).status).toBe(200);
    pass(DAY_MS);
    expect((await ask('nhan-thu@thu.example')).status).toBe(200);
  });
});
