import type { Failure } from '../../../forms/failure.ts';
import type { FormState } from '../../../forms/use-form-action.ts';

/** Which codes a login asks for besides the password. */
export type CodeSteps = {
  /** Whether the code of the second factor is asked for. */
  second: boolean;
  /** From an email: many guesses at the account have failed. */
  mail: boolean;
};

/** Fields in which a form carries what was asked for before. */
export const STEP_FIELDS = { second: 'asks_second', mail: 'asks_mail' } as const;

/** Fields that were asked for once stay on the form, as the next try needs all of them. */
export function codeSteps(
  { refused, typed }: Pick<FormState, 'refused' | 'typed'>,
  always: Partial<CodeSteps> = {},
): CodeSteps {
  return {
    second: always.second === true || STEP_FIELDS.second in typed || needsCode(refused),
    mail: always.mail === true || STEP_FIELDS.mail in typed || needsMailCode(refused),
  };
}

/** Whether the account's second factor has still to be shown, or what was given as its code cannot be one. */
function needsCode(failed: Failure | null): boolean {
  return failed !== null && (failed.code.startsWith('SECOND_FACTOR') || 'code' in failed.fields);
}

/** Whether the account's mail box has still to be shown, or what was given as its code cannot be one. */
function needsMailCode(failed: Failure | null): boolean {
  return failed !== null && (failed.code.startsWith('MAIL_CODE') || 'mail_code' in failed.fields);
}
