import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Recipient } from '../../accounts/mails/recipient.ts';

/** The addresses and names that are known of a visit; those of the account where one booked. */
interface Told {
  readonly name: string;
  readonly email: string | null;
  readonly bookedByName: string | null;
  readonly bookedByEmail: string | null;
  readonly accountEmail: string | null;
  readonly emailConfirmedAt: Date | null;
}

/**
 * Who gets email messages about a visit: the person who booked, at the address of the form, otherwise at that of the
 * account. Undefined where no address is known. Only the confirmed address of the account is known to be the booker's:
 * others may belong to strangers, who get nothing that was typed.
 */
export function toldOf({ emailConfirmedAt, accountEmail, ...visit }: Told): Recipient | undefined {
  const confirmed = emailConfirmedAt === null ? null : accountEmail;
  const email = visit.bookedByEmail ?? visit.email ?? confirmed;
  if (email === null) return undefined;
  return { email, name: visit.bookedByName ?? visit.name, isEmailConfirmed: email === confirmed };
}

/** The mobile number of the person who booked, E.164; undefined for none, as messages reach mobile phones only. */
export function toldPhone({
  bookedByPhone,
  phone,
}: {
  readonly bookedByPhone: string | null;
  readonly phone: string | null;
}): string | undefined {
  const number = bookedByPhone ?? phone ?? '';
  return parsePhone(number)?.kind === 'mobile' ? number : undefined;
}
