import { aThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallRate } from '../../platform/contract/declare-calls.ts';
import { measureOf } from '../../platform/limits/call-ledger.ts';
import { visitorAt } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { accountIdOf, spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { POST_RATE, POST_REPORT_RATE } from '../posts/calls-contract.ts';
import { THREAD_RATE } from './calls-contract.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOO_FAST = 'Bạn thao tác quá nhanh, xin vui lòng thử lại sau';

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

/** A visitor who is logged in, at another network address. */
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

/** Calls that nothing comes of. */
const VAIN: ReadonlyArray<readonly [what: string, rate: CallRate, send: (who: Request) => Promise<Response>]> = [
  ['questions', THREAD_RATE, who => who('/api/v1/thread/', { method: 'POST', body: form({ title: '' }) })],
  ['replies', POST_RATE, who => who('/api/v1/post/', { method: 'POST', body: form({ body: '' }) })],
  [
    'reports',
    POST_REPORT_RATE,
    who => who('/api/v1/post-report/99999999/', { method: 'POST', body: '{"reason":"spam"}' }),
  ],
];

const question = (title: string, more: Readonly<Record<string, string>> = {}) =>
  form({ title, body: `${title}: em bị đã hai tuần, xin bác sĩ tư vấn giúp em.`, hiding_creator: 'false', ...more });

const ask = (who: Request, title: string, more?: Readonly<Record<string, string>>) =>
  who('/api/v1/thread/', { method: 'POST', body: question(title, more) });

describe('the limits of a call', () => {
  it.each(VAIN)(
    'refuse vain %s of an account that sent very many, say when to come back, and let go after the hour',
    async (_, rate, send) => {
      const id = await accountIdOf(app, 'user');
      const { who, refused } = measureOf(rate, { accountId: id, ip: '' });
      expect(refused.points).toBe(10 * rate.points);
      await spendLimits(app, spend => spend(refused, who, refused.points - 1));
      expect((await send(at(minh, '203.0.113.1'))).status).toBeLessThan(429);
      const answer = await refusalOf(await send(at(minh, '203.0.113.2')));
      expect(answer).toMatchObject({ status: 429, isLater: true });
      expect(JSON.stringify(answer.said)).toContain(`${TOO_FAST} 60 phút.`);
      expect((await send(at(thu, '203.0.113.1'))).status).not.toBe(429);
      pass(HOUR_MS);
      expect((await send(at(minh, '203.0.113.1'))).status).not.toBe(429);
    },
  );

  it('leave to an account after thirty refused questions all that it may ask', async () => {
    for (let sent = 0; sent < 30; sent += 1) expect((await ask(minh, '')).status).toBe(422);
    for (let sent = 0; sent < 10; sent += 1)
      expect((await ask(minh, `Đau lưng khi ngồi lâu lần ${sent}`)).status).toBe(200);
    const answer = await refusalOf(await ask(minh, 'Đau lưng khi ngồi lâu lần cuối'));
    expect(answer).toMatchObject({ status: 429, isLater: true });
    expect((await ask(thu, 'Đau lưng khi ngồi lâu, hỏi từ cùng địa chỉ')).status).toBe(200);
    pass(HOUR_MS);
    const later = await refusalOf(await ask(minh, 'Đau lưng khi ngồi lâu sau một giờ'));
    expect(JSON.stringify(later.said)).toContain(`${TOO_FAST} 23 giờ.`);
  });

  it('leave room for sixty questions of strangers behind one address, and accounts there are measured by themselves', async () => {
    const address = '203.0.113.60';
    const { who, accepted } = measureOf(THREAD_RATE, { accountId: undefined, ip: address });
    expect(accepted.points).toBe(60);
    await spendLimits(app, spend => spend(accepted, who, 59));
    const stranger = (number: number) => ({ name: 'Lê Thị Khách', email: `khach-${number}@thu.example` });
    expect((await ask(visitorAt(app, address), 'Đau vai khi bơi sáng', stranger(1))).status).toBe(200);
    expect((await ask(visitorAt(app, address), 'Đau vai khi bơi chiều', stranger(2))).status).toBe(429);
    expect((await ask(at(thu, address), 'Đau vai khi bơi tối')).status).toBe(200);
  });

  it('accept no more than ten questions of an account that sends thirty at the same moment', async () => {
    const doctor = await logIn(app, ACCOUNTS.doctor.email);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => ask(doctor, `Hỏi cùng lúc về mất ngủ số ${number}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 20 }, () => 429),
    ]);
  });

  it('leave everything readable to those whom they refuse to write', async () => {
    const { id } = await aThread(app.services.db);
    const address = '203.0.113.77';
    const { who, accepted } = measureOf(THREAD_RATE, { accountId: undefined, ip: address });
    await spendLimits(app, spend => spend(accepted, who, accepted.points));
    const here = visitorAt(app, address);
    expect((await ask(here, '')).status).toBe(429);
    expect((await here(`/api/v1/thread/${id}/`)).status).toBe(200);
  });
});

describe('the limit of an email address', () => {
  it('refuses a fourth question in a day, from wherever it comes, so that nobody floods it with email messages', async () => {
    let asked = 0;
    const askAs = (email: string) => {
      asked += 1;
      const who = visitorAt(app, `192.0.2.${asked}`);
      return ask(who, `Đau lưng khi ngồi lâu lần thứ ${asked}`, { name: 'Lê Thị Khách', email });
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await askAs('nhan-thu@thu.example')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await refusalOf(await askAs('Nhan-Thu@thu.example'));
    expect(refused).toMatchObject({ status: 429, isLater: true });
    expect(JSON.stringify(refused.said)).toContain(`${TOO_FAST} 24 giờ.`);
    expect((await askAs('nguoi-khac@thu.example')).status).toBe(200);
    pass(DAY_MS);
    expect((await askAs('nhan-thu@thu.example')).status).toBe(200);
  });
});
