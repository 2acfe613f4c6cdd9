/** What belongs to one visit at a provider, each a random text that was made for it. */
export interface SocialProofs {
  /** Comes back with the visitor. */
  readonly state: string;
  /** Stands in the provider's signed answer, where it gives one. */
  readonly nonce: string;
  /** Shown to the provider when the code is exchanged (PKCE). */
  readonly codeVerifier: string;
}

/** Whom a provider says that somebody is. */
export interface SocialPerson {
  /** The provider's own id of the person. */
  readonly subject: string;
  /** As the provider gives it; undefined where it knows or tells none. */
  readonly email: string | undefined;
  /** Whether the provider says that the address is the person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
}

/** A service that tells who somebody is, by sending the browser there and back. Nothing that it hands out is kept. */
export interface SocialProvider {
  /** Where the browser goes; it comes back to `redirectUri`. Throws a {@link SocialFailure}. */
  authorizationUrl(proofs: SocialProofs, redirectUri: string): Promise<URL>;
  /** Who came back to `address`, the whole address with its query. Throws a {@link SocialFailure}. */
  identify(address: URL, proofs: SocialProofs): Promise<SocialPerson>;
}

/** Nobody was identified: `refused` by the person, or it `failed` on the way. `message` holds no token and no person. */
export class SocialFailure extends Error {
  readonly reason: 'refused' | 'failed';

  constructor(reason: 'refused' | 'failed', what: string) {
    super(what);
    this.name = 'SocialFailure';
    this.reason = reason;
  }
}
