import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Behaviour } from '../../testing/fake-identity-provider.ts';
import {
  locationOf,
  SOCIAL_EXPIRED,
  SOCIAL_FAILED,
  SOCIAL_START,
  type SocialVisits,
  startSocialVisits,
  whoIs,
} from '../../testing/social-visits.ts';

let social: SocialVisits;
beforeAll(async () => {
  social = await startSocialVisits();
});
afterAll(() => social.close());
afterEach(() => {
  social.provider.behaviour = 'right';
});

describe('the redirect back from a provider', () => {
  it('is accepted once, also where it is opened several times at the same moment', async () => {
    const request = social.visitor();
    const back = social.provider.agree(await social.begin(request), social.newPerson());
    const before = social.provider.exchanges.length;
    const cookie = `antam_social=${new URLSearchParams(back.split('?')[1]).get('state')}`;
    const ends = await Promise.all(
      [1, 2, 3].map(async () => locationOf(await social.visitor()(back, { headers: { cookie } }))),
    );
    expect(ends.sort()).toEqual(['/', SOCIAL_EXPIRED, SOCIAL_EXPIRED].sort());
    expect(social.provider.exchanges.length - before).toBe(1);
    expect(locationOf(await social.visitor()(back, { headers: { cookie } }))).toBe(SOCIAL_EXPIRED);
  });

  it('is refused in another browser, without a cookie or with its own', async () => {
    const [owner, thief] = [social.visitor(), social.visitor()];
    const back = social.provider.agree(await social.begin(owner), social.newPerson());
    expect(locationOf(await social.visitor()(back))).toBe(SOCIAL_EXPIRED);
    await social.begin(thief);
    expect(locationOf(await thief(back))).toBe(SOCIAL_EXPIRED);
    expect(await whoIs(thief)).toBeUndefined();
    // A foreign address ends nobody's attempt.
    expect(locationOf(await owner(back))).toBe('/');
  });

  it('is refused after ten minutes', async () => {
    const request = social.visitor();
    const back = social.provider.agree(await social.begin(request), social.newPerson());
    social.clock.advance(600_001);
    expect(locationOf(await request(back))).toBe(SOCIAL_EXPIRED);
    expect(await whoIs(request)).toBeUndefined();
  });

  it.each(['', '?state=', '?code=x', '?state=x&code=y', '?state=a&state=b', `?state=${'x'.repeat(3_000)}`])(
    'is refused without a state of its own: %s',
    async query => {
      const request = social.visitor();
      await social.begin(request);
      expect(locationOf(await request(`${SOCIAL_START}tra-ve/${query}`))).toBe(SOCIAL_EXPIRED);
    },
  );

  it('distinguishes a refusal from a failure, and keeps where to go on to', async () => {
    for (const [error, end] of [
      ['access_denied', '/dang-nhap?loi=tu-choi&next=%2Fbac-si%2F'],
      ['server_error', '/dang-nhap?loi=loi&next=%2Fbac-si%2F'],
    ]) {
      const request = social.visitor();
      const state = new URL(await social.begin(request, '?next=/bac-si/')).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error: error ?? '', state, iss: social.provider.config.issuer });
      expect(locationOf(await request(`${SOCIAL_START}tra-ve/?${query}`))).toBe(end);
    }
  });

  it.each<Behaviour>(['wrong-nonce', 'foreign-audience', 'bad-signature', 'garbage', 'error'])(
    'comes to nothing when the provider answers with: %s',
    async behaviour => {
      const request = social.visitor();
      const person = social.newPerson();
      const back = social.provider.agree(await social.begin(request), person);
      social.provider.behaviour = behaviour;
      expect(locationOf(await request(back))).toBe(SOCIAL_FAILED);
      expect(await whoIs(request)).toBeUndefined();
      expect(await social.identities(person.sub)).toEqual([]);
    },
  );

  it('is refused with a code from another person’s login', async () => {
    const [victim, thief] = [social.visitor(), social.visitor()];
    const stolen = new URLSearchParams(
      social.provider.agree(await social.begin(victim), social.newPerson()).split('?')[1],
    );
    const state = new URL(await social.begin(thief)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ code: stolen.get('code') ?? '', state, iss: social.provider.config.issuer });
    expect(locationOf(await thief(`${SOCIAL_START}tra-ve/?${query}`))).toBe(SOCIAL_FAILED);
    expect(await whoIs(thief)).toBeUndefined();
  });

  it('does not wait for a provider that never answers', async () => {
    const request = social.visitor();
    const back = social.provider.agree(await social.begin(request), social.newPerson());
    social.provider.behaviour = 'silent';
    const limits = vi.spyOn(AbortSignal, 'timeout');
    expect(locationOf(await request(back))).toBe(SOCIAL_FAILED);
    expect(Math.max(...limits.mock.calls.flat())).toBeLessThan(7_000);
    limits.mockRestore();
  });

  it('leads to addresses of this site only', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/e.vn',
    ]) {
      expect(await social.logIn(social.visitor(), social.newPerson(), `?next=${encodeURIComponent(next)}`)).toBe('/');
    }
  });
});
