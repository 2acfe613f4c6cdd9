import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Recipient } from '../../accounts/mails/recipient.ts';

/** The addresses and names that are known of a visit; those of the account where one booked. */
interface Told {
  readonly name: string;
  readonly email: string | null;
  readonly booked_by_name: string | null;
  readonly booked_by_email: string | null;
  readonly account_email: string | null;
  readonly email_confirmed_at: Date | null;
}

/**
 * Who gets email messages about a visit: the person who booked, at the address of the form, otherwise at that of the
 * account. Undefined where no address is known. Only the confirmed address of the account is known to be the booker's:
 * others may belong to strangers, who get nothing that was typed.
 */
export function toldOf({ email_confirmed_at, account_email, ...visit }: Told): Recipient | undefined {
  const confirmed = email_confirmed_at === null ? null : account_email;
  const email = visit.booked_by_email ?? visit.email ?? confirmed;
  if (email === null) return undefined;
  return { email, name: visit.booked_by_name ?? visit.name, isEmailConfirmed: email === confirmed };
}

/** The mobile number of the person who booked, E.164; undefined for none, as messages reach mobile phones only. */
export function toldPhone({
  booked_by_phone,
  phone,
}: {
  readonly booked_by_phone: string | null;
  readonly phone: string | null;
}): string | undefined {
  const number = booked_by_phone ?? phone ?? '';
  return parsePhone(number)?.kind === 'mobile' ? number : undefined;
}
