import { useState } from 'react';
import type { PlainForm } from '../../../loading/site-context.ts';
import { type Failure, failureOfPosted, needsCode, needsMailCode } from './failure.ts';

/** Which codes a login asks for besides the password. */
export type CodeSteps = {
  /** Of the second factor. */
  second: boolean;
  /** Of a letter: many guesses at the account have failed. */
  mail: boolean;
};

/** Fields in which a form without script carries what was asked for before. */
export const STEP_FIELDS = { second: 'asks_second', mail: 'asks_mail' } as const;

/**
 * What was asked for once stays on the form, as the next try needs all of it. Hand each failure to `note`.
 * @param always what is asked for from the beginning
 */
export function useCodeSteps(form: PlainForm | null, always: Partial<CodeSteps> = {}) {
  const [asks, setAsks] = useState<CodeSteps>(() => {
    const typed = form?.posted?.values ?? {};
    const before = {
      second: always.second === true || STEP_FIELDS.second in typed,
      mail: always.mail === true || STEP_FIELDS.mail in typed,
    };
    return form?.posted ? withFailure(before, failureOfPosted(form.posted)) : before;
  });
  return { asks, note: (failed: Failure) => setAsks(before => withFailure(before, failed)) };
}

const withFailure = ({ second, mail }: CodeSteps, failed: Failure): CodeSteps => ({
  second: second || needsCode(failed),
  mail: mail || needsMailCode(failed),
});
