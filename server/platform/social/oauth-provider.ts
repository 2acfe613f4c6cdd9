import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  type ServerMetadata,
} from 'openid-client';
import type { z } from 'zod';
import { guardSocialStep, SocialFailure, type SocialPerson, type SocialProvider } from './social-provider.ts';

export interface OAuthOptions<S extends z.ZodType> {
  readonly server: ServerMetadata & { authorization_endpoint: string; token_endpoint: string };
  readonly clientId: string;
  readonly clientAuth: ClientAuth;
  /** Sends every request to the provider. */
  readonly send: Send;
  /** Brings the token endpoint's answer into the form of OAuth 2. */
  readonly repair?: (answer: Response) => Promise<Response>;
  /** Parameters of the authorization request beside the common ones. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What else the provider wants of the address that the browser is sent to. */
  readonly adapt?: (address: URL) => void;
  /** How the access token is turned into a person. */
  readonly profile: {
    request(accessToken: string): { url: URL; headers: Record<string, string> };
    readonly shape: S;
    toPerson(profile: z.output<S>): SocialPerson;
  };
  readonly timeoutSeconds?: number;
}

/** `fetch`, or what a test puts in its place. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_SECONDS = 5;

/** A provider that speaks OAuth 2 only: it says who a person is to a client that shows the access token. */
export function createOAuthProvider<S extends z.ZodType>(options: OAuthOptions<S>): SocialProvider {
  const { server, clientId, clientAuth, send, repair, parameters, adapt, profile } = options;
  const { timeoutSeconds = TIMEOUT_SECONDS } = options;
  const configuration = new Configuration(server, clientId, undefined, clientAuth);
  configuration.timeout = timeoutSeconds;
  configuration[customFetch] = async (url, { method, headers, redirect, body, signal = null }) => {
    const sent = body instanceof URLSearchParams ? body : null;
    const answer = await send(url, { method, headers, redirect, signal, body: sent });
    return repair ? repair(answer) : answer;
  };
  return {
    authorizationUrl: ({ state, codeVerifier }, redirectUri) =>
      guardSocialStep(async () => {
        const address = buildAuthorizationUrl(configuration, {
          ...parameters,
          redirect_uri: redirectUri,
          state,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        adapt?.(address);
        return address;
      }),
    identify: (address, { state, codeVerifier }) =>
      guardSocialStep(async () => {
        const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
        const { access_token: accessToken } = await authorizationCodeGrant(configuration, address, checks);
        const { url, headers } = profile.request(accessToken);
        const signal = AbortSignal.timeout(timeoutSeconds * 1_000);
        const answer = await send(url.href, { headers, signal, redirect: 'error' });
        if (!answer.ok) throw new SocialFailure('failed', `the profile answered ${answer.status}`);
        const parsed = profile.shape.safeParse(await answer.json());
        if (!parsed.success) throw new SocialFailure('failed', 'the profile has the wrong shape');
        return profile.toPerson(parsed.data);
      }),
  };
}
