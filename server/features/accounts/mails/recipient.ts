import { nameFault } from '../rules/name-fault.ts';

/** Whom an email message goes to. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
  /** Whether the address is known to be the account's owner's. */
  readonly isEmailConfirmed: boolean;
}

/** The salutation for somebody of whom nothing is known. */
export const GREETING = 'Chào bạn,';

/**
 * How an email message begins. Until the address is confirmed, the name may be a stranger's words to whoever has the
 * address; one that is none by the rules of today, as it is old or was imported, is not repeated either.
 */
export function greetingOf({ name, isEmailConfirmed }: Recipient): string {
  return isEmailConfirmed && nameFault(name) === undefined ? `Chào ${name},` : GREETING;
}
