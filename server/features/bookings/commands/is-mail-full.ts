import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { takeMailQuota } from '../../../platform/mail/mail-quota.ts';
import type { Services } from '../../../platform/services.ts';
import { toldEmail } from '../rules/booking-contacts.ts';
import { tables } from '../tables.ts';
import type { Booker } from './visit-caps.ts';

/**
 * Whether no message about a new visit goes to the address given, as enough went there on this day. The confirmed address
 * of the account that books gets all of them.
 */
export async function isMailFull(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { contacts, visitor: { accountId } }: Pick<Booker, 'contacts' | 'visitor'>,
): Promise<boolean> {
  const email = toldEmail(contacts);
  if (email === null) return false;
  if (accountId !== null) {
    const own = tables.selectFrom('account').select('id').where('id', '=', accountId).where('email', '=', email);
    if (await unit.row(own.where('email_confirmed_at', 'is not', null))) return false;
  }
  return !(await takeMailQuota(unit, services, email));
}
