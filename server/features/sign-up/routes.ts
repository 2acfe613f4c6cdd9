import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { resendConfirmation } from './commands/send-confirmation.ts';
import { signUp as runSignUp } from './commands/sign-up.ts';
import { type SignupBody, signUpCalls } from './contract.ts';

/** How somebody makes an account, and proves that its e-mail address is theirs. */
export function signUpRoutes(services: Services): readonly Endpoint[] {
  const signUp = ({ body }: { body: SignupBody }, context: RequestContext) => runSignUp(services, context, body);
  const confirm = ({ params }: { params: { token: string } }, context: RequestContext) =>
    confirmEmail(services, context, params.token);
  return bindCalls(signUpCalls, {
    signUp,
    signUpAtPage: signUp,
    confirm,
    confirmAtPage: confirm,
    resend: (_, context) => resendConfirmation(services, context),
  });
}
