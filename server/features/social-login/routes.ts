import { z } from 'zod';
import { notFound } from '../../platform/errors/problem.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { nextAnswer } from '../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS } from '../accounts/outer-limits.ts';
import { accountPages } from '../accounts/pages.ts';
import { safeNext } from '../accounts/rules/safe-next.ts';
import { campaignOf } from '../sign-up/rules/campaign.ts';
import { finishSocialLogin } from './commands/finish-social-login.ts';
import { linkSocialLogin } from './commands/link-social-login.ts';
import { startSocialLogin } from './commands/start-social-login.ts';
import { linkRequest, type PendingLink, pendingLink, socialProviders, socialStart } from './contract.ts';
import { SOCIAL_VISITS_BY_ADDRESS } from './limits.ts';
import { pendingSocial } from './queries/pending-social.ts';
import { createSocialLogins, type SocialLogin } from './social-logins.ts';

const MAX_PARAMETER = 2_048;
const parameter = rawText(MAX_PARAMETER).optional().catch(undefined);
const returnQuery = z.object({ code: parameter, state: parameter, iss: parameter, error: parameter });

/** Social login: there, back, and the proof of an account that the provider is new to. */
export function socialRoutes(services: Services): readonly Endpoint[] {
  const logins = createSocialLogins(services.config);
  return [offers(logins), ...logins.flatMap(login => visits(services, login)), ...links(services, logins)];
}

const offers = (logins: readonly SocialLogin[]) =>
  endpoint({
    method: 'GET',
    path: '/api/v1/social-login/',
    summary: 'The social logins of this installation',
    access: 'public',
    answer: socialProviders,
    handle: async () => logins.map(({ key, name, path }) => ({ provider: key, name, href: path })),
  });

function visits(services: Services, login: SocialLogin): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: login.path,
      summary: `Sends the browser to ${login.key} to log in there`,
      access: 'public',
      rate: SOCIAL_VISITS_BY_ADDRESS,
      query: socialStart,
      answer: z.undefined(),
      handle: async ({ query }, context) => {
        const next = safeNext(query.next, services.config.origin);
        const wish = { next, source: query.source ?? '', utm: campaignOf(query) };
        context.redirect(await startSocialLogin(services, context, login, wish));
        return undefined;
      },
    }),
    endpoint({
      method: 'GET',
      path: `${login.path}tra-ve/`,
      summary: `Takes the browser back from ${login.key}`,
      access: 'public',
      rate: SOCIAL_VISITS_BY_ADDRESS,
      query: returnQuery,
      answer: z.undefined(),
      handle: async ({ query }, context) => {
        context.redirect(await finishSocialLogin(services, context, login, query));
        return undefined;
      },
    }),
  ];
}

function links(services: Services, logins: readonly SocialLogin[]): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/social-login/pending/',
      summary: 'Who is back from a provider and must still prove an account; 404 for nobody',
      access: 'public',
      answer: pendingLink,
      handle: async (_, context) => {
        const pending = await pendingSocial(services, context, logins);
        if (!pending) throw notFound();
        const { login, person, isLinked } = pending;
        const asks: PendingLink['asks'] = isLinked ? 'code' : 'password';
        return { provider_name: login.name, email: person.email ?? '', asks };
      },
    }),
    ...['/api/v1/social-login/link/', accountPages.linkAccount()].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary: 'Links a social login to an account by its password and second factor, and logs in',
        access: 'public',
        rate: ENTRIES_BY_ADDRESS,
        body: linkRequest,
        answer: nextAnswer,
        formDone: ({ next }) => next,
        handle: ({ body }, context) => linkSocialLogin(services, context, logins, body),
      }),
    ),
  ];
}
