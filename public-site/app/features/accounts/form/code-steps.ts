import { needsCode, needsMailCode } from './failure.ts';
import type { FormState } from './use-form-action.ts';

/** Which codes a login asks for besides the password. */
export type CodeSteps = {
  /** Of the second factor. */
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
