import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { mailedLink } from '../../testing/account-visits.ts';
import {
  type Behaviour,
  type FakeIdentityProvider,
  type FakePerson,
  startFakeIdentityProvider,
} from '../../testing/fake-identity-provider.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { recoveryCodes, secondFactorSetup } from './contract.ts';

const START = '/dang-nhap/demo/';
const LINK = '/api/v1/social-login/link/';
const PENDING = '/api/v1/social-login/pending/';
const EXPIRED = '/dang-nhap?loi=het-han';
const FAILED = '/dang-nhap?loi=loi';
const PASSWORD = 'bảy con mèo trên mái nhà';
const clock = fixedClock(new Date('2026-03-01T08:00:00Z'));

type Visitor = ReturnType<typeof createVisitor>;

let provider: FakeIdentityProvider;
let app: TestApp;
let numbers = 0;

beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  app = await startTestApp({ services: { clock }, config: { socialLogin: { demo: provider.config } } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
afterEach(() => {
  provider.behaviour = 'right';
});

const visitor = () => createVisitor(app.url);
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

function somebody(vary: Partial<FakePerson> = {}): FakePerson {
  numbers += 1;
  return { sub: `person-${numbers}`, email: `p${numbers}@example.vn`, email_verified: true, name: 'Lê Mai', ...vary };
}

async function begin(request: Visitor, query = ''): Promise<string> {
  const answer = await request(START + query);
  expect(answer.status).toBe(303);
  return locationOf(answer);
}

/** Goes there and comes back; answers where the browser is sent in the end. */
async function logIn(request: Visitor, person: FakePerson, query = ''): Promise<string> {
  const back = provider.agree(await begin(request, query), person);
  return locationOf(await request(back));
}

async function whoIs(request: Visitor) {
  const answer = await request('/api/v1/account/');
  return answer.status === 200 ? Object(await answer.json()) : undefined;
}

async function signedUp(): Promise<{ email: string; request: Visitor }> {
  numbers += 1;
  const email = `p${numbers}@example.vn`;
  const request = visitor();
  const answer = await request('/api/v1/signup/', post({ name: 'Trần An', email, password: PASSWORD }));
  expect(answer.status).toBe(200);
  return { email, request };
}

const sql = <Row extends object>(text: string, params: string[]) =>
  app.services.db.transaction(unit => unit.sql<Row>(text, params));
const identities = (subject: string) =>
  sql<{ accountId: number }>('select account_id as "accountId" from social_identity where subject = ?', [subject]);

describe('the offer', () => {
  it('[AUTH-49] names the configured providers and their addresses only', async () => {
    const offers = await (await visitor()('/api/v1/social-login/')).json();
    expect(offers).toEqual([{ provider: 'demo', name: 'tài khoản dùng thử', href: START }]);
    for (const path of ['/dang-nhap/google/', '/dang-nhap/zalo/tra-ve/', '/dang-nhap/toi/']) {
      expect((await visitor()(path)).status).toBe(404);
    }
  });
});

describe('the way there', () => {
  it('carries state, nonce and a challenge, binds the attempt to the browser, and is kept by no cache', async () => {
    const answer = await visitor()(START);
    const address = new URL(locationOf(answer));
    const asked = address.searchParams;
    expect(address.origin).toBe(provider.config.issuer);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${app.services.config.origin}${START}tra-ve/`);
    expect(asked.get('scope')).toBe('openid email profile');
    const cookie = answer.headers.getSetCookie().find(line => line.startsWith('antam_social='));
    expect(cookie).toContain(`antam_social=${asked.get('state')};`);
    expect(cookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await sql('select 1 as one from social_attempt where state_hash = ?', [asked.get('state') ?? ''])).toEqual(
      [],
    );
  });
});

describe('somebody new', () => {
  it('[AUTH-48] gets an account with what the provider verified, is logged in and goes on to next', async () => {
    const request = visitor();
    const person = somebody();
    const query = '?next=%2Fbac-si%2F%3Fpage%3D2&source=favourite&utm_source=zalo&utm_campaign=tet';
    expect(await logIn(request, person, query)).toBe('/bac-si/?page=2');
    expect(await whoIs(request)).toMatchObject({
      ...{ name: 'Lê Mai', email: person.email, role: 'user', is_email_confirmed: true, has_password: false },
      social: ['demo'],
    });
    const [row] = await sql<{ source: string; utm: unknown }>('select source, utm from account where email = ?', [
      person.email ?? '',
    ]);
    const utm = typeof row?.utm === 'string' ? JSON.parse(row.utm) : row?.utm;
    expect([row?.source, utm]).toEqual(['favourite', { utm_source: 'zalo', utm_campaign: 'tet' }]);
  });

  it('is known the next time, by the provider’s id and not by the address', async () => {
    const person = somebody();
    const [first, second] = [visitor(), visitor()];
    await logIn(first, person);
    expect(await logIn(second, { ...person, email: 'moi@example.vn', name: 'Tên Khác' })).toBe('/');
    expect(Object(await whoIs(second)).id).toBe(Object(await whoIs(first)).id);
    expect(Object(await whoIs(second)).email).toBe(person.email);
  });

  it('must confirm an address that the provider has not verified, by a letter', async () => {
    const request = visitor();
    const person = somebody({ email_verified: false });
    expect(await logIn(request, person)).toBe('/');
    expect(Object(await whoIs(request)).is_email_confirmed).toBe(false);
    const mails = await sentMails(app);
    expect(mails.filter(mail => mail.to === person.email)).toHaveLength(1);
  });

  it.each([
    [{ email: undefined }, 'Lê Mai', ''],
    [{ email: 'not an address', email_verified: true }, 'Lê Mai', ''],
    [{ name: undefined }, 'Người dùng An Tâm', undefined],
    [{ name: ' \u0007 ' }, 'Người dùng An Tâm', undefined],
    [{ name: `Mai\u0000 ${'x'.repeat(300)}` }, `Mai ${'x'.repeat(75)}`, undefined],
    [{ email: 'HOA@Example.VN' }, 'Lê Mai', 'hoa@example.vn'],
  ])('is taken with odd claims: %j', async (claims, name, email) => {
    const request = visitor();
    const person = { ...somebody(), ...claims } as FakePerson;
    expect(await logIn(request, person)).toBe('/');
    expect(await whoIs(request)).toMatchObject({ name, email: email ?? person.email });
  });

  it('may go without an address: nothing is mailed, and the account can be deleted', async () => {
    const request = visitor();
    await logIn(request, somebody({ email: undefined }));
    expect((await request('/api/v1/account/confirmation/', { method: 'POST' })).status).toBe(409);
    const [answer] = [await request('/api/v1/account/deletion/', post({}))];
    expect(answer.status).toBe(200);
    expect((await sentMails(app)).filter(mail => mail.to === '')).toEqual([]);
  });

  it('loses an address that was not theirs to its owner, and the account with it', async () => {
    const [squatter, owner] = [visitor(), visitor()];
    const person = somebody({ email_verified: false });
    await logIn(squatter, person);
    await owner('/quen-mat-khau/', post({ email: person.email }));
    const { path } = mailedLink(await sentMails(app), person.email ?? '', '/quen-mat-khau/');
    expect((await owner(path, post({ password: PASSWORD, password_confirm: PASSWORD }))).status).toBe(200);
    expect(await whoIs(squatter)).toBeUndefined();
    expect(await logIn(squatter, person)).toBe('/dang-nhap/lien-ket/');
    expect(await whoIs(squatter)).toBeUndefined();
  });

  it('gets one account, however many browsers arrive at the same moment', async () => {
    const person = somebody();
    const visits = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const request = visitor();
        return { request, back: provider.agree(await begin(request), person) };
      }),
    );
    const ends = await Promise.all(visits.map(async ({ request, back }) => locationOf(await request(back))));
    expect(ends).toEqual(['/', '/', '/', '/']);
    expect(await identities(person.sub)).toHaveLength(1);
    const ids = await Promise.all(visits.map(async ({ request }) => Object(await whoIs(request)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the way back', () => {
  it('is good once, also where it is opened several times at the same moment', async () => {
    const request = visitor();
    const back = provider.agree(await begin(request), somebody());
    const before = provider.exchanges.length;
    const cookie = `antam_social=${new URLSearchParams(back.split('?')[1]).get('state')}`;
    const ends = await Promise.all(
      [1, 2, 3].map(async () => locationOf(await visitor()(back, { headers: { cookie } }))),
    );
    expect(ends.sort()).toEqual(['/', EXPIRED, EXPIRED].sort());
    expect(provider.exchanges.length - before).toBe(1);
    expect(locationOf(await visitor()(back, { headers: { cookie } }))).toBe(EXPIRED);
  });

  it('is closed to another browser, with no cookie or with its own', async () => {
    const [owner, thief] = [visitor(), visitor()];
    const back = provider.agree(await begin(owner), somebody());
    expect(locationOf(await visitor()(back))).toBe(EXPIRED);
    await begin(thief);
    expect(locationOf(await thief(back))).toBe(EXPIRED);
    expect(await whoIs(thief)).toBeUndefined();
    // A foreign address ends nobody's attempt.
    expect(locationOf(await owner(back))).toBe('/');
  });

  it('is over after ten minutes', async () => {
    const request = visitor();
    const back = provider.agree(await begin(request), somebody());
    clock.advance(600_001);
    expect(locationOf(await request(back))).toBe(EXPIRED);
    expect(await whoIs(request)).toBeUndefined();
  });

  it.each(['', '?state=', '?code=x', '?state=x&code=y', '?state=a&state=b', `?state=${'x'.repeat(3_000)}`])(
    'is refused without a state of its own: %s',
    async query => {
      const request = visitor();
      await begin(request);
      expect(locationOf(await request(`${START}tra-ve/${query}`))).toBe(EXPIRED);
    },
  );

  it('tells a refusal from a failure, and keeps where to go on to', async () => {
    for (const [error, end] of [
      ['access_denied', '/dang-nhap?loi=tu-choi&next=%2Fbac-si%2F'],
      ['server_error', '/dang-nhap?loi=loi&next=%2Fbac-si%2F'],
    ]) {
      const request = visitor();
      const state = new URL(await begin(request, '?next=/bac-si/')).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error: error ?? '', state, iss: provider.config.issuer });
      expect(locationOf(await request(`${START}tra-ve/?${query}`))).toBe(end);
    }
  });

  it.each<Behaviour>(['wrong-nonce', 'foreign-audience', 'bad-signature', 'garbage', 'error'])(
    'comes to nothing when the provider answers with: %s',
    async behaviour => {
      const request = visitor();
      const person = somebody();
      const back = provider.agree(await begin(request), person);
      provider.behaviour = behaviour;
      expect(locationOf(await request(back))).toBe(FAILED);
      expect(await whoIs(request)).toBeUndefined();
      expect(await identities(person.sub)).toEqual([]);
    },
  );

  it('comes to nothing with a code of somebody else’s visit', async () => {
    const [victim, thief] = [visitor(), visitor()];
    const stolen = new URLSearchParams(provider.agree(await begin(victim), somebody()).split('?')[1]);
    const state = new URL(await begin(thief)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ code: stolen.get('code') ?? '', state, iss: provider.config.issuer });
    expect(locationOf(await thief(`${START}tra-ve/?${query}`))).toBe(FAILED);
    expect(await whoIs(thief)).toBeUndefined();
  });

  it('does not wait for a provider that takes too long', async () => {
    const request = visitor();
    const back = provider.agree(await begin(request), somebody());
    provider.behaviour = 'slow';
    const begun = performance.now();
    expect(locationOf(await request(back))).toBe(FAILED);
    expect(performance.now() - begun).toBeLessThan(7_000);
  });

  it('leads nowhere but into this site', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/e.vn',
    ]) {
      expect(await logIn(visitor(), somebody(), `?next=${encodeURIComponent(next)}`)).toBe('/');
    }
  });
});

describe('a provider that is down', () => {
  it('sends the visitor to the login page, and is asked again the next time', async () => {
    const down = await startFakeIdentityProvider();
    const own = await startTestApp({ config: { socialLogin: { demo: down.config } } });
    down.behaviour = 'error';
    const request = createVisitor(own.url);
    expect(locationOf(await request(`${START}?next=/bac-si/`))).toBe('/dang-nhap?loi=loi&next=%2Fbac-si%2F');
    down.behaviour = 'right';
    expect(locationOf(await request(START))).toContain(down.config.issuer);
    await own.close();
    await down.close();
  });
});

describe('an address that has an account', () => {
  async function pendingLink(vary: Partial<FakePerson> = {}) {
    const owner = await signedUp();
    const person = somebody({ email: owner.email, ...vary });
    const request = visitor();
    expect(await logIn(request, person, '?next=/ghi-nho/')).toBe('/dang-nhap/lien-ket/');
    return { owner, person, request };
  }

  it('is never linked by the address alone, verified or not', async () => {
    for (const email_verified of [true, false]) {
      const { owner, person, request } = await pendingLink({ email_verified });
      expect(await whoIs(request)).toBeUndefined();
      expect(await identities(person.sub)).toEqual([]);
      const pending = await request(PENDING);
      expect(await pending.json()).toEqual({
        ...{ provider_name: 'tài khoản dùng thử', email: owner.email, asks: 'password' },
      });
    }
  });

  it('is linked by the password, then known without it', async () => {
    const { owner, person, request } = await pendingLink();
    const wrong = await request(LINK, post({ password: 'không phải' }));
    expect([wrong.status, Object(await wrong.json()).password]).toEqual([422, ['Mật khẩu không đúng.']]);
    expect((await request(LINK, post({}))).status).toBe(422);
    const right = await request(LINK, post({ password: PASSWORD }));
    expect(await right.json()).toEqual({ next: '/ghi-nho/' });
    expect(await whoIs(request)).toMatchObject({ email: owner.email, is_email_confirmed: true, social: ['demo'] });
    const again = visitor();
    expect(await logIn(again, person)).toBe('/');
    expect(Object(await whoIs(again)).email).toBe(owner.email);
  });

  it('takes a plain form as well, at the page’s own address', async () => {
    const { request } = await pendingLink();
    await request('/api/v1/site/');
    const send = (token: string) =>
      request('/dang-nhap/lien-ket/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': token },
        body: new URLSearchParams({ password: PASSWORD, xsrf_token: token }).toString(),
      });
    const probe = await request('/api/v1/site/', { headers: { cookie: '' } });
    expect(probe.status).toBe(200);
    const cookie = probe.headers.getSetCookie().find(line => line.startsWith('XSRF-TOKEN='));
    const answer = await send(decodeURIComponent(cookie?.split(/[=;]/)[1] ?? ''));
    expect([answer.status, locationOf(answer)]).toEqual([303, '/ghi-nho/']);
  });

  it('is linked once, in its own browser, within ten minutes', async () => {
    const { request, person } = await pendingLink();
    expect(await codeOf(await visitor()(LINK, post({ password: PASSWORD })))).toBe('SOCIAL_EXPIRED');
    const answers = await Promise.all([1, 2, 3].map(() => request(LINK, post({ password: PASSWORD }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await identities(person.sub)).toHaveLength(1);
    expect((await request(PENDING)).status).toBe(404);
    const late = await pendingLink();
    clock.advance(600_001);
    expect((await late.request(PENDING)).status).toBe(404);
    expect(await codeOf(await late.request(LINK, post({ password: PASSWORD })))).toBe('SOCIAL_EXPIRED');
  });

  it('limits guesses of the password', async () => {
    const { request } = await pendingLink();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await request(LINK, post({ password: `đoán ${guess}` }))).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses[10]).toBe(429);
  });

  it('stays closed where the account is disabled', async () => {
    const { owner, request, person } = await pendingLink();
    await sql("update account set status = 'disabled' where email = ?", [owner.email]);
    expect((await request(LINK, post({ password: PASSWORD }))).status).toBe(422);
    expect(await identities(person.sub)).toEqual([]);
  });
});

describe('an account with a second factor', () => {
  async function withSecondFactor() {
    const { email, request } = await signedUp();
    await sql("update account set role = 'professional' where email = ?", [email]);
    const setup = await request('/api/v1/account/second-factor/', { method: 'POST' });
    const { secret } = secondFactorSetup.parse(await setup.json());
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
    const confirmed = await request('/api/v1/account/second-factor/', {
      method: 'PUT',
      body: JSON.stringify({ code: code() }),
    });
    const codes = recoveryCodes.parse(await confirmed.json()).recovery_codes;
    clock.advance(90_000);
    return { email, code, codes };
  }

  it('must show it when a provider is linked, and at every login by the provider afterwards', async () => {
    const { email, code, codes } = await withSecondFactor();
    const person = somebody({ email });
    const request = visitor();
    expect(await logIn(request, person)).toBe('/dang-nhap/lien-ket/');
    expect(await codeOf(await request(LINK, post({ password: PASSWORD })))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeOf(await request(LINK, post({ password: PASSWORD, code: '000000' })))).toBe(
      'SECOND_FACTOR_FAILED',
    );
    expect(await identities(person.sub)).toEqual([]);
    expect((await request(LINK, post({ password: PASSWORD, code: code() }))).status).toBe(200);
    expect(Object(await whoIs(request)).second_factor.is_passed).toBe(true);

    const again = visitor();
    expect(await logIn(again, person, '?next=/bac-si/')).toBe('/dang-nhap/lien-ket/');
    expect(await whoIs(again)).toBeUndefined();
    expect(Object(await (await again(PENDING)).json()).asks).toBe('code');
    expect(await codeOf(await again(LINK, post({ password: PASSWORD })))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeOf(await again(LINK, post({ code: code() })))).toBe('SECOND_FACTOR_FAILED');
    expect(await (await again(LINK, post({ code: codes[0] }))).json()).toEqual({ next: '/bac-si/' });
    expect(Object(await whoIs(again)).second_factor.is_passed).toBe(true);
  });
});

describe('a known person whose account is disabled', () => {
  it('is not let in', async () => {
    const person = somebody();
    await logIn(visitor(), person);
    await sql("update account set status = 'disabled' where email = ?", [person.email ?? '']);
    const request = visitor();
    expect(await logIn(request, person)).toBe(FAILED);
    expect(await whoIs(request)).toBeUndefined();
  });
});

it('keeps no token and no code of a provider', async () => {
  const person = somebody();
  await logIn(visitor(), person);
  const codes = provider.exchanges.map(sent => sent.get('code') ?? '');
  for (const table of ['social_identity', 'social_attempt', 'account', 'session']) {
    const text = JSON.stringify(await sql(`select * from ${table}`, []));
    expect(codes.filter(code => text.includes(code))).toEqual([]);
  }
  expect(Object.keys(Object((await sql('select * from social_identity', []))[0])).sort()).toEqual([
    ...['account_id', 'created_at', 'id', 'provider', 'subject'],
  ]);
});
