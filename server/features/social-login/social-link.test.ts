import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmAddress } from '../../testing/account-visits.ts';
import type { FakePerson } from '../../testing/fake-identity-provider.ts';
import {
  codeOf,
  locationOf,
  posting,
  SOCIAL_PASSWORD,
  type SocialVisits,
  startSocialVisits,
  whoIs,
} from '../../testing/social-visits.ts';
import { recoveryCodes, secondFactorSetup } from '../second-factor/contract.ts';

const LINK = '/api/v1/social-login/link/';
const PENDING = '/api/v1/social-login/pending/';

let social: SocialVisits;
beforeAll(async () => {
  social = await startSocialVisits();
});
afterAll(() => social.close());

describe('an address that has an account', () => {
  async function pendingLink(vary: Partial<FakePerson> = {}) {
    const owner = await social.signedUp();
    const person = social.newPerson({ email: owner.email, ...vary });
    const request = social.visitor();
    expect(await social.logIn(request, person, '?next=/ghi-nho/')).toBe('/dang-nhap/lien-ket/');
    return { owner, person, request };
  }

  it('is never linked by the address alone, verified or not', async () => {
    for (const email_verified of [true, false]) {
      const { owner, person, request } = await pendingLink({ email_verified });
      expect(await whoIs(request)).toBeUndefined();
      expect(await social.identities(person.sub)).toEqual([]);
      const pending = await request(PENDING);
      expect(await pending.json()).toEqual({
        provider_name: 'tài khoản dùng thử',
        email: owner.email,
        asks: 'password',
      });
    }
  });

  it('is linked by the password, then known without it', async () => {
    const { owner, person, request } = await pendingLink();
    const wrong = await request(LINK, posting({ password: 'không phải' }));
    expect([wrong.status, Object(await wrong.json()).password]).toEqual([422, ['Mật khẩu không đúng.']]);
    expect((await request(LINK, posting({}))).status).toBe(422);
    const right = await request(LINK, posting({ password: SOCIAL_PASSWORD }));
    expect(await right.json()).toEqual({ next: '/ghi-nho/' });
    expect(await whoIs(request)).toMatchObject({ email: owner.email, is_email_confirmed: true, social: ['demo'] });
    const again = social.visitor();
    expect(await social.logIn(again, person)).toBe('/');
    expect(Object(await whoIs(again)).email).toBe(owner.email);
  });

  it('takes a plain form as well, at the page’s own address', async () => {
    const { request } = await pendingLink();
    await request('/api/v1/site/');
    const send = (token: string) =>
      request('/dang-nhap/lien-ket/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': token },
        body: new URLSearchParams({ password: SOCIAL_PASSWORD, xsrf_token: token }).toString(),
      });
    const probe = await request('/api/v1/site/', { headers: { cookie: '' } });
    expect(probe.status).toBe(200);
    const cookie = probe.headers.getSetCookie().find(line => line.startsWith('XSRF-TOKEN='));
    const answer = await send(decodeURIComponent(cookie?.split(/[=;]/)[1] ?? ''));
    expect([answer.status, locationOf(answer)]).toEqual([303, '/ghi-nho/']);
  });

  it('is linked once, in its own browser, within ten minutes', async () => {
    const { request, person } = await pendingLink();
    expect(await codeOf(await social.visitor()(LINK, posting({ password: SOCIAL_PASSWORD })))).toBe('SOCIAL_EXPIRED');
    const answers = await Promise.all([1, 2, 3].map(() => request(LINK, posting({ password: SOCIAL_PASSWORD }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await social.identities(person.sub)).toHaveLength(1);
    expect((await request(PENDING)).status).toBe(404);
    const late = await pendingLink();
    social.clock.advance(600_001);
    expect((await late.request(PENDING)).status).toBe(404);
    expect(await codeOf(await late.request(LINK, posting({ password: SOCIAL_PASSWORD })))).toBe('SOCIAL_EXPIRED');
  });

  it('limits guesses of the password', async () => {
    const { request } = await pendingLink();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await request(LINK, posting({ password: `đoán ${guess}` }))).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses[10]).toBe(401);
    expect(await codeOf(await request(LINK, posting({ password: SOCIAL_PASSWORD })))).toBe('MAIL_CODE_REQUIRED');
  });

  it('stays closed where the account is disabled', async () => {
    const { owner, request, person } = await pendingLink();
    await social.sql("update account set status = 'disabled' where email = ?", [owner.email]);
    expect((await request(LINK, posting({ password: SOCIAL_PASSWORD }))).status).toBe(422);
    expect(await social.identities(person.sub)).toEqual([]);
  });
});

describe('an account with a second factor', () => {
  async function withSecondFactor() {
    const { email, request } = await social.signedUp();
    await social.sql("update account set role = 'professional' where email = ?", [email]);
    await confirmAddress(social.app, email);
    const setup = await request('/api/v1/account/second-factor/', posting({ password: SOCIAL_PASSWORD }));
    const { secret } = secondFactorSetup.parse(await setup.json());
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: social.clock.now().getTime() });
    const confirmed = await request('/api/v1/account/second-factor/', {
      method: 'PUT',
      body: JSON.stringify({ code: code() }),
    });
    const codes = recoveryCodes.parse(await confirmed.json()).recovery_codes;
    social.clock.advance(90_000);
    return { email, code, codes };
  }

  it('must show it when a provider is linked, and at every login by the provider afterwards', async () => {
    const { email, code, codes } = await withSecondFactor();
    const person = social.newPerson({ email });
    const request = social.visitor();
    expect(await social.logIn(request, person)).toBe('/dang-nhap/lien-ket/');
    expect(await codeOf(await request(LINK, posting({ password: SOCIAL_PASSWORD })))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeOf(await request(LINK, posting({ password: SOCIAL_PASSWORD, code: '000000' })))).toBe(
      'SECOND_FACTOR_FAILED',
    );
    expect(await social.identities(person.sub)).toEqual([]);
    expect((await request(LINK, posting({ password: SOCIAL_PASSWORD, code: code() }))).status).toBe(200);
    expect(Object(await whoIs(request)).second_factor.is_passed).toBe(true);

    const again = social.visitor();
    expect(await social.logIn(again, person, '?next=/bac-si/')).toBe('/dang-nhap/lien-ket/');
    expect(await whoIs(again)).toBeUndefined();
    expect(Object(await (await again(PENDING)).json()).asks).toBe('code');
    expect(await codeOf(await again(LINK, posting({ password: SOCIAL_PASSWORD })))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeOf(await again(LINK, posting({ code: code() })))).toBe('SECOND_FACTOR_FAILED');
    expect(await (await again(LINK, posting({ code: codes[0] }))).json()).toEqual({ next: '/bac-si/' });
    expect(Object(await whoIs(again)).second_factor.is_passed).toBe(true);
  });
});
