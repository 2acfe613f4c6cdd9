import { createHmac } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import { z } from 'zod';
import type { SocialClient } from '../env/social-config.ts';
import { createOAuthProvider, type Send } from './oauth-provider.ts';
import type { SocialProvider } from './social-provider.ts';

const OAUTH = 'https://oauth.zaloapp.com';
const GRAPH = 'https://graph.zalo.me';

/** Failures come with status 200 and an `error` that is not 0. */
const profileShape = z.object({
  error: z.literal(0).optional(),
  id: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
});
const tokenShape = z.looseObject({ access_token: z.string().min(1) });

/**
 * Zalo's OAuth 2 (version 4) with PKCE, under names of its own: `app_id` for the client, the header `secret_key` for
 * its secret, the header `access_token` for the token. It knows no email address.
 */
export function createZaloProvider(client: SocialClient, send: Send = fetch): SocialProvider {
  const secret = client.clientSecret.reveal();
  return createOAuthProvider({
    server: {
      issuer: OAUTH,
      authorization_endpoint: `${OAUTH}/v4/permission`,
      token_endpoint: `${OAUTH}/v4/access_token`,
    },
    clientId: client.clientId,
    clientAuth: secretInHeader(secret),
    send,
    repair,
    adapt: address => {
      address.searchParams.delete('client_id');
      address.searchParams.set('app_id', client.clientId);
    },
    profile: {
      request: accessToken => {
        const url = new URL(`${GRAPH}/v2.0/me`);
        url.searchParams.set('fields', 'id,name');
        const proof = createHmac('sha256', secret).update(accessToken).digest('hex');
        return { url, headers: { access_token: accessToken, appsecret_proof: proof } };
      },
      shape: profileShape,
      toPerson: ({ id, name }) => ({ subject: id, name, email: undefined, isEmailVerified: false }),
    },
  });
}

function secretInHeader(secret: string): ClientAuth {
  return (_server, client, body, headers) => {
    body.delete('client_id');
    body.set('app_id', client.client_id);
    headers.set('secret_key', secret);
  };
}

/** The token's answer as OAuth 2 has it: Zalo leaves out the token's type, and answers refusals with 200. */
async function repair(answer: Response): Promise<Response> {
  const body = tokenShape.safeParse(await answer.json());
  if (!body.success) return Response.json({ error: 'invalid_grant' }, { status: 400 });
  return Response.json({ access_token: body.data.access_token, token_type: 'bearer' });
}
