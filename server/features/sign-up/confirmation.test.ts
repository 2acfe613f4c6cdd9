import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { mailedLink, manyVisitors, post, postForm, signUpAs } from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const HOUR_MS = 3_600_000;
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const signUp = (email: string) => signUpAs(visitor(), email);
const tokenFor = async (email: string) => mailedLink(await sentMails(app), email, '/xac-thuc/').token;
const isConfirmed = async (email: string): Promise<boolean> => {
  const row = await textOf(app.services.db.primary).first<{ at: Date | number | null }>(
    'select email_confirmed_at as at from account where email = ?',
    [email],
  );
  return row !== undefined && row.at !== null;
};
const outcome = async (answer: Response) => {
  const { message, detail } = await answer.json();
  return [answer.status, message ?? detail];
};
const DONE = [200, 'Xác thực email thành công!'];
const FAILED = [422, 'Xác thực email không thành công!'];

describe.each([
  ['/xac-thuc', 'trang'],
  ['/api/v1/confirm', 'goi'],
])('POST %s/{token}/', (below, name) => {
  const confirm = async (token: string, request = visitor()) => outcome(await post(request, `${below}/${token}/`));

  it('[AUTH-66] [ERR-22] confirms the address, from whatever browser, and says so again', async () => {
    await signUp(`${name}@thu.example`);
    const token = await tokenFor(`${name}@thu.example`);
    expect(await isConfirmed(`${name}@thu.example`)).toBe(false);
    expect(await confirm(token)).toEqual(DONE);
    expect(await isConfirmed(`${name}@thu.example`)).toBe(true);
    expect(await confirm(token)).toEqual(DONE);
    clock.advance(49 * HOUR_MS);
    expect(await confirm(token)).toEqual(DONE);
  });

  it('confirms once where a link is opened several times at the same moment', async () => {
    await signUp(`${name}-cung-luc@thu.example`);
    const token = await tokenFor(`${name}-cung-luc@thu.example`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => DONE));
    expect(await isConfirmed(`${name}-cung-luc@thu.example`)).toBe(true);
  });

  it('[ERR-23] refuses an expired, a foreign and a malformed link', async () => {
    await signUp(`${name}-cham@thu.example`);
    const token = await tokenFor(`${name}-cham@thu.example`);
    clock.advance(48 * HOUR_MS);
    await post(visitor(), '/quen-mat-khau/', { email: `${name}-cham@thu.example` });
    const foreign = mailedLink(await sentMails(app), `${name}-cham@thu.example`, '/quen-mat-khau/').token;
    for (const wrong of [token, foreign, 'A'.repeat(43), 'abc', "'%20or%201=1", '%00']) {
      expect(await confirm(wrong)).not.toEqual(DONE);
    }
    expect(await confirm(token)).toEqual(FAILED);
    expect(await isConfirmed(`${name}-cham@thu.example`)).toBe(false);
  });

  it('refuses a link that was mailed to an older address', async () => {
    await signUp(`${name}-cu@thu.example`);
    const token = await tokenFor(`${name}-cu@thu.example`);
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update account set email = ? where email = ?', [
        `${name}-moi@thu.example`,
        `${name}-cu@thu.example`,
      ]),
    );
    expect(await confirm(token)).toEqual(FAILED);
    expect(await isConfirmed(`${name}-moi@thu.example`)).toBe(false);
  });

  it('is refused without the token of the visitor', async () => {
    expect((await fetch(`${app.url}${below}/${'A'.repeat(43)}/`, { method: 'POST' })).status).toBe(403);
  });
});

it('a link works by the button of a page without script', async () => {
  const request = await signUp('nut@thu.example');
  const answer = await postForm(request, `/xac-thuc/${await tokenFor('nut@thu.example')}/`, {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/xac-thuc/hoan-thanh/']);
  expect(await isConfirmed('nut@thu.example')).toBe(true);
});

describe('POST account/confirmation/', () => {
  const resend = (request: Request) => post(request, '/api/v1/account/confirmation/');

  it('mails another link, so many an hour', async () => {
    const request = await signUp('gui-lai@thu.example');
    const first = await tokenFor('gui-lai@thu.example');
    expect((await resend(request)).status).toBe(200);
    const second = await tokenFor('gui-lai@thu.example');
    expect(second).not.toBe(first);
    for (let i = 0; i < 2; i++) expect((await resend(request)).status).toBe(200);
    expect((await resend(request)).status).toBe(429);
    expect(await outcome(await post(visitor(), `/xac-thuc/${second}/`))).toEqual(DONE);
  });

  it('mails nothing to an address that is confirmed, and is refused to visitors', async () => {
    const request = await signUp('da-xong@thu.example');
    await post(request, `/xac-thuc/${await tokenFor('da-xong@thu.example')}/`);
    const count = async () => (await sentMails(app)).filter(({ to }) => to === 'da-xong@thu.example').length;
    const before = await count();
    expect(await outcome(await resend(request))).toEqual([200, 'Email của bạn đã được xác thực.']);
    expect(await count()).toBe(before);
    expect((await resend(visitor())).status).toBe(401);
  });
});
