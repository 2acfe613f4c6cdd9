import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import type { ActionInput, ActionOutcome } from '../../loading/page-action.ts';

/** Where a browser without script comes to, in the place of a token. */
export const CONFIRMED = 'hoan-thanh';

/** What the form of a mailed link does. */
export async function confirmEmail({ api, params: { token = '' } }: ActionInput): Promise<ActionOutcome> {
  const answer = await api.post('/api/v1/confirm/:token/', { params: { token } });
  return { answer, address: addressAfter(answer) };
}

/** What is left to do says the page that the browser comes to. */
function addressAfter({ next_step: step, reset_path: path = '' }: ConfirmAnswer): string {
  if (step === 'new-password') return `${path}?tu=xac-thuc`;
  return accountPages.confirmEmail({ token: CONFIRMED }, { buoc: step === 'ask-letter' ? 'thu' : null });
}
