import { createHmac } from 'node:crypto';
import { ClientSecretPost } from 'openid-client';
import { z } from 'zod';
import type { SocialClient } from '../env/social-config.ts';
import { createOAuthProvider, type Send } from './oauth-provider.ts';
import type { SocialProvider } from './social-provider.ts';

const VERSION = 'v23.0';

const SITE = 'https://www.facebook.com';
const GRAPH = `https://graph.facebook.com/${VERSION}`;

const profileShape = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
});

/**
 * Facebook: OAuth 2 with PKCE, and the profile from the Graph API. It does not say whether an address was verified, so
 * none counts as that.
 */
export function createFacebookProvider(client: SocialClient, send: Send = fetch): SocialProvider {
  const secret = client.clientSecret.reveal();
  return createOAuthProvider({
    server: {
      issuer: SITE,
      authorization_endpoint: `${SITE}/${VERSION}/dialog/oauth`,
      token_endpoint: `${GRAPH}/oauth/access_token`,
    },
    clientId: client.clientId,
    clientAuth: ClientSecretPost(secret),
    send,
    parameters: { scope: 'public_profile,email' },
    profile: {
      request: accessToken => {
        const url = new URL(`${GRAPH}/me`);
        url.searchParams.set('fields', 'id,name,email');
        url.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(accessToken).digest('hex'));
        return { url, headers: { authorization: `Bearer ${accessToken}` } };
      },
      shape: profileShape,
      toPerson: ({ id, name, email }) => ({ subject: id, name, email, isEmailVerified: false }),
    },
  });
}
