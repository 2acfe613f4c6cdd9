import { notFound } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { safeNext } from '../accounts/rules/safe-next.ts';
import { campaignOf } from '../sign-up/rules/campaign.ts';
import { finishSocialLogin } from './commands/finish-social-login.ts';
import { linkSocialLogin } from './commands/link-social-login.ts';
import { startSocialLogin } from './commands/start-social-login.ts';
import { type PendingLink, socialCalls, socialVisitCalls } from './contract.ts';
import { pendingSocial } from './queries/pending-social.ts';
import { createSocialLogins, type SocialLogin } from './social-logins.ts';

/** Social login: there, back, and the proof of an account that the provider is new to. */
export function socialRoutes(services: Services): readonly Endpoint[] {
  const logins = createSocialLogins(services.config);
  return [...logins.flatMap(login => visits(services, login)), ...links(services, logins)];
}

function visits(services: Services, login: SocialLogin): readonly Endpoint[] {
  return bindCalls(socialVisitCalls(login.key), {
    leave: async ({ query }, context) => {
      const next = safeNext(query.next, services.config.origin);
      const { source = '', favourite = '' } = query;
      const request = { next, source, favourite, utm: campaignOf(query) };
      context.redirect(await startSocialLogin(services, context, login, request));
      return undefined;
    },
    return: async ({ query }, context) => {
      context.redirect(await finishSocialLogin(services, context, login, query));
      return undefined;
    },
  });
}

function links(services: Services, logins: readonly SocialLogin[]): readonly Endpoint[] {
  return bindCalls(socialCalls, {
    offers: async () => logins.map(({ key, name, path }) => ({ provider: key, name, href: path })),
    pending: async (_, context) => {
      const pending = await pendingSocial(services, context, logins);
      if (!pending) throw notFound();
      const { login, person, isLinked } = pending;
      const asks: PendingLink['asks'] = isLinked ? 'code' : 'password';
      return { provider_name: login.name, email: person.email ?? '', asks };
    },
    link: ({ body }, context) => linkSocialLogin(services, context, logins, body),
  });
}
