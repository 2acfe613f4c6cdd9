import type { z } from 'zod';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseFaults } from '../../accounts/check-fields.ts';
import { nameFault } from '../../accounts/rules/name-fault.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { mailStaffWelcome } from '../mails/staff-welcome-mail.ts';
import type { accountCreate } from '../staff-contract.ts';
import { createStaff, STAFF_LINK_HOURS } from './create-staff.ts';

/**
 * Makes an account for a member of staff, who is mailed the link to the first password. Answers the id. Throws 422 where
 * the address has an account, and for what is no name.
 */
export async function inviteStaff(
  services: Services,
  { actorId }: Actor,
  { name, email, role }: z.output<typeof accountCreate>,
): Promise<number> {
  refuseFaults({ name: nameFault(name) });
  return services.db.transaction(async unit => {
    const made = await createStaff(unit, services, { name, email, role, actorId });
    if (!made) throw invalid({ email: ['Email này đã có tài khoản. Xin đổi vai trò của tài khoản đó.'] });
    const { id, path } = made;
    // An admin vouches for the address.
    const recipient = { email, name, isEmailConfirmed: true };
    if (path !== null) await mailStaffWelcome(unit, services, recipient, { path, hours: STAFF_LINK_HOURS });
    return id;
  });
}
