import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { socialVisitCalls } from '@antam/server/features/social-login/contract.ts';
import { Secret } from '@antam/server/platform/env/secret.ts';
import type { SocialLoginConfig } from '@antam/server/platform/env/social-config.ts';
import type Provider from 'oidc-provider';
import { DEMO_PEOPLE } from './people.ts';
import { createProvider, LOGIN_PATH } from './provider.ts';
import { failureScreen, loginScreen } from './screens.ts';

/** Not `localhost`, so that its cookies do not mix with those of the site. */
const HOST = '127.0.0.1';
const CLIENT_ID = 'antam';
const MAX_BODY = 1_000;

/** A real OpenID provider on this machine, for tests and for trying out. */
export interface IdentityProvider {
  /** What the product must know to use it. */
  readonly config: NonNullable<SocialLoginConfig['demo']>;
  stop(): Promise<void>;
}

/**
 * Starts it on a free port that this machine alone can reach, for the site at `origin`. Client secret and keys are new
 * each time.
 */
export async function startIdentityProvider(origin: string): Promise<IdentityProvider> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer();
  const issuer = `http://${HOST}:${await listen(server)}`;
  const redirectUri = origin + socialVisitCalls('demo').return.path;
  const provider = createProvider(issuer, { id: CLIENT_ID, secret, redirectUri });
  const rest = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith(LOGIN_PATH)) return void rest(request, response);
    choose(provider, request, response).catch(() => show(response, 400, failureScreen()));
  });
  return {
    config: { issuer, clientId: CLIENT_ID, clientSecret: new Secret(secret) },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Shows the people to choose from, and accepts the choice. */
async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    show(response, 200, loginScreen(request.url ?? '', DEMO_PEOPLE));
    return;
  }
  const chosen = new URLSearchParams(await bodyOf(request)).get('nguoi') ?? '';
  const isSomebody = DEMO_PEOPLE.some(({ id }) => id === chosen);
  const result = isSomebody ? { login: { accountId: chosen, remember: false } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY) throw new Error('The form is too long');
  }
  return body;
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}
