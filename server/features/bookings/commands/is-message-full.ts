import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { takeMailQuota } from '../../../platform/mail/mail-quota.ts';
import type { Services } from '../../../platform/services.ts';
import { takeTextQuota } from '../../../platform/text-messages/text-quota.ts';
import { toldEmail } from '../rules/booking-contacts.ts';
import { toldPhone } from '../rules/told-of-visit.ts';
import { tables } from '../tables.ts';
import type { Booker } from './visit-caps.ts';

/**
 * Whether no message about a new visit goes to the address given, or without one to the phone, as enough went there on this
 * day. The confirmed address of the account that books gets all of them.
 */
export async function isMessageFull(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { contacts, visitor: { accountId } }: Pick<Booker, 'contacts' | 'visitor'>,
): Promise<boolean> {
  const email = toldEmail(contacts);
  if (accountId !== null) {
    const own = tables.selectFrom('account').select('email').where('id', '=', accountId);
    const confirmed = await unit.row(own.where('emailConfirmedAt', 'is not', null));
    if (confirmed && (email === null || email === confirmed.email)) return false;
  }
  if (email !== null) return !(await takeMailQuota(unit, services, email));
  const phone = toldPhone(contacts);
  return phone !== undefined && !(await takeTextQuota(unit, services, phone));
}
