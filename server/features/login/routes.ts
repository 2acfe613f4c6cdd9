import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { nextAnswer } from '../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS } from '../accounts/outer-limits.ts';
import { safeNext } from '../accounts/rules/safe-next.ts';
import { logOut } from '../sessions/commands/log-out.ts';
import { logIn } from './commands/log-in.ts';
import { loginAnswer, loginRequest } from './contract.ts';

/** How somebody comes in and goes out. The pages' own addresses take what their forms post, the others are for calls. */
export function loginRoutes(services: Services): readonly Endpoint[] {
  return [
    ...['/dang-nhap', '/api/v1/login/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary: 'Logs in by e-mail address and password, and by second factor where there is one',
        access: 'public',
        rate: ENTRIES_BY_ADDRESS,
        body: loginRequest,
        answer: loginAnswer,
        formDone: ({ next }) => next,
        handle: ({ body: { mail_code: mailCode, ...login } }, context) =>
          logIn(services, context, { ...login, mailCode }),
      }),
    ),
    endpoint({
      method: 'POST',
      path: '/dang-xuat/',
      summary: 'Ends the session on the server and in the browser; fine without one',
      access: 'public',
      rate: ENTRIES_BY_ADDRESS,
      query: z.object({ next: rawText(1_000).optional().catch(undefined) }),
      answer: nextAnswer,
      formDone: ({ next }) => next,
      handle: async ({ query }, context) => {
        await logOut(services, context);
        return { next: safeNext(query.next, services.config.origin) };
      },
    }),
  ];
}
