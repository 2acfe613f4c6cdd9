import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { safeNext } from '../accounts/rules/safe-next.ts';
import { logOut } from '../sessions/commands/end-sessions.ts';
import { logIn as runLogIn } from './commands/log-in.ts';
import { type LoginBody, loginCalls } from './contract.ts';

/** How users log in and out. */
export function loginRoutes(services: Services): readonly Endpoint[] {
  const logIn = ({ body: { mail_code: mailCode, ...login } }: { body: LoginBody }, context: RequestContext) =>
    runLogIn(services, context, { ...login, mailCode });
  return bindCalls(loginCalls, {
    logIn,
    logInAtPage: logIn,
    logOut: async ({ query }, context) => {
      await logOut(services, context);
      return { next: safeNext(query.next, services.config.origin) };
    },
  });
}
