import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { messageAnswer } from '../accounts/contract.ts';
import { LINKS_BY_ADDRESS } from '../accounts/limits.ts';
import { ENTRIES_BY_ADDRESS, OWN_WRITES_BY_ADDRESS } from '../accounts/outer-limits.ts';
import { changePassword } from './commands/change-password.ts';
import { forgotPassword } from './commands/forgot-password.ts';
import { resetPassword } from './commands/reset-password.ts';
import { changePasswordRequest, forgotRequest, passwordAnswer, resetRequest } from './contract.ts';

/** How somebody comes to a new password. */
export function passwordRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/quen-mat-khau/',
      summary: 'Mails a link to a new password, if the address has an account; the answer does not say',
      access: 'public',
      rate: ENTRIES_BY_ADDRESS,
      body: forgotRequest,
      answer: messageAnswer,
      formDone: () => '/quen-mat-khau/?done=1',
      handle: ({ body }, context) => forgotPassword(services, context, body),
    }),
    endpoint({
      method: 'POST',
      path: '/quen-mat-khau/:token/',
      summary: 'Sets a new password by a mailed link; all sessions end',
      access: 'public',
      rate: LINKS_BY_ADDRESS,
      params: z.object({ token: rawText(100) }),
      body: resetRequest,
      answer: passwordAnswer,
      formDone: () => '/dang-nhap?done=reset',
      handle: ({ params: { token }, body: { password, password_confirm: repeated } }, context) =>
        resetPassword(services, context, { token, password, repeated }),
    }),
    endpoint({
      method: 'POST',
      path: '/doi-mat-khau',
      summary: 'Sets a new password by the current one; all other sessions end',
      access: 'user',
      rate: OWN_WRITES_BY_ADDRESS,
      body: changePasswordRequest,
      answer: passwordAnswer,
      formDone: () => '/doi-mat-khau?done=1',
      handle: ({ body: { password, new_password: newPassword, new_password_confirm: repeated } }, context) =>
        changePassword(services, context, { password, newPassword, repeated }),
    }),
  ];
}
