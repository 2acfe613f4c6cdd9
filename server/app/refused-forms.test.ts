import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCookie } from '../platform/http/cookies.ts';
import { createLoadGauge, type LoadGauge } from '../platform/load/load-gauge.ts';
import { createFormSite, type FormSite } from '../testing/form-site.ts';
import { writeSession } from '../testing/log-in.ts';
import { metricsOf } from '../testing/metrics-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FormSite;
let token: string;
let isBusy = false;
const gauge: LoadGauge = { ...createLoadGauge(), isOverloaded: () => isBusy };
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ world: 'tiny', site, gauge });
  const { headers } = await fetch(`${app.url}/dang-nhap`);
  token = headers.getSetCookie().flatMap(line => readCookie(line, 'XSRF-TOKEN') ?? [])[0] ?? '';
});
afterAll(async () => {
  await app.close();
});
beforeEach(() => {
  isBusy = false;
  site.asked.length = 0;
});

/** Sends a form without script, by a browser that holds the token cookie. */
function post(path: string, fields: Record<string, string>, { field = token, session = '' } = {}): Promise<Response> {
  const cookie = `XSRF-TOKEN=${token}; antam_session=${session}`;
  const body = new URLSearchParams({ ...fields, xsrf_token: field });
  return fetch(app.url + path, { method: 'POST', body, headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
}
const [login, forgotten] = ['/dang-nhap', '/quen-mat-khau/'];
const wrong = { email: 'nobody@example.vn', password: 'wrong horse battery' };
const shed = (answer: Response) => [answer.status, answer.headers.get('retry-after'), site.asked.at(-1)?.html];

describe('a stranger’s form under too much load', () => {
  it.each([
    ['a stale token', () => post(login, wrong, { field: 'stale' }), 403],
    ['a wrong password', () => post(login, wrong), 401],
    ['a field that is no email', () => post(forgotten, { email: 'x' }), 422],
    ['a body that nobody takes', () => post(login, { password: 'a\0b' }), 400],
  ])('is answered 503 without its page for %s, which is shown otherwise', async (_, send, status) => {
    expect((await send()).status).toBe(status);
    expect(site.asked.at(-1)?.formResult?.status).toBe(status);
    isBusy = true;
    expect(shed(await send())).toEqual([503, '5', '']);
  });

  it('is counted among the pages that were refused', async () => {
    const shedPages = async () => /antam_shed_total\{kind="page"\} (\d+)/.exec(await metricsOf(app))?.[1] ?? '0';
    const before = Number(await shedPages());
    isBusy = true;
    await post(login, wrong, { field: 'stale' });
    expect(Number(await shedPages())).toBe(before + 1);
  });

  it('is run and shown when it is accepted', async () => {
    isBusy = true;
    const answer = await post(forgotten, { email: 'nobody@example.vn' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/quen-mat-khau/?done=1']);
  });
});

it('the refused form of an account is shown under too much load', async () => {
  const session = await writeSession(app, ACCOUNTS.user.email);
  isBusy = true;
  const answer = await post('/tai-khoan/', { name: '' }, { session, field: 'stale' });
  expect([answer.status, site.asked.at(-1)?.formResult?.status]).toEqual([403, 403]);
});
