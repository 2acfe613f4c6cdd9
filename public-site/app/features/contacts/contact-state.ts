import type { PostedForm } from '@antam/server/app/site.ts';
import type { Contact } from '@antam/server/features/contacts/contract.ts';
import { ApiProblem } from '../../api/problem.ts';

export type ContactState =
  | { is: 'hidden' | 'loading' }
  | { is: 'shown'; contact: Contact }
  | { is: 'failed'; detail: string; code: string | null; isUnconfirmed: boolean };

/** What the page begins with: hidden, or what its own form has come to, which was sent without script. */
export function postedState(posted: PostedForm | null): ContactState {
  if (posted === null) return { is: 'hidden' };
  if (isContact(posted.answer)) return { is: 'shown', contact: posted.answer };
  return failedState(new ApiProblem(posted.status, posted.problem));
}

/** Why a contact cannot be shown, whatever was thrown. */
export function failedState(error: unknown): ContactState {
  const problem = error instanceof ApiProblem ? error : null;
  const detail = problem?.detail ?? 'Chưa xem được liên hệ. Xin vui lòng thử lại.';
  return {
    is: 'failed',
    detail,
    code: problem && problem.status >= 500 ? problem.error_id : null,
    isUnconfirmed: problem?.code === 'EMAIL_UNCONFIRMED',
  };
}

/** Whether the contact will be shown once the account's e-mail address is confirmed. */
export const awaitsConfirmation = (state: ContactState) => state.is === 'failed' && state.isUnconfirmed;

const isContact = (answer: unknown): answer is Contact =>
  typeof answer === 'object' && answer !== null && 'phone' in answer && 'email' in answer;
