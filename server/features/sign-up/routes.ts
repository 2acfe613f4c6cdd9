import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { messageAnswer, nextAnswer } from '../accounts/contract.ts';
import { LINKS_BY_ADDRESS } from '../accounts/limits.ts';
import { ENTRIES_BY_ADDRESS, OWN_WRITES_BY_ADDRESS } from '../accounts/outer-limits.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { resendConfirmation } from './commands/resend-confirmation.ts';
import { signUp } from './commands/sign-up.ts';
import { type ConfirmAnswer, confirmAnswer, signupRequest } from './contract.ts';

/** How somebody makes an account, and proves that its e-mail address is theirs. */
export function signUpRoutes(services: Services): readonly Endpoint[] {
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
    ...['/xac-thuc/:token/', '/api/v1/confirm/:token/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary: 'Confirms an e-mail address by a mailed link; a second time is fine',
        access: 'public',
        rate: LINKS_BY_ADDRESS,
        params: z.object({ token: rawText(100) }),
        answer: confirmAnswer,
        formDone: afterConfirming,
        handle: ({ params }, context) => confirmEmail(services, context, params.token),
      }),
    ),
    ...['/tai-khoan/gui-lai-xac-thuc/', '/api/v1/account/confirmation/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary: 'Mails another confirmation link',
        access: 'user',
        rate: OWN_WRITES_BY_ADDRESS,
        answer: messageAnswer,
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
