import type { Environment } from './environment-schema.ts';
import { Secret } from './secret.ts';

/** The credentials of this installation at a social provider. */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: Secret;
}

/** The social logins that are offered; an absent one is not offered. */
export interface SocialLoginConfig {
  readonly google?: SocialClient | undefined;
  readonly facebook?: SocialClient | undefined;
  readonly zalo?: SocialClient | undefined;
  /** An OpenID provider on the same machine, for trying social login out; never in production. */
  readonly demo?: (SocialClient & { readonly issuer: string }) | undefined;
}

/** Reads the providers' clients, already checked one by one. */
export function socialLoginOf(values: Environment): SocialLoginConfig {
  const demo = values.ANTAM_DEMO_LOGIN;
  return {
    google: clientOf(values.ANTAM_GOOGLE_CLIENT),
    facebook: clientOf(values.ANTAM_FACEBOOK_CLIENT),
    zalo: clientOf(values.ANTAM_ZALO_CLIENT),
    demo: demo && { issuer: demo.issuer, clientId: demo.client.id, clientSecret: new Secret(demo.client.secret) },
  };
}

function clientOf(client: Environment['ANTAM_GOOGLE_CLIENT']): SocialClient | undefined {
  return client && { clientId: client.id, clientSecret: new Secret(client.secret) };
}
