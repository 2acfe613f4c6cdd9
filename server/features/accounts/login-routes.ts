import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { logIn } from './commands/log-in.ts';
import { logOut } from './commands/log-out.ts';
import { signUp } from './commands/sign-up.ts';
import { loginAnswer, loginRequest, nextAnswer, signupRequest } from './contract.ts';
import { ENTRIES_BY_ADDRESS } from './outer-limits.ts';
import { safeNext } from './rules/safe-next.ts';

/** How somebody comes in and goes out. The pages' own addresses take what their forms post, the others are for calls. */
export function loginRoutes(services: Services): readonly Endpoint[] {
  return [
    ...['/dang-ky', '/api/v1/signup/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary: 'Makes an account and logs it in',
        access: 'public',
        rate: ENTRIES_BY_ADDRESS,
        body: signupRequest,
        answer: nextAnswer,
        formDone: ({ next }) => next,
        handle: ({ body }, context) => signUp(services, context, body),
      }),
    ),
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
