import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Channel } from './plan-reminders.ts';

interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
  readonly booked_by_email: string | null;
  readonly booked_by_phone: string | null;
}

/** Where whoever booked a visit is told by a channel; undefined for nowhere. Messages to phones go to mobile ones. */
export function contactBy(channel: Channel, contacts: Contacts): string | undefined {
  if (channel === 'mail') return contacts.booked_by_email ?? contacts.email ?? undefined;
  const number = contacts.booked_by_phone ?? contacts.phone ?? '';
  return parsePhone(number)?.kind === 'mobile' ? number : undefined;
}
