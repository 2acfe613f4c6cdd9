import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeIdentityProvider } from '../../testing/fake-identity-provider.ts';
import { locationOf, SOCIAL_START, type SocialVisits, startSocialVisits } from '../../testing/social-visits.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';

let social: SocialVisits;
beforeAll(async () => {
  social = await startSocialVisits();
});
afterAll(() => social.close());

describe('the offer', () => {
  it('[AUTH-49] names the configured providers and their addresses only', async () => {
    const offers = await (await social.visitor()('/api/v1/social-login/')).json();
    expect(offers).toEqual([{ provider: 'demo', name: 'tài khoản dùng thử', href: SOCIAL_START }]);
    for (const path of ['/dang-nhap/google/', '/dang-nhap/zalo/tra-ve/', '/dang-nhap/toi/']) {
      expect((await social.visitor()(path)).status).toBe(404);
    }
  });
});

describe('the redirect to a provider', () => {
  it('carries state, nonce and a challenge, binds the attempt to the browser, and forbids caching', async () => {
    const answer = await social.visitor()(SOCIAL_START);
    const address = new URL(locationOf(answer));
    const asked = address.searchParams;
    expect(address.origin).toBe(social.provider.config.issuer);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${social.app.services.config.origin}${SOCIAL_START}tra-ve/`);
    expect(asked.get('scope')).toBe('openid email profile');
    const cookie = answer.headers.getSetCookie().find(line => line.startsWith('antam_social='));
    expect(cookie).toContain(`antam_social=${asked.get('state')};`);
    expect(cookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(
      await social.sql('select 1 as one from social_attempt where state_hash = ?', [asked.get('state') ?? '']),
    ).toEqual([]);
  });
});

describe('a provider that is down', () => {
  it('sends the visitor to the login page, and is asked again the next time', async () => {
    const down = await startFakeIdentityProvider();
    const own = await startTestApp({ config: { socialLogin: { demo: down.config } } });
    down.behaviour = 'error';
    const request = createVisitor(own.url);
    expect(locationOf(await request(`${SOCIAL_START}?next=/bac-si/`))).toBe('/dang-nhap?loi=loi&next=%2Fbac-si%2F');
    down.behaviour = 'right';
    expect(locationOf(await request(SOCIAL_START))).toContain(down.config.issuer);
    await own.close();
    await down.close();
  });
});

it('a social login stores no token and no code of a provider', async () => {
  const person = social.newPerson();
  await social.logIn(social.visitor(), person);
  const codes = social.provider.exchanges.map(sent => sent.get('code') ?? '');
  for (const table of ['social_identity', 'social_attempt', 'account', 'session']) {
    const text = JSON.stringify(await social.sql(`select * from ${table}`, []));
    expect(codes.filter(code => text.includes(code))).toEqual([]);
  }
  expect(Object.keys(Object((await social.sql('select * from social_identity', []))[0])).sort()).toEqual([
    'account_id',
    'created_at',
    'id',
    'provider',
    'subject',
  ]);
});
