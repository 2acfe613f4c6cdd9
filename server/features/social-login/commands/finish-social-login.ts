import { isUniqueViolation } from '../../../platform/errors/database-errors.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { SocialFailure, type SocialPerson } from '../../../platform/social/social-provider.ts';
import { keepFavourite } from '../../favourites/commands/keep-favourite.ts';
import { socialEmail, socialName } from '../rules/social-name.ts';
import type { SocialLogin } from '../social-logins.ts';
import { type Admitted, admitSocialPerson } from './admit-social-person.ts';
import { SOCIAL_COOKIE, type SocialDeparture, type SocialSubject, takeDeparture } from './social-attempts.ts';
import { type SocialFailureCode, socialFailureAddress } from './start-social-login.ts';

/** What a provider's address brings back, in the query. */
export type SocialReturn = Readonly<Partial<Record<'code' | 'state' | 'iss' | 'error', string | undefined>>>;

/**
 * Ends a login at a provider, in the browser that began it, once and within ten minutes. Logs in whom the provider
 * names, or makes an account, or asks for the proofs that are still missing; answers where the browser goes on to.
 */
export async function finishSocialLogin(
  services: Services,
  context: RequestContext,
  login: SocialLogin,
  query: SocialReturn,
): Promise<string> {
  const { state } = query;
  // A foreign state must not end the attempt that this browser may have.
  if (state === undefined || state !== context.ownCookie(SOCIAL_COOKIE)) return socialFailureAddress('het-han');
  context.setOwnCookie(SOCIAL_COOKIE, null);
  const departure = await takeDeparture(services, login.key, state);
  if (!departure) return socialFailureAddress('het-han');
  const person = await identify(services, login, departure, { ...query, state });
  if (typeof person === 'string') return socialFailureAddress(person, departure);
  const { accountId, goesTo } = await admitTwice(services, context, login, departure, person);
  if (accountId !== undefined) await keepFavourite(services, accountId, departure.favourite);
  return goesTo;
}

async function identify(
  { config, log }: Services,
  login: SocialLogin,
  { codeVerifier, nonce }: SocialDeparture,
  query: SocialReturn & { readonly state: string },
): Promise<SocialSubject | SocialFailureCode> {
  const address = new URL(`${config.origin}${login.path}tra-ve/`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  try {
    const provider = await login.provider();
    return toSubject(await provider.identify(address, { state: query.state, nonce, codeVerifier }));
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error;
    log.warn({ provider: login.key, what: error.message }, 'social login failed');
    return error.reason === 'refused' ? 'tu-choi' : 'loi';
  }
}

function toSubject({ subject, email, isEmailVerified, name }: SocialPerson): SocialSubject {
  const known = socialEmail(email);
  return { subject, email: known, name: socialName(name), isEmailVerified: known !== null && isEmailVerified };
}

/** A second time where another request wrote the same person or address at the same moment: it is there now. */
async function admitTwice(
  services: Services,
  context: RequestContext,
  login: SocialLogin,
  departure: SocialDeparture,
  person: SocialSubject,
): Promise<Admitted> {
  const admit = () =>
    services.db.transaction(unit => admitSocialPerson(unit, services, context, { login, request: departure, person }));
  try {
    return await admit();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return admit();
  }
}
