import type { Contact } from '@antam/server/features/contacts/contract.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { FormResult } from '../../forms/form-result.ts';

export type ContactState =
  | { is: 'hidden' | 'loading' }
  | { is: 'shown'; contact: Contact }
  | { is: 'failed'; detail: string; code: string | null; isUnconfirmed: boolean };

/** The state of the form that asks for the contact; hidden before it is sent. */
export function contactState(result: FormResult<Contact> | undefined): ContactState {
  if (result === undefined) return { is: 'hidden' };
  if (result.answer !== undefined) return { is: 'shown', contact: result.answer };
  const problem = new ApiProblem(result.status, result.problem);
  return {
    is: 'failed',
    detail: problem.detail ?? 'Chưa xem được liên hệ. Xin vui lòng thử lại.',
    code: problem.status >= 500 ? problem.error_id : null,
    isUnconfirmed: problem.code === 'EMAIL_UNCONFIRMED',
  };
}
