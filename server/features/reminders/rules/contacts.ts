import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import { toldOf } from '../../bookings/rules/told-of-visit.ts';
import type { Channel } from './plan-reminders.ts';

type Contacts = Parameters<typeof toldOf>[0] & {
  readonly phone: string | null;
  readonly booked_by_phone: string | null;
};

/** Where whoever booked a visit is told by a channel; undefined for nowhere. Messages to phones go to mobile ones. */
export function contactBy(channel: Channel, contacts: Contacts): string | undefined {
  if (channel === 'mail') return toldOf(contacts)?.email;
  const number = contacts.booked_by_phone ?? contacts.phone ?? '';
  return parsePhone(number)?.kind === 'mobile' ? number : undefined;
}
