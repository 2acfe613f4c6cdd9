import { accountEmail, accountName } from '../../accounts/contract.ts';
import { nameFault } from '../../accounts/rules/name-fault.ts';

const MAX_NAME = 80;
const NAMELESS = 'Người dùng An Tâm';
/** Control characters that are no line breaks: with those it is more than a name. */
const CONTROL = /(?![\n\v\f\r\u0085])\p{Cc}/gu;

/** The name that a provider gives, as an account may have it; a neutral one where it is none. */
export function socialName(name: string | undefined): string {
  const readable = name?.replace(CONTROL, ' ').trim().slice(0, MAX_NAME).toWellFormed();
  const taken = accountName.safeParse(readable).data;
  return taken === undefined || nameFault(taken) !== undefined ? NAMELESS : taken;
}

/** The address that a provider gives in the form in which addresses are stored; null where it is none. */
export function socialEmail(email: string | undefined): string | null {
  return accountEmail.safeParse(email).data ?? null;
}
