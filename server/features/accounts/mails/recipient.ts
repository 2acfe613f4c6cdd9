import { nameFault } from '../rules/name-fault.ts';

/** Whom an email message goes to. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
  /** Whether the owner of the account has confirmed the address. */
  readonly isEmailConfirmed: boolean;
}

/** The salutation without a name. */
export const GREETING = 'Chào bạn,';

/**
 * The salutation of an email message. Until the address is confirmed, a stranger may have typed the name as a message to
 * the address's owner. An old or imported name that fails the current rules is not repeated either.
 */
export function greetingOf({ name, isEmailConfirmed }: Recipient): string {
  return isEmailConfirmed && nameFault(name) === undefined ? `Chào ${name},` : GREETING;
}
