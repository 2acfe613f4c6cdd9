import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';

/** Stands for the token in the address to which a browser without script is sent. */
export const CONFIRMED = 'hoan-thanh';

/** Runs the form of a mailed link. */
export async function confirmEmail({ api, params: { token = '' } }: ActionInput): Promise<ActionOutcome> {
  const answer = await api.post('/api/v1/confirm/:token/', { params: { token } });
  return { answer, address: addressAfter(answer) };
}

/** The page that the browser is sent to says what is left to do. */
function addressAfter({ next_step: step, reset_path: path = '' }: ConfirmAnswer): string {
  if (step === 'new-password') return `${path}?tu=xac-thuc`;
  return accountPages.confirmEmail({ token: CONFIRMED }, { buoc: step === 'ask-letter' ? 'thu' : null });
}
