import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changePassword } from './commands/change-password.ts';
import { forgotPassword } from './commands/forgot-password.ts';
import { resetPassword } from './commands/reset-password.ts';
import { passwordCalls } from './contract.ts';

/** How somebody comes to a new password. */
export function passwordRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      ...passwordCalls.forgot,
      formDone: () => '/quen-mat-khau/?done=1',
      handle: ({ body }, context) => forgotPassword(services, context, body),
    }),
    endpoint({
      ...passwordCalls.reset,
      formDone: () => '/dang-nhap?done=reset',
      handle: ({ params: { token }, body: { password, password_confirm: repeated } }, context) =>
        resetPassword(services, context, { token, password, repeated }),
    }),
    endpoint({
      ...passwordCalls.change,
      formDone: () => '/doi-mat-khau?done=1',
      handle: ({ body: { password, new_password: newPassword, new_password_confirm: repeated } }, context) =>
        changePassword(services, context, { password, newPassword, repeated }),
    }),
  ];
}
