import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changePassword } from './commands/change-password.ts';
import { forgotPassword } from './commands/forgot-password.ts';
import { resetPassword } from './commands/reset-password.ts';
import { passwordCalls } from './contract.ts';

/** How users get a new password. */
export function passwordRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(passwordCalls, {
    forgot: ({ body }, context) => forgotPassword(services, context, body),
    reset: ({ params: { token }, body: { password, password_confirm: repeated } }, context) =>
      resetPassword(services, context, { token, password, repeated }),
    change: ({ body: { password, new_password: newPassword, new_password_confirm: repeated } }, context) =>
      changePassword(services, context, { password, newPassword, repeated }),
  });
}
