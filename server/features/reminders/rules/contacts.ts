import { toldOf, toldPhone } from '../../bookings/rules/told-of-visit.ts';
import type { Channel } from './plan-reminders.ts';

type Contacts = Parameters<typeof toldOf>[0] & Parameters<typeof toldPhone>[0];

/** Where the person who booked a visit is reached by a channel; undefined for nowhere. */
export const contactBy = (channel: Channel, contacts: Contacts): string | undefined =>
  channel === 'mail' ? toldOf(contacts)?.email : toldPhone(contacts);
