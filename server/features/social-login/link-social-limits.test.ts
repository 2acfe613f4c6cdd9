import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import {
  confirmAddress,
  GOOD_PASSWORD,
  manyVisitors,
  post,
  signUpAs,
  visitorAt,
} from '../../testing/account-visits.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../../testing/fake-identity-provider.ts';
import { authenticatorCode, setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const START = '/dang-nhap/demo/';
const LINK = '/api/v1/social-login/link/';
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let provider: FakeIdentityProvider;
let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  app = await startTestApp({
    services: { clock },
    config: { trustProxy: 1, socialLogin: { demo: provider.config } },
  });
  visitor = manyVisitors(app);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Back from the provider; what is missing is the proof of the account. */
async function back(request: Request, email: string, sub = email): Promise<Request> {
  const begun = await request(START);
  const person = { sub, email, email_verified: true, name: 'Lê Mai' };
  await request(provider.agree(begun.headers.get('location') ?? '', person));
  return request;
}
const link = (request: Request, proofs: object) => post(request, LINK, proofs);
const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

/** An account with a second factor that is linked to the provider, and codes for it. */
async function linkedAccount(email: string) {
  const owner = await signUpAs(visitor(), email, { type: 'place', place_name: 'Nắng Mai' });
  await confirmAddress(app, email);
  const { secret } = await setUpFactor(owner, clock.now(), GOOD_PASSWORD);
  const nextCode = () => {
    clock.advance(60_000);
    return authenticatorCode(secret, clock.now());
  };
  const browser = await back(visitor(), email);
  const linked = await link(browser, { password: GOOD_PASSWORD, code: nextCode() });
  expect(linked.status).toBe(200);
  await post(browser, '/dang-xuat/');
  return { nextCode, browser };
}

it('a right password costs no tries, however often one links and logs in', async () => {
  const email = 'moi-ngay@thu.example';
  await signUpAs(visitor(), email);
  for (let i = 0; i < 12; i++) {
    expect((await link(await back(visitor(), email, `nguoi-${i}`), { password: GOOD_PASSWORD })).status).toBe(200);
  }
  for (let i = 0; i < 10; i++) {
    const refused = await link(await back(visitor(), email, 'doan'), { password: `đoán ${i}` });
    expect(refused.status).toBe(422);
  }
  const over = await link(await back(visitor(), email, 'doan'), { password: GOOD_PASSWORD });
  expect([over.status, await codeOf(over)]).toEqual([401, 'MAIL_CODE_REQUIRED']);
});

it('a right password whose code is still missing costs no tries either', async () => {
  const email = 'thieu-ma@thu.example';
  const owner = await signUpAs(visitor(), email, { type: 'place', place_name: 'Nắng Mai' });
  await confirmAddress(app, email);
  const { secret } = await setUpFactor(owner, clock.now(), GOOD_PASSWORD);
  const request = await back(visitor(), email);
  for (let i = 0; i < 12; i++) {
    expect(await codeOf(await link(request, { password: GOOD_PASSWORD }))).toBe('SECOND_FACTOR_REQUIRED');
  }
  clock.advance(60_000);
  const code = authenticatorCode(secret, clock.now());
  expect((await link(request, { password: GOOD_PASSWORD, code })).status).toBe(200);
});

it('a right code costs no tries of a known person, and a missing one none', async () => {
  const email = 'quen-mat@thu.example';
  const { nextCode } = await linkedAccount(email);
  for (let i = 0; i < 12; i++) {
    const request = await back(visitor(), email);
    expect(await codeOf(await link(request, {}))).toBe('SECOND_FACTOR_REQUIRED');
    expect((await link(request, { code: nextCode() })).status).toBe(200);
  }
});

it('many people who know their passwords log in from one network address', async () => {
  const address = () => visitorAt(app, '198.51.100.7');
  const email = 'chung-mang@thu.example';
  await signUpAs(address(), email);
  for (let round = 0; round < 6; round++) {
    const statuses = await Promise.all(
      Array.from({ length: 9 }, async (_, i) => {
        const request = await back(address(), email, `chung-${round}-${i}`);
        return (await link(request, { password: GOOD_PASSWORD })).status;
      }),
    );
    expect(statuses).toEqual(Array(9).fill(200));
  }
});

it('wrong codes shut out the guesser only, neither other people nor the owner with the password', async () => {
  const email = 'bi-doan@thu.example';
  const { nextCode, browser } = await linkedAccount(email);
  const other = await linkedAccount('nguoi-khac@thu.example');
  const guesses = await Promise.all(Array.from({ length: 14 }, () => back(visitor(), email)));
  const answers = await Promise.all(guesses.map(request => link(request, { code: '000000' })));
  const said = await Promise.all(answers.map(codeOf));
  expect(said.toSorted()).toEqual([...Array(4).fill('MAIL_CODE_REQUIRED'), ...Array(10).fill('SECOND_FACTOR_FAILED')]);
  const elsewhere = await back(visitor(), 'nguoi-khac@thu.example');
  expect((await link(elsewhere, { code: other.nextCode() })).status).toBe(200);
  const byPassword = { email, password: GOOD_PASSWORD, code: nextCode() };
  // The tries are the account's, whichever way one comes.
  expect(await codeOf(await post(visitor(), '/api/v1/login/', byPassword))).toBe('MAIL_CODE_REQUIRED');
  expect((await post(browser, '/api/v1/login/', byPassword)).status).toBe(200);
  // A stranger without the person's login at the provider has no way to these tries.
  expect((await link(visitor(), { code: '000000' })).status).toBe(409);
});

it('wrong codes do not keep the owner out of known browsers, nor out of others with the mailed code', async () => {
  const email = 'chu-hop-thu@thu.example';
  const { nextCode, browser } = await linkedAccount(email);
  for (let i = 0; i < 10; i++) {
    expect(await codeOf(await link(await back(visitor(), email), { code: '000000' }))).toBe('SECOND_FACTOR_FAILED');
  }
  const owner = await back(visitor(), email);
  expect(await codeOf(await link(owner, { code: nextCode() }))).toBe('MAIL_CODE_REQUIRED');
  expect(await codeOf(await link(owner, { code: nextCode(), mail_code: 'aaaa-aaaa' }))).toBe('MAIL_CODE_FAILED');
  expect((await link(await back(browser, email), { code: nextCode() })).status).toBe(200);
  const message = (await sentMails(app)).findLast(({ to, subject }) => to === email && subject.startsWith('Mã'));
  const mail_code = /: ([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(message?.text ?? '')?.[1];
  expect((await link(owner, { code: nextCode(), mail_code })).status).toBe(200);
  const again = await link(await back(visitor(), email), { code: nextCode(), mail_code });
  expect(await codeOf(again)).toBe('MAIL_CODE_FAILED');
});
