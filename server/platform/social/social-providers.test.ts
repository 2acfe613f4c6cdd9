import { describe, expect, it } from 'vitest';
import { Secret } from '../env/secret.ts';
import { createSocialProviders } from './create-social-providers.ts';
import { createFacebookProvider } from './facebook.ts';
import type { SocialProvider } from './social-provider.ts';
import { createZaloProvider } from './zalo.ts';

const CLIENT = { clientId: '4711', clientSecret: new Secret('geheim') };
const PROOFS = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) };
const REDIRECT = 'https://antam.example/dang-nhap/x/tra-ve/';
const BACK = new URL(`${REDIRECT}?code=the-code&state=the-state`);

interface Seen {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: URLSearchParams;
}

/** What the provider answers, by the last part of the path. */
type Answers = Record<string, { status?: number; body: unknown }>;

/** Stands in for the network. */
function network(answers: Answers) {
  const seen: Seen[] = [];
  const send = async (address: string, { headers, body }: RequestInit) => {
    const url = new URL(address);
    const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
    seen.push({ url, headers: new Headers(headers), body: sent });
    const answer = answers[url.pathname.split('/').at(-1) ?? ''] ?? { status: 404, body: {} };
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: { 'content-type': 'application/json' } });
  };
  return { seen, send };
}

const refusal = async (provider: SocialProvider, address = BACK) => {
  try {
    await provider.identify(address, PROOFS);
  } catch (error) {
    return Object(error);
  }
  throw new Error('a person was identified');
};

it('the configuration of social logins makes those that are configured, in their order', () => {
  const demo = { ...CLIENT, issuer: 'http://127.0.0.1:1' };
  expect([...createSocialProviders({ demo, zalo: CLIENT, google: CLIENT }).keys()]).toEqual(['google', 'zalo', 'demo']);
  expect(createSocialProviders({}).size).toBe(0);
});

describe('Facebook', () => {
  const token = { body: { access_token: 'EAAB', token_type: 'bearer', expires_in: 5183944 } };

  it('is asked for a code, with a challenge', async () => {
    const address = await createFacebookProvider(CLIENT).authorizationUrl(PROOFS, REDIRECT);
    expect(address.origin + address.pathname).toBe('https://www.facebook.com/v23.0/dialog/oauth');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: '4711',
      redirect_uri: REDIRECT,
      response_type: 'code',
      state: 'the-state',
      scope: 'public_profile,email',
      code_challenge_method: 'S256',
    });
    expect(address.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  it('says who came back, whose address never counts as verified', async () => {
    const me = { body: { id: '99', name: 'Lê Mai', email: 'mai@example.vn' } };
    const { seen, send } = network({ access_token: token, me });
    expect(await createFacebookProvider(CLIENT, send).identify(BACK, PROOFS)).toEqual({
      subject: '99',
      name: 'Lê Mai',
      email: 'mai@example.vn',
      isEmailVerified: false,
    });
    const [exchange, profile] = seen;
    expect(exchange?.url.href).toBe('https://graph.facebook.com/v23.0/oauth/access_token');
    expect(Object.fromEntries(exchange?.body ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: PROOFS.codeVerifier,
      client_id: '4711',
      client_secret: 'geheim',
      redirect_uri: REDIRECT,
    });
    expect(profile?.headers.get('authorization')).toBe('Bearer EAAB');
    expect(profile?.url.searchParams.get('appsecret_proof')).toMatch(/^[\da-f]{64}$/);
  });

  it('names nobody after a refusal and a foreign state, and asks nothing more', async () => {
    const { seen, send } = network({ access_token: token });
    const facebook = createFacebookProvider(CLIENT, send);
    const refused = new URL(`${REDIRECT}?error=access_denied&error_reason=user_denied&state=the-state`);
    expect((await refusal(facebook, refused)).reason).toBe('refused');
    expect((await refusal(facebook, new URL(`${REDIRECT}?code=x&state=other`))).reason).toBe('failed');
    expect(seen).toEqual([]);
  });

  it.each<Answers>([
    { access_token: { status: 400, body: { error: { message: 'bad code', type: 'OAuthException' } } } },
    { access_token: token, me: { status: 500, body: {} } },
    { access_token: token, me: { body: { name: 'no id' } } },
    { access_token: token, me: { body: '<html>' } },
  ])('names nobody, and no token, after a broken answer: %j', async answers => {
    const failure = await refusal(createFacebookProvider(CLIENT, network(answers).send));
    expect(failure.reason).toBe('failed');
    expect(JSON.stringify([failure.message, failure.stack, failure.cause ?? ''])).not.toContain('EAAB');
  });
});

describe('Zalo', () => {
  const token = { body: { access_token: 'zalo-token', refresh_token: 'r', expires_in: '90000' } };

  it('is asked under its own names', async () => {
    const address = await createZaloProvider(CLIENT).authorizationUrl(PROOFS, REDIRECT);
    expect(address.origin + address.pathname).toBe('https://oauth.zaloapp.com/v4/permission');
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({ app_id: '4711', redirect_uri: REDIRECT, state: 'the-state' });
    expect(asked.code_challenge).toMatch(/^[\w-]{43}$/);
    expect(asked.client_id).toBeUndefined();
  });

  it('says who came back, and takes its secret and token as headers', async () => {
    const { seen, send } = network({ access_token: token, me: { body: { error: 0, id: '5', name: 'Lê Mai' } } });
    expect(await createZaloProvider(CLIENT, send).identify(BACK, PROOFS)).toEqual({
      subject: '5',
      name: 'Lê Mai',
      email: undefined,
      isEmailVerified: false,
    });
    const [exchange, profile] = seen;
    expect(exchange?.url.href).toBe('https://oauth.zaloapp.com/v4/access_token');
    expect(exchange?.headers.get('secret_key')).toBe('geheim');
    expect(Object.fromEntries(exchange?.body ?? [])).toMatchObject({
      app_id: '4711',
      code: 'the-code',
      grant_type: 'authorization_code',
      code_verifier: PROOFS.codeVerifier,
    });
    expect(String(exchange?.body)).not.toMatch(/client_id|geheim/);
    expect(profile?.url.origin).toBe('https://graph.zalo.me');
    expect(profile?.headers.get('access_token')).toBe('zalo-token');
  });

  it.each<Answers>([
    { access_token: { body: { error: -14019, error_name: 'Invalid code' } } },
    { access_token: { body: '<html>' } },
    { access_token: token, me: { body: { error: 452, message: 'Session key invalid' } } },
    { access_token: token, me: { body: { error: 0 } } },
  ])('names nobody after a broken answer: %j', async answers => {
    expect((await refusal(createZaloProvider(CLIENT, network(answers).send))).reason).toBe('failed');
  });
});
