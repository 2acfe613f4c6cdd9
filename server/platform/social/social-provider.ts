import { AuthorizationResponseError } from 'openid-client';

/** Random values that bind one login attempt at a provider to its browser. */
interface SocialProofs {
  /** Comes back with the visitor. */
  readonly state: string;
  /** Repeated in the provider's signed answer, where there is one. */
  readonly nonce: string;
  /** Shown to the provider when the code is exchanged (PKCE). */
  readonly codeVerifier: string;
}

/** The person as a provider identifies them. */
export interface SocialPerson {
  /** The provider's own id of the person. */
  readonly subject: string;
  /** The address as the provider states it; undefined where it states none. */
  readonly email: string | undefined;
  /** Whether the provider has verified that the address is the person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
}

/** A service that identifies a person by redirecting the browser there and back. Its tokens are not stored. */
export interface SocialProvider {
  /** Where the browser goes; it comes back to `redirectUri`. Throws a {@link SocialFailure}. */
  authorizationUrl(proofs: SocialProofs, redirectUri: string): Promise<URL>;
  /** Identifies who returned to `address`, the whole address with its query. Throws a {@link SocialFailure}. */
  identify(address: URL, proofs: SocialProofs): Promise<SocialPerson>;
}

/** Nobody was identified: the person `refused`, or a step `failed`. `message` holds no token and no personal data. */
export class SocialFailure extends Error {
  readonly reason: 'refused' | 'failed';

  constructor(reason: 'refused' | 'failed', what: string) {
    super(what);
    this.name = 'SocialFailure';
    this.reason = reason;
  }
}

/** Runs a step of a login at a provider; an error becomes a {@link SocialFailure} without secrets. */
export async function guardSocialStep<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    return new SocialFailure(error.error === 'access_denied' ? 'refused' : 'failed', 'the provider sent an error');
  }
  // The library's texts and causes may repeat secrets; its codes do not.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return new SocialFailure('failed', code ?? (error instanceof Error ? error.name : 'unknown'));
}
