import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { safeNext } from '../accounts/rules/safe-next.ts';
import { logOut } from '../sessions/commands/log-out.ts';
import { logIn } from './commands/log-in.ts';
import { loginCalls } from './contract.ts';

/** How somebody comes in and goes out. The pages' own addresses take what their forms post, the others are for calls. */
export function loginRoutes(services: Services): readonly Endpoint[] {
  return [
    ...[loginCalls.logIn, loginCalls.logInAtPage].map(call =>
      endpoint({
        ...call,
        formDone: ({ next }) => next,
        handle: ({ body: { mail_code: mailCode, ...login } }, context) =>
          logIn(services, context, { ...login, mailCode }),
      }),
    ),
    endpoint({
      ...loginCalls.logOut,
      formDone: ({ next }) => next,
      handle: async ({ query }, context) => {
        await logOut(services, context);
        return { next: safeNext(query.next, services.config.origin) };
      },
    }),
  ];
}
