import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { once } from '../db/once.ts';
import type { SocialClient } from '../env/social-config.ts';
import { guardSocialStep, SocialFailure, type SocialProvider } from './social-provider.ts';

export interface OpenIdOptions {
  /** Its `.well-known/openid-configuration` is read at the first use. */
  readonly issuer: string;
  /** Plain HTTP, for a provider on the own machine. */
  readonly isInsecure?: boolean;
  /** How long one answer of the provider may take. */
  readonly timeoutSeconds?: number;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  name: z.string().optional().catch(undefined),
});

/** A provider that speaks OpenID Connect: its answer is signed, for us, for this visit, and the signature is checked. */
export function createOpenIdProvider(client: SocialClient, options: OpenIdOptions): SocialProvider {
  const { issuer, isInsecure = false, timeoutSeconds = TIMEOUT_SECONDS } = options;
  const secret = client.clientSecret.reveal();
  const configuration = once(() =>
    discovery(new URL(issuer), client.clientId, secret, ClientSecretPost(secret), {
      timeout: timeoutSeconds,
      execute: isInsecure ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
    }),
  );
  return {
    authorizationUrl: ({ state, nonce, codeVerifier }, redirectUri) =>
      guardSocialStep(async () =>
        buildAuthorizationUrl(await configuration.get(), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),
    identify: (address, { state, nonce, codeVerifier }) =>
      guardSocialStep(async () => {
        const tokens = await authorizationCodeGrant(await configuration.get(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = claimsShape.safeParse(tokens.claims());
        if (!claims.success) throw new SocialFailure('failed', 'the claims have the wrong shape');
        const { sub: subject, email, email_verified: isEmailVerified, name } = claims.data;
        return { subject, email, isEmailVerified, name };
      }),
  };
}
