import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import { DEMO_PEOPLE } from './people.ts';
import { failureScreen } from './screens.ts';

/** Where developers choose who to be; the attempt's id follows. */
export const LOGIN_PATH = '/chon/';

const SCOPE = 'openid email profile';
const MINUTE = 60;
/** The lifetime of a session, so short that each login asks again who to be. */
const SESSION_SECONDS = 10;

export interface ProviderClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

/** An OpenID provider for one client, with keys of its own, that asks nobody for consent. */
export function createProvider(issuer: string, client: ProviderClient): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', kid: 'local', alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The claims are in the signed ID token, as with the big providers.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => LOGIN_PATH + interaction.uid },
    findAccount: (_, id) => findAccount(id),
    loadExistingGrant: async ctx => {
      const accountId = ctx.oidc.session?.accountId;
      const clientId = ctx.oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new ctx.oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError: async ctx => {
      ctx.type = 'html';
      ctx.body = failureScreen();
    },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: MINUTE,
      Grant: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: SESSION_SECONDS,
    },
  };
  return new Provider(issuer, configuration);
}

function findAccount(id: string) {
  const person = DEMO_PEOPLE.find(one => one.id === id);
  if (!person) return undefined;
  const { name, email, isEmailVerified } = person;
  const address = email === undefined ? {} : { email, email_verified: isEmailVerified };
  return { accountId: id, claims: async () => ({ sub: id, name, ...address }) };
}
