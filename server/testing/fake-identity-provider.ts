import { generateKeyPairSync, hash, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Secret } from '../platform/env/secret.ts';
import type { SocialLoginConfig } from '../platform/env/social-config.ts';

/** How the provider's answers to the server come out, beside `right`. */
export type Behaviour = 'right' | 'error' | 'garbage' | 'silent' | 'wrong-nonce' | 'foreign-audience' | 'bad-signature';

/** A person at the provider. */
export interface FakePerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** An OpenID provider without screens, which a test makes answer as it likes. */
export interface FakeIdentityProvider {
  readonly config: NonNullable<SocialLoginConfig['demo']>;
  behaviour: Behaviour;
  /** What was sent to the token endpoint, oldest first. */
  readonly exchanges: URLSearchParams[];
  /** Lets `person` agree to the request that the browser was sent with; answers the path and query of the way back. */
  agree(location: string, person: FakePerson): string;
  close(): Promise<void>;
}

interface Grant {
  readonly person: FakePerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const CLIENT = { id: 'antam', secret: 'a secret of the client' };
const NOW_SECONDS = () => Math.floor(Date.now() / 1_000);

export async function startFakeIdentityProvider(): Promise<FakeIdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const grants = new Map<string, Grant>();
  const exchanges: URLSearchParams[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const issuer = `http://127.0.0.1:${address.port}`;

  const idToken = ({ person, nonce }: Grant) => {
    const { behaviour } = provider;
    const head = { alg: 'RS256', kid: 'one', typ: 'JWT' };
    const claims = {
      ...person,
      iss: issuer,
      aud: behaviour === 'foreign-audience' ? 'somebody-else' : CLIENT.id,
      nonce: behaviour === 'wrong-nonce' ? 'another nonce' : nonce,
      iat: NOW_SECONDS(),
      exp: NOW_SECONDS() + 300,
    };
    const text = [head, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const key = behaviour === 'bad-signature' ? other : privateKey;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };

  const exchange = (sent: URLSearchParams): unknown => {
    exchanges.push(sent);
    const grant = grants.get(sent.get('code') ?? '');
    grants.delete(sent.get('code') ?? '');
    const isRight =
      grant?.challenge === hash('sha256', sent.get('code_verifier') ?? '', 'base64url') &&
      grant.redirectUri === sent.get('redirect_uri') &&
      sent.get('client_secret') === CLIENT.secret;
    if (!grant || !isRight) return undefined;
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: idToken(grant) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = new URLSearchParams(await bodyOf(request));
    const { behaviour } = provider;
    if (behaviour === 'silent') return;
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (behaviour === 'error') return send(500, '{}');
    if (request.url === '/.well-known/openid-configuration') return send(200, JSON.stringify(metadata(issuer)));
    if (request.url === '/jwks') {
      const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
      return send(200, JSON.stringify({ keys: [jwk] }));
    }
    if (behaviour === 'garbage') return send(200, '<html>not what was asked for</html>');
    const tokens = exchange(sent);
    return tokens ? send(200, JSON.stringify(tokens)) : send(400, '{"error":"invalid_grant"}');
  };

  const provider: FakeIdentityProvider = {
    config: { issuer, clientId: CLIENT.id, clientSecret: new Secret(CLIENT.secret) },
    behaviour: 'right',
    exchanges,
    agree: (location, person) => {
      const asked = new URL(location).searchParams;
      const code = randomUUID();
      const of = (name: string) => asked.get(name) ?? '';
      const redirectUri = of('redirect_uri');
      grants.set(code, { person, nonce: of('nonce'), challenge: of('code_challenge'), redirectUri });
      const query = new URLSearchParams({ code, state: of('state'), iss: issuer });
      return `${new URL(redirectUri).pathname}?${query}`;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
