import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { resendConfirmation } from './commands/resend-confirmation.ts';
import { signUp } from './commands/sign-up.ts';
import { type ConfirmAnswer, signUpCalls } from './contract.ts';

/** How somebody makes an account, and proves that its e-mail address is theirs. */
export function signUpRoutes(services: Services): readonly Endpoint[] {
  return [
    ...[signUpCalls.signUp, signUpCalls.signUpAtPage].map(call =>
      endpoint({
        ...call,
        formDone: ({ next }) => next,
        handle: ({ body }, context) => signUp(services, context, body),
      }),
    ),
    ...[signUpCalls.confirm, signUpCalls.confirmAtPage].map(call =>
      endpoint({
        ...call,
        formDone: afterConfirming,
        handle: ({ params }, context) => confirmEmail(services, context, params.token),
      }),
    ),
    ...['/tai-khoan/gui-lai-xac-thuc/', signUpCalls.resend.path].map(path =>
      endpoint({
        ...signUpCalls.resend,
        path,
        formDone: () => '/tai-khoan/?done=gui-lai',
        formPage: '/tai-khoan/?viec=gui-lai',
        handle: (_, context) => resendConfirmation(services, context),
      }),
    ),
  ];
}

/** What is left to do says the page that the browser comes to. */
function afterConfirming({ next_step: step, reset_path: path = '' }: ConfirmAnswer): string {
  if (step === 'new-password') return `${path}?tu=xac-thuc`;
  return step === 'ask-letter' ? '/xac-thuc/hoan-thanh/?buoc=thu' : '/xac-thuc/hoan-thanh/';
}
