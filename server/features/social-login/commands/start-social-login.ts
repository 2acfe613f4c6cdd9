import { newToken } from '../../../platform/auth/token.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { SocialFailure } from '../../../platform/social/social-provider.ts';
import { accountPages } from '../../accounts/pages.ts';
import type { SOCIAL_FAILURES } from '../contract.ts';
import type { SocialLogin } from '../social-logins.ts';
import { keepSocialAttempt, type SocialLoginRequest } from './social-attempts.ts';

/**
 * Begins a login at a provider: keeps the attempt, binds it to the browser, and answers where the browser goes, which
 * is the login page again where the provider cannot be reached.
 */
export async function startSocialLogin(
  services: Services,
  context: RequestContext,
  login: SocialLogin,
  request: SocialLoginRequest,
): Promise<string> {
  const { db, config, log } = services;
  // 256 random bits each, in the characters that PKCE allows.
  const [state, codeVerifier, nonce] = [newToken(), newToken().token, newToken().token];
  try {
    const provider = await login.provider();
    const proofs = { state: state.token, nonce, codeVerifier };
    // Before the attempt is kept, as the provider may be down.
    const address = await provider.authorizationUrl(proofs, `${config.origin}${login.path}tra-ve/`);
    const attempt = { ...request, provider: login.key, codeVerifier, nonce };
    await db.transaction(unit => keepSocialAttempt(unit, services, context, attempt, state));
    return address.href;
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error;
    log.warn({ provider: login.key, what: error.message }, 'social login cannot begin');
    return socialFailureAddress('loi', request);
  }
}

export type SocialFailureCode = (typeof SOCIAL_FAILURES)[number];

/** The login page that says why a social login failed, and still knows where to go on to and what to keep. */
export function socialFailureAddress(
  code: SocialFailureCode,
  { next, favourite }: Pick<SocialLoginRequest, 'next' | 'favourite'> = { next: '/', favourite: '' },
): string {
  return accountPages.login({ loi: code, next: next === '/' ? null : next, favourite: favourite || null });
}
