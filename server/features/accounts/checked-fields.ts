import type { z } from 'zod';
import { accountName, newPassword, phone, WRONG_PHONE } from './contract.ts';
import { nameFault } from './rules/name-fault.ts';
import { ownPhone } from './rules/own-phone.ts';
import { weakPassword } from './rules/weak-password.ts';

/* Fields of the contract with the rules that only the server knows. Endpoints take them in the place of the
   contract's, so that all mistakes of a form are named at once; what depends on several fields is the command's. */

/** A text whose fault is a sentence; undefined for none. */
const without =
  (faultOf: (text: string) => string | undefined | Promise<string | undefined>) =>
  async ({ value, issues }: z.core.ParsePayload<string>) => {
    // The contract's own sentence is enough.
    if (issues.length > 0) return;
    const message = await faultOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  };

/** A name that holds nothing else. */
export const checkedName = accountName.check(without(nameFault));

/** A new password that is not among the commonest. */
export const checkedPassword = newPassword.check(without(password => weakPassword(password, '')));

/** A phone number, a hotline included, or nothing. */
export const checkedPhone = phone.refine(text => ownPhone(text, 'place') !== undefined, WRONG_PHONE);
