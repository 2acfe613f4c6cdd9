import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { checkedName, checkedPassword, checkedPhone } from '../accounts/checked-fields.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { correctApplication } from './commands/correct-application.ts';
import { resendConfirmation } from './commands/send-confirmation.ts';
import { signUp as runSignUp } from './commands/sign-up.ts';
import { type SignupBody, signUpCalls, signupRequest } from './contract.ts';

const body = signupRequest.extend({
  name: checkedName,
  password: checkedPassword,
  mobile_phone: checkedPhone.nullish(),
});

interface ConfirmInput {
  readonly params: { readonly token: string };
  readonly query: { readonly on_load?: '1' | undefined };
}

/** How users make an account, and prove that its email address is theirs. */
export function signUpRoutes(services: Services): readonly Endpoint[] {
  const signUp = ({ body }: { body: SignupBody }, context: RequestContext) => runSignUp(services, context, body);
  const confirm = ({ params, query }: ConfirmInput, context: RequestContext) =>
    confirmEmail(services, context, { token: params.token, isOpenedOnly: query.on_load !== undefined });
  const { signUp: call, signUpAtPage: callAtPage, ...others } = signUpCalls;
  const calls = { ...others, signUp: { ...call, body }, signUpAtPage: { ...callAtPage, body } };
  return bindCalls(calls, {
    signUp,
    signUpAtPage: signUp,
    confirm,
    confirmAtPage: confirm,
    correct: ({ body: said }, context) => correctApplication(services, requirePrincipal(context).accountId, said),
    resend: (_, context) => resendConfirmation(services, context),
  });
}
