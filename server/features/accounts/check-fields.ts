import { invalid } from '../../platform/errors/problem.ts';
import { WRONG_PHONE } from './contract.ts';

/** Throws 422 with all that is wrong with a form: a sentence by field, undefined where nothing is. */
export function refuseFaults(faults: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, [fault]]]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** What is wrong with a phone number, as `ownPhone` has read it; undefined where nothing is. */
export const phoneFault = (phone: string | null | undefined) => (phone === undefined ? WRONG_PHONE : undefined);

/** What is wrong with a password that is typed twice; undefined where it is the same both times. */
export const repeatFault = (password: string, repeated: string) =>
  password === repeated ? undefined : 'Mật khẩu nhập lại không khớp.';
