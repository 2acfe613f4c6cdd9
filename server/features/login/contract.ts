import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { accountEmail, code, favouriteBefore, givenPassword, next, nextAnswer, ROLES } from '../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS } from '../accounts/limits-contract.ts';

/**
 * Of an email message, asked for by `MAIL_CODE_REQUIRED` (401) where too many guesses failed; an empty one asks for an
 * email message.
 */
export const mailCode = code.trim().optional();

/** `code`: of the second factor, asked for by `SECOND_FACTOR_REQUIRED` (401). */
export const loginRequest = z.object({
  email: accountEmail,
  password: givenPassword,
  code: code.optional(),
  mail_code: mailCode,
  next,
  favourite: favouriteBefore,
});
export type LoginRequest = z.input<typeof loginRequest>;
export type LoginBody = z.output<typeof loginRequest>;

export const loginAnswer = z.object({ next: z.string(), name: z.string(), role: z.enum(ROLES) });
export type LoginAnswer = z.infer<typeof loginAnswer>;

const logInAt = <P extends string>(path: P) =>
  ({
    method: 'POST',
    path,
    summary: 'Logs in by email address and password, and by second factor where there is one',
    access: 'public',
    rate: ENTRIES_BY_ADDRESS,
    body: loginRequest,
    answer: loginAnswer,
  }) as const;

/** How users log in and out. The specification names the addresses of the pages. */
export const loginCalls = declareCalls({
  logIn: logInAt('/api/v1/login/'),
  logInAtPage: logInAt('/dang-nhap'),
  logOut: {
    method: 'POST',
    path: '/dang-xuat/',
    summary: 'Ends the session on the server and in the browser; fine without one',
    access: 'public',
    staysInMaintenance: true,
    rate: ENTRIES_BY_ADDRESS,
    query: z.object({ next: rawText(1_000).optional().catch(undefined) }),
    answer: nextAnswer,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    login: typeof loginCalls;
  }
}
