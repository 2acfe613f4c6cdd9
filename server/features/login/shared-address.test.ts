import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { limitVisitor } from '../../platform/http/limit-visitor.ts';
import { GOOD_PASSWORD, mailedLink, manyVisitors, post, signUpAs, visitorAt } from '../../testing/account-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { networksOf, spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { LOGIN_BY_ADDRESS, LOGIN_WORK_BY_ADDRESS } from './limits.ts';

const NEXT = 'mật khẩu tiếp theo đây';
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let elsewhere: () => Request;
let carriers = 0;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, services: { clock } });
  elsewhere = manyVisitors(app);
});
afterAll(() => app.close());

const logIn = async (request: Request, email: string, more: object = {}): Promise<unknown> => {
  const answer = await post(request, '/dang-nhap', { email, password: GOOD_PASSWORD, ...more });
  return answer.status === 200 ? 'in' : Object(await answer.json()).code;
};
const mailedCode = async (email: string) => {
  const message = (await sentMails(app)).filter(({ to, subject }) => to === email && subject.startsWith('Mã')).at(-1);
  return /: ([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(message?.text ?? '')?.[1];
};

/**
 * A carrier's address, behind which an attacker has used up what may be guessed, and an owner who signed up elsewhere.
 */
async function shared() {
  carriers += 1;
  const address = `198.51.100.${carriers}`;
  const email = `chung-${carriers}@thu.example`;
  await signUpAs(elsewhere(), email);
  const neighbour = visitorAt(app, address);
  await spendLimits(app, limit => limit(LOGIN_BY_ADDRESS, address, LOGIN_BY_ADDRESS.points - 1));
  expect(await logIn(neighbour, 'ai-do@thu.example')).toBe('LOGIN_FAILED');
  return { address, email, neighbour, newBrowser: visitorAt(app, address) };
}

describe('behind an address at which an attacker guesses', () => {
  it('others log in with the mailed code, and no limit is spent', async () => {
    const { email, neighbour, newBrowser } = await shared();
    for (let i = 0; i < 3; i++) expect(await logIn(neighbour, `ai-${i}@thu.example`)).toBe('MAIL_CODE_REQUIRED');
    expect(await logIn(newBrowser, email)).toBe('MAIL_CODE_REQUIRED');
    expect(await logIn(newBrowser, email, { mail_code: await mailedCode(email) })).toBe('in');
  });

  it('nobody learns whether a password is right, and no other mail is sent', async () => {
    const { email, neighbour } = await shared();
    const written = async () =>
      Number(
        (await textOf(app.services.db.primary).first<{ n: number }>('select count(*) as n from outbox_message'))?.n,
      );
    const said: string[] = [];
    for (const guess of [{ email }, { email, password: 'đoán nữa' }, { email: 'khong-ai@thu.example' }]) {
      const before = await written();
      const answer = await post(neighbour, '/dang-nhap', { password: GOOD_PASSWORD, ...guess });
      const { error_id, ...body } = Object(await answer.json());
      expect(error_id).toEqual(expect.any(String));
      said.push(JSON.stringify([answer.status, body, (await written()) - before]));
    }
    expect(new Set(said).size).toBe(1);
  });

  it('others ask for a new password and use its link', async () => {
    const { email, neighbour, newBrowser } = await shared();
    for (let i = 0; i < 70; i++) {
      expect((await post(neighbour, '/quen-mat-khau/', { email: `ai-${i}@thu.example` })).status).toBe(200);
      const link = await post(neighbour, '/quen-mat-khau/sai/', { password: NEXT, password_confirm: NEXT });
      expect(link.status).toBe(422);
    }
    expect((await post(newBrowser, '/quen-mat-khau/', { email })).status).toBe(200);
    const { path } = mailedLink(await sentMails(app), email, '/quen-mat-khau/');
    expect((await post(newBrowser, path, { password: NEXT, password_confirm: NEXT })).status).toBe(200);
    expect(await logIn(newBrowser, email, { password: NEXT })).toBe('in');
  });

  it('a known browser logs in, even where no more passwords are checked for new ones', async () => {
    const { address, email, newBrowser, neighbour } = await shared();
    expect(await logIn(newBrowser, email)).toBe('MAIL_CODE_REQUIRED');
    expect(await logIn(newBrowser, email, { mail_code: await mailedCode(email) })).toBe('in');
    await post(newBrowser, '/dang-xuat/');
    expect(await logIn(newBrowser, email)).toBe('in');
    // Enough for what the neighbour had checked before, and one more.
    await spendLimits(app, limit => limit(LOGIN_WORK_BY_ADDRESS, address, LOGIN_WORK_BY_ADDRESS.points - 3));
    expect(await logIn(neighbour, 'ai-do@thu.example')).toBe('MAIL_CODE_REQUIRED');
    expect(await logIn(neighbour, 'ai-do@thu.example')).toBe('TOO_MANY_REQUESTS');
    expect(await logIn(newBrowser, email)).toBe('in');
  });
});

it('the networks of one IPv6 /48 have four times as many tries together, and then need the mailed code, too', async () => {
  const email = 'rong@thu.example';
  await signUpAs(elsewhere(), email);
  await spendLimits(app, async limit => {
    for (const ip of networksOf('2001:db8:48', 199)) await limitVisitor({ limit, ip }, LOGIN_BY_ADDRESS);
  });
  const at = (address: string) => logIn(visitorAt(app, address), email, { password: 'đoán' });
  expect(await at('2001:db8:48:aaaa::1')).toBe('LOGIN_FAILED');
  expect(await at('2001:db8:48:bbbb::1')).toBe('MAIL_CODE_REQUIRED');
  expect(await at('2001:db8:49:bbbb::1')).toBe('LOGIN_FAILED');
});
