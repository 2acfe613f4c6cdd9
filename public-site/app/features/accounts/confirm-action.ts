import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';

/** Stands for the token in the address to which a browser without script is sent. */
export const CONFIRMED = 'hoan-thanh';

/** The field of a form that the page sends by itself when it is opened. */
export const ON_LOAD = 'on_load';

/** Runs the form of a mailed link. */
export async function confirmEmail({ api, params: { token = '' }, fields }: ActionInput): Promise<ActionOutcome> {
  const query = { on_load: fields[ON_LOAD] === undefined ? undefined : ('1' as const) };
  const answer = await api.post('/api/v1/confirm/:token/', { params: { token }, query });
  return { answer, address: addressAfter(answer) };
}

/** The page that the browser is sent to says what is left to do. */
function addressAfter({ next_step: step, reset_path: path = '' }: ConfirmAnswer): string {
  if (step === 'new-password') return `${path}?tu=xac-thuc`;
  return accountPages.confirmEmail({ token: CONFIRMED }, { buoc: step === 'ask-letter' ? 'thu' : null });
}
