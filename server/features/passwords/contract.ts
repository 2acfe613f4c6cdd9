import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { accountEmail, givenPassword, messageAnswer, newPassword, password } from '../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS, LINKS_BY_ADDRESS, OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';

/** Always the same answer, with and without an account of that address. */
export const forgotRequest = z.object({ email: accountEmail });

export const resetRequest = z.object({ password: newPassword, password_confirm: password });

export const changePasswordRequest = z.object({
  password: givenPassword,
  new_password: newPassword,
  new_password_confirm: password,
});

/** `mobile_phone` is {@link NO_PHONE} where there is none. */
export const passwordAnswer = z.object({ name: z.string(), email: z.string(), mobile_phone: z.string() });
export type PasswordAnswer = z.infer<typeof passwordAnswer>;

/** How users get a new password; the addresses are the specification's. */
export const passwordCalls = declareCalls({
  forgot: {
    method: 'POST',
    path: '/quen-mat-khau/',
    summary: 'Mails a link to a new password, if the address has an account; the answer does not say',
    access: 'public',
    rate: ENTRIES_BY_ADDRESS,
    body: forgotRequest,
    answer: messageAnswer,
  },
  reset: {
    method: 'POST',
    path: '/quen-mat-khau/:token/',
    summary: 'Sets a new password by a mailed link; all sessions end',
    access: 'public',
    rate: LINKS_BY_ADDRESS,
    params: z.object({ token: rawText(100) }),
    body: resetRequest,
    answer: passwordAnswer,
  },
  change: {
    method: 'POST',
    path: '/doi-mat-khau',
    summary: 'Sets a new password by the current one; all other sessions end',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: changePasswordRequest,
    answer: passwordAnswer,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    passwords: typeof passwordCalls;
  }
}
